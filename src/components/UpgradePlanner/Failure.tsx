import type {ReactNode} from 'react';
import Button from '../Button';

interface Props {
  /** What could not be loaded, and what that means. */
  readonly children: ReactNode;
  readonly retry: () => void;
}

/** Says that something could not be loaded, with a way to try again. */
export default function Failure({children, retry}: Props): ReactNode {
  return (
    <p role="alert">
      {children} <Button onClick={retry}>Try again</Button>
    </p>
  );
}
