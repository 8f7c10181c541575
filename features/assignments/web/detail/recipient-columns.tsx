import { spanText } from '@inkstone/base';
import { Instant, Ticks, useLanguage, useTranslation, type Column } from '@inkstone/ui';
import { redoMessages } from '../../messages/redo.ts';
import { assignmentMessages } from '../../messages.ts';
import { RedoCell } from '../redo/redo-cell.tsx';
import type { AssignmentDetail, Recipient } from '../shared/families.ts';
import { RecipientChip } from '../shared/status-chips.tsx';
import styles from '../shared/assignments.module.css';

/** The columns of an assignment's students. */
export const useRecipientColumns = ({ assignment, recipients }: AssignmentDetail): Column<Recipient>[] => {
  const t = useTranslation(assignmentMessages);
  const tRedo = useTranslation(redoMessages);
  const hasRedo = assignment.redo || recipients.some(({ redo }) => redo !== null);
  const lastSeen: Column<Recipient> = {
    key: 'last',
    head: t('lastSeen'),
    sortable: true,
    minor: true,
    card: 'none',
    width: '11.5rem',
    cell: (row) => row.lastResponseTime && <Instant at={row.lastResponseTime} />,
  };
  return [
    {
      key: 'student',
      head: t('name'),
      card: 'title',
      sortable: true,
      cell: (row) => (
        <>
          <span>{row.studentName}</span>
          {row.className && <small>{row.className}</small>}
        </>
      ),
    },
    {
      key: 'state',
      head: t('state'),
      card: 'corner',
      width: '8rem',
      cell: (row) => <RecipientChip recipient={row} />,
    },
    {
      key: 'answered',
      head: t('progress'),
      sortable: true,
      width: '9rem',
      cell: (row) => <Progress row={row} />,
    },
    { key: 'score', head: t('score'), sortable: true, align: 'end', cell: (row) => <Score row={row} /> },
    ...(hasRedo
      ? [{ key: 'redo', head: tRedo('redo'), width: '13rem', cell: (row: Recipient) => <RedoCell row={row} /> }]
      : []),
    {
      key: 'deadline',
      head: t('deadline'),
      width: '11rem',
      cell: (row) => <OwnDeadline row={row} assignment={assignment} />,
    },
    // The redo column takes the place of the last activity.
    ...(hasRedo ? [] : [lastSeen]),
  ];
};

const Progress = ({ row }: { row: Recipient }) => {
  const t = useTranslation(assignmentMessages);
  const values = { done: row.answered, all: row.asked };
  return (
    <span className={styles.done}>
      {t('ofAll', values)}
      <Ticks {...values} complete={row.submittedAt !== null} size="small" />
      <StartTimes row={row} />
    </span>
  );
};

// Shorter waits are ordinary network latency.
const minWaitSeconds = 10;

/**
 * When the attempt was opened, when its clock started, and how long the student waited for the server between sections.
 */
const StartTimes = ({ row }: { row: Recipient }) => {
  const t = useTranslation(assignmentMessages);
  const language = useLanguage();
  if (row.startedAt === null) return null;
  return (
    <>
      <small>
        {t('openedAt')} <Instant at={row.startedAt} />
      </small>
      <small>
        {row.clockStartedAt === null ? (
          t('clockNotStarted')
        ) : (
          <>
            {t('clockStartedAt')} <Instant at={row.clockStartedAt} />
          </>
        )}
      </small>
      {row.waitedSeconds >= minWaitSeconds && (
        <small>{t('waitedFor', { time: spanText(row.waitedSeconds * 1000, language) })}</small>
      )}
    </>
  );
};

const Score = ({ row }: { row: Recipient }) => {
  const t = useTranslation(assignmentMessages);
  if (row.score === null || row.scoreMax === null) return <span className="meta nowrap">{t('noneYet')}</span>;
  return (
    <span className="nowrap">
      {t('scoreOf', { score: row.score, max: row.scoreMax })}
      {row.accuracy !== null && <small>{t('percentRight', { percent: row.accuracy })}</small>}
    </span>
  );
};

const OwnDeadline = ({ row, assignment }: { row: Recipient; assignment: AssignmentDetail['assignment'] }) => {
  const t = useTranslation(assignmentMessages);
  const isOwn =
    new Date(row.deadline).getTime() - row.extraMinutes * 60_000 !== new Date(assignment.deadline).getTime();
  const under = [
    isOwn ? t('newDeadline') : null,
    row.extraPercent > 0 ? t('extraPercent', { percent: row.extraPercent }) : null,
    row.extraMinutes > 0 ? t('extra', { count: row.extraMinutes }) : null,
    row.submittedAt ? t(row.isLate ? 'timeOut' : 'regular') : null,
    row.isArchived && !row.submittedAt ? t('archived') : null,
  ].filter(Boolean);
  return (
    <span>
      <Instant at={row.deadline} />
      <small>{under.join(t('dot'))}</small>
    </span>
  );
};
