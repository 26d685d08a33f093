// Node reads the packages of the site itself. Docusaurus loads its configuration with jiti, which would translate each of
// their modules with Babel: the first start takes four seconds more, and what is translated parses pages more slowly.
import {readFileSync} from 'node:fs';

const {dependencies} = JSON.parse(readFileSync('package.json', 'utf8'));
process.env.JITI_NATIVE_MODULES = JSON.stringify(Object.keys(dependencies));
