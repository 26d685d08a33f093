import {type ReactNode, useRef} from 'react';

interface Props {
  /** What could not be loaded, and what that means; undefined if nothing failed. */
  readonly failure: string | undefined;
  readonly retry: () => void;
  readonly children?: ReactNode;
}

/** Says that something could not be loaded, with a way to try again. */
export default function Failure({failure, retry, children}: Props): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  const tryAgain = (): void => {
    // The button disappears. The focus stays at its place, so that Tab goes on from there.
    place.current!.focus();
    retry();
  };
  return (
    <div ref={place} tabIndex={-1} style={{outline: 'none'}}>
      {failure === undefined ? (
        children
      ) : (
        <p role="alert">
          {failure}{' '}
          <button type="button" onClick={tryAgain}>
            Try again
          </button>
        </p>
      )}
    </div>
  );
}
