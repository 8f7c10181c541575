import type { ComponentProps } from 'react';
import styles from './bar-button.module.css';

/** A quiet button of the top bar. */
export const BarButton = ({ className, ...rest }: ComponentProps<'button'>) => (
  <button type="button" {...rest} className={[styles.button, className].filter(Boolean).join(' ')} />
);
