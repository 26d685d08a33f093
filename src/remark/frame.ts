import type {Processor} from 'unified';
import type {VFile} from 'vfile';
import {splitPage} from '../changelog/parse/split';

export interface FrameOptions {
  /** Whether the file at this path is a year's page. */
  readonly isChangelog: (path: string) => boolean;
}

/**
 * Remark plugin: gives Docusaurus' own parser a year's page without its releases, which are parsed into records already
 * (see `changelog.ts`). Docusaurus must set the parser before this plugin runs.
 */
export default function remarkFrame(this: Processor, {isChangelog}: FrameOptions): void {
  const parse = this.parser!;
  this.parser = (text: string, file: VFile) => parse(isChangelog(file.path) ? splitPage(text).frame : text, file);
}
