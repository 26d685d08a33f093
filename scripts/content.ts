import {readLineFile} from '../src/changelog/patches/line-file';
import {AUTHORS, NAMES, readAnchors, readPageFiles, readText} from '../src/files/changelog-folder';
import {readLineFiles} from '../src/files/line-files';
import {readLinkTargets} from '../src/files/link-targets';
import {readServerFiles} from '../src/files/server-files';
import {asFindings} from '../src/lint/findings';
import {lintAuthors, lintNames} from '../src/lint/list-order';
import type {Context} from '../src/lint/rule';

/**
 * Reads all that lint and fix look at: the years' pages, each with its context, the lines' patch releases, and what is
 * wrong with these and with the lists.
 */
export function readContent(siteDir = '.') {
  const {authors, findings: ofAuthors} = lintAuthors(readText(siteDir, AUTHORS));
  const {catalogue, history: defaults} = readServerFiles(siteDir);
  const {names, findings: ofNames} = lintNames(readText(siteDir, NAMES), catalogue);
  const documents = readLinkTargets(siteDir);
  const known = {authors, names, ...(catalogue && {catalogue}), defaults, documents};
  const pages = readPageFiles(siteDir)
    .reverse()
    .map((page) => ({...page, context: {...known, published: readAnchors(siteDir, page.name)} satisfies Context}));
  const lists = [
    {file: AUTHORS, findings: ofAuthors},
    {file: NAMES, findings: ofNames},
  ];
  const lines = readLineFiles(siteDir).map(({line, file, text}) => {
    const {releases, problems} = readLineFile(line, text);
    return {line, file, releases, findings: asFindings(problems)};
  });
  return {pages, lists, lines};
}
