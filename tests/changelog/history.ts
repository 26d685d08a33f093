import path from 'node:path';
import {createPages} from '../../src/files/pages';

/** A changelog in which names come and go, and defaults change. */
const pages = createPages(path.join(__dirname, 'history'));
export const HISTORY = pages.sources(await pages.all());
