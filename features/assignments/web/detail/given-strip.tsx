import { Bar, TimeLeft, useNow, useTranslation } from '@inkstone/ui';
import { watchingMessages } from '../../messages.ts';
import { DeadlineSpan } from '../work/deadline-span.tsx';
import type { GivenDetail } from '../work/families.ts';
import styles from './strip.module.css';

const reportWords = { submitted: 'opensSubmitted', closed: 'opensClosed', byHand: 'opensByHand' } as const;

type Watched = Pick<
  GivenDetail['assignment'],
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

const reportWord = ({ status, reportOpen, reportAt }: Watched) => {
  // Nobody reads a report of what was withdrawn.
  if (status === 'withdrawn') return 'closedForGood';
  return reportOpen ? 'areOpen' : reportWords[reportAt];
};

/** What a teacher looks for first: who has handed in, until when, how well, and whether the reports are open. */
export const GivenStrip = ({ detail: { assignment } }: { detail: { assignment: Watched } }) => {
  const t = useTranslation(watchingMessages);
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
    { name: t('reportOpens'), value: t(reportWord(assignment)) },
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
