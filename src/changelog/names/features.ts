import {oncePer} from '../model/once';
import type {Entry} from '../model/records';
import {plainText} from '../model/text';
import {subjectOf} from './subject';

/** What a cluster may have or not, with the words of it in names and in entries. */
export interface Feature {
  readonly title: string;
  readonly words: RegExp;
  /** Whether most clusters have it: such a feature is told apart only where it is known what a server runs. */
  readonly isUsual?: true;
}

export const FEATURES: readonly Feature[] = [
  {title: 'Iceberg', words: /iceberg/i},
  {title: 'Delta Lake', words: /delta_?lake|delta lake|delta_kernel/i},
  {title: 'Hudi, Paimon', words: /hudi|paimon/i},
  {title: 'Data lake catalogs', words: /datalake|data lake|unity_catalog|glue_catalog|\bcatalogs?\b/i},
  {title: 'S3Queue, AzureQueue', words: /s3_?queue|azure_?queue|object storage queue/i},
  {title: 'Azure', words: /azure/i},
  {title: 'HDFS, Hive', words: /hdfs|\bhive (?:tables?|engine|metastore)/i},
  {title: 'Google Cloud, Tencent, Alibaba storage', words: /\b(?:gcs|cosn?|oss)\b|google cloud/i},
  {title: 'S3', words: /\bs3(?!_?queue)(?:[_A-Z]\w*)?\b/i, isUsual: true},
  {title: 'Filesystem cache', words: /\bfilesystem.?cache|\bcache disk|\btype\W{1,4}cache\b/i, isUsual: true},
  {title: 'Kafka', words: /kafka/i},
  {title: 'RabbitMQ, NATS', words: /rabbitmq|\bnats/i},
  {title: 'MongoDB', words: /mongo/i},
  {title: 'MySQL interface', words: /mysql (?:interface|protocol|wire|clients?|connector|handler)/i},
  {title: 'MySQL', words: /mysql(?! (?:interface|protocol|wire|clients?|connector|handler))/i},
  {title: 'PostgreSQL interface', words: /postgresql (?:interface|protocol|wire|clients?|handler)/i},
  {title: 'PostgreSQL', words: /postgre(?!sql (?:interface|protocol|wire|clients?|handler))/i},
  {title: 'SQLite, Redis, ODBC, JDBC, YTsaurus', words: /sqlite|redis|odbc|jdbc|ytsaurus|bigquery|cassandra/i},
  {title: 'Parquet', words: /parquet/i},
  {title: 'ORC', words: /\borc\b|_orc_/i},
  {title: 'Arrow', words: /arrow/i},
  {title: 'Avro', words: /avro/i},
  {title: 'Protobuf', words: /protobuf/i},
  {title: 'Cap’n Proto, MsgPack, BSON, Npy', words: /capn|msg_?pack|bson|\bnpy\b/i},
  {title: 'Time series and Prometheus', words: /time_?series|prometheus|promql/i},
  {title: 'Vector search', words: /vector_similarity|vector (?:search|index)|\bqbit\b|usearch/i},
  {title: 'Text indexes', words: /text_index|text index|full.?text|inverted index|\btext indexes\b/i},
  {title: 'AI functions', words: /\bai_function|\bai[A-Z]\w+|\bAI functions/},
  {title: 'KQL, PRQL', words: /kql|kusto|prql/i},
  {title: 'gRPC', words: /grpc/i},
  {title: 'LDAP, Kerberos', words: /ldap|kerberos/i},
  {
    title: 'H3, S2 and geometry',
    words: /\bh3|toH3|\bs2[A-Z]|toS2|geohash|polygon|\bwkt|\bwkb|readWK[TB]|geoparquet|geojson/i,
  },
  {title: 'Window and live views', words: /window view|live view|windowview|liveview/i},
  {title: 'Replicated databases', words: /database_replicated|`?Replicated`? database|database replica/i},
  {title: 'Backups', words: /backup|\brestore\b/i, isUsual: true},
  {title: 'Dictionaries', words: /\bdictionar(?:y|ies)\b(?!-)|dictget|\bdict_|^regexp_dict/i, isUsual: true},
  {title: 'Materialized views', words: /materialized.?view|refreshable/i, isUsual: true},
  {
    title: 'JSON, Dynamic and Variant',
    words:
      /\bJSON (?:data-type|types?|columns?|subcolumns?|paths?|objects?)\b|(?:types?|of|Type) JSON\b|type_json|json_type|\bDynamic\b|\bVariant\b/,
    isUsual: true,
  },
  {title: 'Projections', words: /projection/i, isUsual: true},
  {title: 'Keeper', words: /Keeper|ZooKeeper|keeper_server/, isUsual: true},
];

/** The features that an entry is about: its words before the verb, and what undoes it. */
export const featuresOf = oncePer(({text, undo}: Pick<Entry, 'text' | 'undo'>): readonly Feature[] => {
  const about = [plainText(subjectOf(text)), ...undo.map(({setting}) => setting)].join('\n');
  return FEATURES.filter(({words}) => words.test(about));
});
