import type { CSSProperties } from 'react';

/** Tells a table's style sheet how many columns it has. */
export const columnsStyle = (count: number) => ({ '--columns': count }) as CSSProperties;
