import type { ReactNode } from 'react';

interface IconProps {
  /** A name for screen readers; without one the icon is decoration beside its label. */
  label?: string;
  className?: string;
}

/** Renders an icon on a 24 by 24 view box with lines of 1.5. */
export const icon =
  (shape: ReactNode) =>
  ({ label, className }: IconProps) => (
    <svg
      className={className ? `i ${className}` : 'i'}
      viewBox="0 0 24 24"
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      {shape}
    </svg>
  );

/** Renders an icon of one path. */
export const path = (d: string) => icon(<path d={d} />);
