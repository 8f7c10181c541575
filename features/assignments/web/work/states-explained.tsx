import { useTranslation } from '@inkstone/ui';
import { stateWords } from '../../messages/states.ts';
import styles from './states.module.css';

type Explained = Exclude<keyof (typeof stateWords)['pairs'], 'title' | 'lineOf'>;

/** What the states of a filter mean, opened by who wants to know: each with its name on the screen. */
export const StatesExplained = ({ states }: { states: readonly { name: string; says: Explained }[] }) => {
  const t = useTranslation(stateWords);
  return (
    <details className={`${styles.states} no-print`}>
      <summary>{t('title')}</summary>
      <ul>
        {states.map(({ name, says }) => (
          <li key={says}>
            <b>{t('lineOf', { state: name })}</b>
            {t(says)}
          </li>
        ))}
      </ul>
    </details>
  );
};
