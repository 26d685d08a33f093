import type {Processor} from 'unified';
import type {VFile} from 'vfile';
import {splitPage} from '../changelog/parse/split';

export interface FrameOptions {
  /** Whether the file at this path is a year's page. */
  readonly isChangelog: (path: string) => boolean;
}

/**
 * Remark plugin: of a year's page Docusaurus' own parser is given all but the releases, which are parsed into records
 * already (see `changelog.ts`). The parser must be set before the plugin, as Docusaurus does.
 */
export default function remarkFrame(this: Processor, {isChangelog}: FrameOptions): void {
  const parse = this.parser!;
  this.parser = (text: string, file: VFile) => parse(isChangelog(file.path) ? splitPage(text).frame : text, file);
}
