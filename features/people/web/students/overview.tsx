import { spanText, dayMonthText } from '@inkstone/base';
import { useApiQuery, type CallOutput } from '@inkstone/call/web';
import { getStudentSummary } from '@inkstone/reports/contract';
import {
  QuerySection,
  Chart,
  Columns,
  DataTable,
  EmptyState,
  Facts,
  Instant,
  Section,
  useLanguage,
  useTranslation,
} from '@inkstone/ui';
import type { StudentDetail } from '../../contract.ts';
import { studentMessages } from '../../messages.ts';
import { Crm } from './crm.tsx';
import { Guardians } from './guardians.tsx';
import { ResetPassword } from './reset-password.tsx';
import styles from './students.module.css';
import { Teachers } from './teachers.tsx';

type Summary = CallOutput<typeof getStudentSummary>;

/** A student's progress, with their profile. */
export const Overview = ({ detail }: { detail: StudentDetail }) => {
  const t = useTranslation(studentMessages);
  const { student } = detail;
  const ask = useApiQuery(getStudentSummary, { studentId: student.id });
  const side = (
    <>
      <Section title={t('account')} small>
        <Facts
          items={[
            { name: t('username'), value: student.username },
            { name: t('mail'), value: <span className={styles.long}>{student.mail ?? t('notOnFile')}</span> },
            { name: t('phone'), value: student.phone ?? t('notOnFile') },
            { name: t('since'), value: <Instant at={student.createdAt} show="day" /> },
          ]}
        />
        {student.mayManage && <ResetPassword student={student} />}
      </Section>
      <Teachers detail={detail} />
      <Guardians detail={detail} />
      <Crm student={student} />
    </>
  );
  return (
    <Columns side={side}>
      <QuerySection
        title={t('practice')}
        query={ask}
        errorTitle={t('practiceFailed')}
        safe={t('safe')}
        isEmpty={({ answered, homework, tests, courses }) =>
          answered + sumAssignments(homework) + sumAssignments(tests) + sumAssignments(courses) === 0
        }
        empty={<EmptyState title={t('noPractice')} body={t('noPracticeNext')} />}
      >
        {(summary) => <Practice summary={summary} />}
      </QuerySection>
    </Columns>
  );
};

const sumAssignments = ({ onGoing, complete, delay }: Summary['homework']): number => onGoing + complete + delay;

const computeCorrectRate = (weeks: Summary['weeks']): number | null => {
  const right = weeks.reduce((sum, week) => sum + week.right, 0);
  const marked = weeks.reduce((sum, week) => sum + week.marked, 0);
  return marked === 0 ? null : Math.round((100 * right) / marked);
};

const Practice = ({ summary }: { summary: Summary }) => {
  const t = useTranslation(studentMessages);
  const language = useLanguage();
  const { weeks } = summary;
  const lately = computeCorrectRate(weeks.slice(-4));
  const rows = weeks.map(({ monday, right, marked }) => ({
    label: dayMonthText(monday, language),
    values: { rate: marked === 0 ? null : Math.round((100 * right) / marked) },
  }));
  return (
    <>
      <Facts
        items={[
          { name: t('lastFour'), value: lately === null ? t('none') : t('percent', { value: lately }) },
          { name: t('answered'), value: summary.answered.toLocaleString('en-US') },
          { name: t('time'), value: spanText(summary.practiceSeconds * 1000, language) },
          { name: t('errorsDue'), value: summary.errorsDue },
        ]}
      />
      {rows.filter(({ values }) => values.rate !== null).length > 1 && (
        <div className={styles.chart}>
          <Chart
            kind="line"
            label={t('chart')}
            axis={t('week')}
            rows={rows}
            series={[{ key: 'rate', name: t('rate') }]}
            unit="%"
            range={[0, 100]}
            height={200}
          />
        </div>
      )}
      <Standing summary={summary} />
    </>
  );
};

const Standing = ({ summary }: { summary: Summary }) => {
  const t = useTranslation(studentMessages);
  const rows = (['homework', 'tests', 'courses'] as const).map((kind, index) => ({ index, kind, ...summary[kind] }));
  return (
    <div className={styles.table}>
      <DataTable
        label={t('standing')}
        rows={rows}
        getKey={({ index }) => index}
        columns={[
          { key: 'kind', head: t('kind'), card: 'title', cell: ({ kind }) => t(kind) },
          { key: 'onGoing', head: t('onGoing'), align: 'end', cell: (row) => row.onGoing },
          { key: 'complete', head: t('complete'), align: 'end', cell: (row) => row.complete },
          {
            key: 'delay',
            head: t('delay'),
            align: 'end',
            cell: (row) => <span className={row.delay > 0 ? 'c-amber strong' : undefined}>{row.delay}</span>,
          },
        ]}
      />
    </div>
  );
};
