import type { ComponentProps } from 'react';
import styles from './sheet.module.css';

/** A raised surface for the main content of a screen. Never nested. */
export const Sheet = ({ className, flush = false, ...rest }: ComponentProps<'section'> & { flush?: boolean }) => (
  <section {...rest} className={[styles.sheet, flush ? '' : styles.room, className].filter(Boolean).join(' ')} />
);
