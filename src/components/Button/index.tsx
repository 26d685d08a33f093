import clsx from 'clsx';
import type {ComponentProps, ReactNode} from 'react';
import styles from './styles.module.css';

/** A button with letters as large as the text around it; the main one of its form is `button--primary`. */
export default function Button({className, ...props}: ComponentProps<'button'>): ReactNode {
  return <button type="button" className={clsx('button', styles.button, className)} {...props} />;
}
