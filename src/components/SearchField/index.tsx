import type {ComponentProps, ReactNode} from 'react';

/** A field whose text `src/page/shortcut.ts` hands to the search: it is of use with scripts only. */
export default function SearchField(props: Pick<ComponentProps<'input'>, 'id' | 'size' | 'aria-label'>): ReactNode {
  return (
    <input
      type="search"
      className="scripted"
      data-search-field
      autoComplete="off"
      placeholder="A setting, an error, a pull request"
      {...props}
    />
  );
}
