import { localizedName, toPercent } from '@inkstone/base';
import { getExamName } from '@inkstone/programmes/cards';
import { DataTable, Instant, Section, useLanguage, useTranslation } from '@inkstone/ui';
import type { PhaseNumbers } from '../../contract.ts';
import { describeExams, describeResult, phaseKinds } from '../../document/phase-document.ts';
import { phaseMessages } from '../../messages.ts';
import styles from './phase.module.css';

/** The data of a period: assignments by kind, by exam, and each test. */
export const PhaseTables = ({ numbers }: { numbers: PhaseNumbers }) => (
  <>
    <CompletionTable numbers={numbers} />
    {numbers.subjects.length > 0 && <SubjectTable subjects={numbers.subjects} />}
    {numbers.results.length > 0 && <ResultTable results={numbers.results} />}
  </>
);

const CompletionTable = ({ numbers }: { numbers: PhaseNumbers }) => {
  const t = useTranslation(phaseMessages);
  const rows = phaseKinds.flatMap((kind, index) =>
    numbers[kind].given > 0 ? [{ index, kind, ...numbers[kind] }] : [],
  );
  if (rows.length === 0) return null;
  return (
    <div className={styles.block}>
      <Section title={t('work')}>
        <div className={styles.body}>
          <p className={`small dim ${styles.counts}`}>{t('workCounts')}</p>
          <DataTable
            label={t('work')}
            rows={rows}
            getKey={({ index }) => index}
            columns={[
              { key: 'kind', head: t('kind'), card: 'title', cell: ({ kind }) => t(kind) },
              { key: 'given', head: t('given'), align: 'end', cell: (row) => row.given },
              { key: 'done', head: t('done'), align: 'end', cell: (row) => row.done },
              { key: 'onTime', head: t('onTime'), align: 'end', cell: (row) => row.onTime },
            ]}
          />
        </div>
      </Section>
    </div>
  );
};

const SubjectTable = ({ subjects }: Pick<PhaseNumbers, 'subjects'>) => {
  const t = useTranslation(phaseMessages);
  const language = useLanguage();
  const exams = describeExams(subjects, { language }).map((exam, index) => ({ ...exam, index }));
  return (
    <div className={styles.block}>
      <Section title={t('subjects')}>
        <div className={styles.body}>
          <DataTable
            label={t('subjects')}
            rows={exams}
            getKey={({ index }) => index}
            columns={[
              { key: 'exam', head: t('exam'), card: 'title', cell: ({ name }) => name },
              { key: 'pieces', head: t('pieces'), align: 'end', cell: ({ pieces }) => pieces },
              {
                key: 'right',
                head: t('right'),
                align: 'end',
                cell: ({ right, scored }) => t('percent', { value: toPercent(right, scored) ?? 0 }),
              },
            ]}
          />
        </div>
      </Section>
    </div>
  );
};

const ResultTable = ({ results }: Pick<PhaseNumbers, 'results'>) => {
  const t = useTranslation(phaseMessages);
  const language = useLanguage();
  return (
    <div className={styles.block}>
      <Section title={t('results')}>
        <div className={styles.body}>
          <DataTable
            label={t('results')}
            rows={results}
            getKey={({ id }) => id}
            columns={[
              {
                key: 'test',
                head: t('test'),
                card: 'title',
                cell: (row) => (
                  <>
                    <b>{localizedName(language, row.title, row.titleZh)}</b>
                    <small>{getExamName(row, language)}</small>
                  </>
                ),
              },
              { key: 'at', head: t('at'), width: '10rem', cell: ({ at }) => <Instant at={at} show="day" /> },
              {
                key: 'score',
                head: t('score'),
                align: 'end',
                cell: (row) => describeResult(row, t),
              },
            ]}
          />
        </div>
      </Section>
    </div>
  );
};
