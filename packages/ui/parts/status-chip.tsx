import type { ReactNode } from 'react';
import styles from './status-chip.module.css';

/** What a chip says by its colour; always with its word. */
export type Tone = 'plain' | 'line' | 'jade' | 'amber' | 'cinnabar' | 'teal';

/** A state in one or two words. */
export const StatusChip = ({
  tone = 'plain',
  icon,
  children,
}: {
  tone?: Tone;
  icon?: ReactNode;
  children: ReactNode;
}) => (
  <span className={`${styles.chip} num`} data-tone={tone}>
    {icon}
    {children}
  </span>
);
