import type {Root} from 'mdast';
import type {Processor} from 'unified';
import {VFile} from 'vfile';
import {incremental} from '../changelog/incremental';

export interface IncrementalOptions {
  /** Whether the file at this path is a year's page. */
  readonly isChangelog: (path: string) => boolean;
}

/**
 * Remark plugin: of a year's page that is parsed again, as the live-editing server does after each save, only what is
 * around the edit is parsed. A build parses each page once, and whole. The parser must be set before the plugin, as
 * Docusaurus does.
 */
export default function remarkIncremental(this: Processor<Root>, {isChangelog}: IncrementalOptions): void {
  const parse = this.parser!;
  const parseAgain = incremental((text) => parse(text, new VFile()) as Root);
  this.parser = (text: string, file: VFile) =>
    isChangelog(file.path) ? parseAgain(text, file.path) : parse(text, file);
}
