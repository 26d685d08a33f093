import path from 'node:path';
import type {DataSource} from '../../src/changelog/export/rows';
import {createPages} from '../../src/files/pages';

/** A changelog of a few entries that has something for every column, file and page that is made of one. */
export const SMALL = path.join(__dirname, 'small');
export const small = createPages(SMALL);
/** Newest first. */
export const YEARS = await small.all();
const {authors, backports, finder, formerIds, changes, catalogue} = small.sources(YEARS);
const site = {title: 'Site', tagline: 'What it is.', url: 'https://example.org', baseUrl: '/base/'};
export const SOURCE: DataSource = {site, years: YEARS, authors, backports, finder, formerIds, changes, catalogue};
