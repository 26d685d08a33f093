import clsx from 'clsx';
import type {ComponentProps, ReactNode} from 'react';
import styles from './styles.module.css';

interface Props extends ComponentProps<'button'> {
  /** Whether the button is the main one of its form. */
  readonly primary?: boolean;
}

/** A button with letters as large as the text around it. */
export default function Button({primary = false, className, ...props}: Props): ReactNode {
  const color = primary ? 'button--primary' : 'button--secondary';
  return <button type="button" className={clsx('button', color, styles.button, className)} {...props} />;
}
