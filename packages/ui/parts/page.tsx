import type { ReactNode } from 'react';
import styles from './page.module.css';

interface PageProps {
  children: ReactNode;
  /** For teachers' lists and marking desks: lower controls, smaller type. */
  dense?: boolean;
  /** `text` for forms and short reading, `report` for reports. */
  width?: 'page' | 'report' | 'text';
}

/** The page of a screen inside the navigation. */
export const Page = ({ children, dense = false, width = 'page' }: PageProps) => (
  <main
    id="content"
    tabIndex={-1}
    className={styles.page}
    data-width={width}
    data-density={dense ? 'dense' : undefined}
  >
    {children}
  </main>
);

/** A wide column with a narrow one beside it; stacked on narrow screens. */
export const Columns = ({ children, side }: { children: ReactNode; side: ReactNode }) => (
  <div className={styles.columns}>
    <div className={styles.main}>{children}</div>
    <div className={styles.side}>{side}</div>
  </div>
);

/** Sections below each other with the design's spacing. */
export const Stack = ({ children }: { children: ReactNode }) => <div className={styles.main}>{children}</div>;
