import { Section, StatusChip, useTranslation } from '@inkstone/ui';
import { assignmentReportMessages } from '../../messages.ts';
import type { AssignmentReportData } from '../../document/assignment-report-data.ts';
import styles from './assignment-report.module.css';

/** Students who have not submitted, and whether they have started. */
export const MissingStudents = ({ missing }: { missing: AssignmentReportData['missing'] }) => {
  const t = useTranslation(assignmentReportMessages);
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
