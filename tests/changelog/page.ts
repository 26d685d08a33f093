import {readFileSync} from 'node:fs';
import {expect} from 'vitest';
import type {Year} from '../../src/changelog/model/records';
import {parsePage} from '../../src/changelog/parse/page';

/** The front matter of a year's page. */
export function frontMatter(year: number): string {
  return `---
title: ${year} Changelog
description: What changed in ${year}.
slug: /whats-new/changelog/${year}
sidebar_position: 3
sidebar_label: '${year}'
---
`;
}

/** The Markdown of a release with one section and these bullets. */
export function release(version: string, bullets: string, section = 'Improvement'): string {
  const id = version.replace('.', '');
  return `## ClickHouse release ${version} {/* #${id} */}\n\n### ${section} {/* #section-${id} */}\n\n${bullets}\n`;
}

/** The records of a page with these releases, which must have no problems. */
export function readYear(year: number, releases: string): Year {
  const parsed = parsePage(`${year}.mdx`, `${frontMatter(year)}\n${releases}`);
  expect(parsed.problems.map(({reason}) => reason)).toEqual([]);
  return parsed.year;
}

/** The cases of a file: a line each, with tabs between what is given and what is expected. */
export function rowsOf(file: string): string[][] {
  const lines = readFileSync(file, 'utf8').split('\n');
  return lines.filter((line) => line !== '' && !line.startsWith('#')).map((line) => line.split('\t'));
}
