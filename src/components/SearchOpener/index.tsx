import type {ReactNode} from 'react';

/** A button that reads as the field of the search, which it opens: src/page/shortcut.ts. It is of use with scripts only. */
export default function SearchOpener(): ReactNode {
  return (
    <button type="button" className="scripted" data-search="">
      Search settings, errors, pull requests
    </button>
  );
}
