import type { ReactNode } from 'react';
import { CloseIcon } from '../icons/index.tsx';
import { useTranslation } from '../words/index.ts';
import { messages } from '../messages.ts';
import styles from './bulk-bar.module.css';

/** An action on everything that is selected. */
export interface BulkAction {
  key: string;
  label: string;
  icon?: ReactNode;
  onAction: () => void;
  /** Whether its panel is open. */
  open?: boolean;
  /** Hidden where there is little room. */
  minor?: boolean;
}

interface BulkBarProps {
  count: number;
  actions: readonly BulkAction[];
  onClear: () => void;
  /** The open action's panel: what changes, what does not, how long undo is possible. Pushes the list down. */
  panel?: ReactNode;
}

/** Actions for the selected rows. */
export const BulkBar = ({ count, actions, onClear, panel }: BulkBarProps) => {
  const t = useTranslation(messages);
  return (
    <>
      <div className={`${styles.bar} num`} role="toolbar" aria-label={t('withSelected')}>
        <b aria-live="polite">{t('selected', { count })}</b>
        {actions.map((action) => (
          <button
            key={action.key}
            type="button"
            data-minor={action.minor || undefined}
            aria-expanded={action.open}
            onClick={action.onAction}
          >
            {action.icon}
            {action.label}
          </button>
        ))}
        <button type="button" className={styles.clear} aria-label={t('clearSelection')} onClick={onClear}>
          <CloseIcon />
        </button>
      </div>
      {panel && <div className={styles.panel}>{panel}</div>}
    </>
  );
};

/** The panel of a bulk action: the choice left, its consequences in the middle, the action right. */
export const BulkPanel = (props: {
  title: string;
  choice?: ReactNode;
  consequences: readonly { count: number; text: string }[];
  action: ReactNode;
}) => (
  <div className={styles.inside} role="group" aria-label={props.title}>
    <div>
      <h2>{props.title}</h2>
      {props.choice}
    </div>
    <ul className="num">
      {props.consequences.map((consequence) => (
        <li key={consequence.text}>
          <b>{consequence.count}</b>
          <span>{consequence.text}</span>
        </li>
      ))}
    </ul>
    <div className={styles.act}>{props.action}</div>
  </div>
);
