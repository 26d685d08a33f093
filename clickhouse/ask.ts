// Asks the server that package.json names, and writes what it says beside the content.
import {writeFileSync} from 'node:fs';
import {Engine} from './engine';
import {askedFiles} from './files';

const engine = new Engine();
askedFiles(engine)
  .then((files) => {
    for (const [file, text] of Object.entries(files)) {
      writeFileSync(file, text);
      console.log(`${file}: ${text.split('\n').length - 1} lines, ${text.length} bytes`);
    }
  })
  .finally(() => engine.stop());
