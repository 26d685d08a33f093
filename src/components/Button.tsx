import type {ComponentProps, ReactNode} from 'react';

/** A small button beside a text. */
export default function Button(props: ComponentProps<'button'>): ReactNode {
  return <button type="button" className="button button--secondary button--sm" {...props} />;
}
