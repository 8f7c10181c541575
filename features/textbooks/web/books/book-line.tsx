import type { ReactNode } from 'react';
import { BookCover } from '@inkstone/ui';
import styles from './books.module.css';

interface BookLineProps {
  name: string;
  /** What a press on the name does; words alone where nothing can be done. */
  title?: ReactNode;
  children?: ReactNode;
}

/** A book as a line: its cover, its name and what is said of it. */
export const BookLine = ({ name, title, children }: BookLineProps) => (
  <span className={styles.line}>
    <BookCover title={name} />
    <span className={styles.said}>
      {title ?? <b>{name}</b>}
      {children}
    </span>
  </span>
);
