import type { ReactNode } from 'react';
import { CheckIcon, WarningIcon } from '@inkstone/ui';
import styles from './login.module.css';

/** What went wrong, in bold, and what is safe or to be done. */
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

/** News that is no error: `warning` where something ended, `done` where something worked, `plain` from the school. */
export const Notice = ({ kind, children }: { kind: 'warning' | 'done' | 'plain'; children: ReactNode }) => (
  <div className={styles.notice} data-kind={kind} role="status">
    {kind === 'warning' && <WarningIcon />}
    {kind === 'done' && <CheckIcon />}
    <span>{children}</span>
  </div>
);
