import type { ComponentProps } from 'react';
import styles from './sheet.module.css';

/** A sheet on the desk: for the one thing a screen is about. Never a sheet in a sheet. */
export const Sheet = ({ className, flush = false, ...rest }: ComponentProps<'section'> & { flush?: boolean }) => (
  <section {...rest} className={[styles.sheet, flush ? '' : styles.room, className].filter(Boolean).join(' ')} />
);
