import { Bar, TimeLeft, useNow, useTranslation } from '@inkstone/ui';
import { assignmentMessages } from '../../messages.ts';
import { DeadlineSpan } from '../shared/deadline-span.tsx';
import type { AssignmentDetail } from '../shared/families.ts';
import styles from './assignment-summary.module.css';

const reportMessages = { submitted: 'opensSubmitted', closed: 'opensClosed', byHand: 'opensByHand' } as const;

type SummaryFields = Pick<
  AssignmentDetail['assignment'],
  | 'submitted'
  | 'total'
  | 'averageAccuracy'
  | 'averageScore'
  | 'deadline'
  | 'firstDeadline'
  | 'lastDeadline'
  | 'status'
  | 'reportOpen'
  | 'reportAt'
>;

const getReportMessage = ({ status, reportOpen, reportAt }: SummaryFields) => {
  // A withdrawn assignment has no reports.
  if (status === 'withdrawn') return 'closedForGood';
  return reportOpen ? 'areOpen' : reportMessages[reportAt];
};

/** The main figures: who has submitted, the deadline, the results, and whether the reports are open. */
export const AssignmentSummary = ({ detail: { assignment } }: { detail: { assignment: SummaryFields } }) => {
  const t = useTranslation(assignmentMessages);
  const last = assignment.lastDeadline ?? assignment.deadline;
  const isOver = useNow(30_000) >= new Date(last).getTime();
  const { submitted: done, total: all, averageAccuracy, averageScore } = assignment;
  const items = [
    {
      name: t('done'),
      value: t('ofAll', { done, all }),
      note: <Bar done={done} all={all} complete={done === all && all > 0} />,
    },
    {
      name: t('deadline'),
      value: <DeadlineSpan {...assignment} />,
      note: assignment.status === 'withdrawn' ? null : isOver ? t('over') : <TimeLeft to={last} />,
    },
    {
      name: t('accuracy'),
      value: averageAccuracy === null ? t('noneYet') : t('percent', { percent: averageAccuracy }),
      note: averageScore === null ? null : t('meanOf', { score: averageScore }),
    },
    { name: t('reportOpens'), value: t(getReportMessage(assignment)) },
  ];
  return (
    <dl className={`${styles.strip} num`}>
      {items.map(({ name, value, note }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
          {note && <dd className={styles.note}>{note}</dd>}
        </div>
      ))}
    </dl>
  );
};
