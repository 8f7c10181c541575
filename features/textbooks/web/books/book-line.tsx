import type { ReactNode } from 'react';
import { BookCover } from '@inkstone/ui';
import styles from './books.module.css';

interface BookLineProps {
  name: string;
  /** The name as a link or button; plain text where it has no action. */
  title?: ReactNode;
  children?: ReactNode;
}

/** A book in a list: cover, name and details. */
export const BookLine = ({ name, title, children }: BookLineProps) => (
  <span className={styles.line}>
    <BookCover title={name} />
    <span className={styles.said}>
      {title ?? <b>{name}</b>}
      {children}
    </span>
  </span>
);
