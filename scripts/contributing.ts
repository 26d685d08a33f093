// Writes the section on the rules into CONTRIBUTING.md.
import {readFileSync, writeFileSync} from 'node:fs';
import {withRules} from '../src/lint/guide';

const FILE = 'CONTRIBUTING.md';
writeFileSync(FILE, withRules(readFileSync(FILE, 'utf8')));
