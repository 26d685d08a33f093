import {searchEntries} from '../../src/search/entries';
import {readYear} from '../changelog/page';

const authors = {'alexey-milovidov': 'Alexey Milovidov', Algunenano: 'Raúl Marín'};
const {releases} = readYear(
  2024,
  `
## ClickHouse release 24.10 {/* #2410 */}

### New Feature {/* #new-feature-3 */}

- A parallel way to build a hash table. (#100 by @alexey-milovidov; id prose)

### Improvement {/* #improvement-3 */}

- The \`parallel_hash\` algorithm is not the only one there is, and this sentence goes on for long. (#200 by @alexey-milovidov; id name)

## ClickHouse release 24.8 LTS {/* #248 */}

### New Feature {/* #new-feature-2 */}

- \`woocommerce_init\` starts shops. (#300 by @Algunenano; closes #59620; id woo)

### Improvement {/* #improvement-2 */}

- Arguments are skipped. (#400 by @Algunenano; undo \`legacy_null_behavior = 1\`; upgrade: result; id undo)

## ClickHouse release 24.1 {/* #241 */}

### Improvement {/* #improvement-1 */}

- Tables are read only for a while. (#65519 by @Algunenano; id read-only)

### New Feature {/* #new-feature-1 */}

- The initial state. (#500 by @Algunenano; id initial)
`,
  authors,
);

/** A few entries as the search gets them, in page order. */
export const ENTRIES = searchEntries({releases, authors}, 0).map((entry) => ({
  ...entry,
  address: entry.address.replace('/whats-new/changelog', ''),
}));
