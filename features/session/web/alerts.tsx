import type { ReactNode } from 'react';
import { CheckIcon, WarningIcon } from '@inkstone/ui';
import styles from './login.module.css';

/** An error: title in bold, and what to do. */
export const Alert = ({ title, children }: { title: string; children?: ReactNode }) => (
  <div className={styles.alert} role="alert">
    <WarningIcon />
    <span>
      <b>{title}</b>
      {children && (
        <>
          <br />
          {children}
        </>
      )}
    </span>
  </div>
);

/** A notice that is no error: `warning` where something ended, `done` for success, `plain` from the school. */
export const Notice = ({ kind, children }: { kind: 'warning' | 'done' | 'plain'; children: ReactNode }) => (
  <div className={styles.notice} data-kind={kind} role="status">
    {kind === 'warning' && <WarningIcon />}
    {kind === 'done' && <CheckIcon />}
    <span>{children}</span>
  </div>
);
