import type { ReactNode } from 'react';
import styles from './status-chip.module.css';

/** The meaning of a chip's colour; always with text. */
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
