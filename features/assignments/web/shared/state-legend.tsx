import { useTranslation } from '@inkstone/ui';
import { stateMessages } from '../../messages/states.ts';
import styles from './state-legend.module.css';

type StateMessageKey = Exclude<keyof (typeof stateMessages)['pairs'], 'title' | 'lineOf'>;

/** A legend of the filter's states, opened on request. */
export const StateLegend = ({ states }: { states: readonly { name: string; messageKey: StateMessageKey }[] }) => {
  const t = useTranslation(stateMessages);
  return (
    <details className={`${styles.states} no-print`}>
      <summary>{t('title')}</summary>
      <ul>
        {states.map(({ name, messageKey }) => (
          <li key={messageKey}>
            <b>{t('lineOf', { state: name })}</b>
            {t(messageKey)}
          </li>
        ))}
      </ul>
    </details>
  );
};
