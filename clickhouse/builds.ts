// What servers say of a name that follows from how their wheels are built, and not from their release.
import type {CatalogueKind} from '../src/changelog/defaults/asked-servers';

/** Names that later wheels are built without, though their release has them. */
export const BUILT_ONCE: Readonly<Partial<Record<CatalogueKind, RegExp>>> = {
  function: /^(?:BLAKE3|detect(?:Charset|LanguageUnknown|ProgrammingLanguage|Tonality))$/,
  'table-function': /^mongodb$/,
  'table-engine': /^MongoDB$/,
};
/** Names that earlier wheels are built without, though their release may have them. */
export const BUILT_LATE: typeof BUILT_ONCE = {
  function: /^(?:h3|geoToH3|stringToH3|normalizeUTF8NFK?[CD]$|convertCharset|(?:try)?base64|sqid)/i,
  'table-function': /^(?:mysql|postgresql|hdfs|hdfsCluster|azureBlobStorage|azureBlobStorageCluster|fileCluster)$/,
  'table-engine': /^(?:HDFS|Kafka|MySQL|PostgreSQL|MaterializedPostgreSQL|ExternalDistributed|AzureBlobStorage)$/,
  format: /^(?:Avro|AvroConfluent|MsgPack)$/,
};
export const OF_THE_LIBRARY: typeof BUILT_ONCE = {
  function: /^chdb$/,
  'table-engine': /^Python$/,
  'table-function': /^python$/,
};

/** Whether what servers say of a name follows from how they are built. */
export function isOfTheBuild(kind: CatalogueKind, name: string): boolean {
  return [BUILT_ONCE, BUILT_LATE, OF_THE_LIBRARY].some((names) => names[kind]?.test(name));
}
