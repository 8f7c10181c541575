import { Section, StatusChip, useTranslation } from '@inkstone/ui';
import { wholeMessages } from '../../messages.ts';
import type { WholeOf } from '../report/whole-of.ts';
import styles from './whole.module.css';

/** Who has not handed in, and whether they have begun. */
export const MissingStudents = ({ missing }: { missing: WholeOf['missing'] }) => {
  const t = useTranslation(wholeMessages);
  return (
    <Section title={t('missing')} count={missing.length}>
      {missing.length === 0 ? (
        <p className={`meta ${styles.calm}`}>{t('nobodyMissing')}</p>
      ) : (
        <ul className={styles.missing}>
          {missing.map(({ studentId, name, state }) => (
            <li key={studentId}>
              <span>{name}</span>
              <StatusChip tone={state === 'started' ? 'amber' : 'plain'}>
                {t(state === 'started' ? 'missingStarted' : 'missingNone')}
              </StatusChip>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
};
