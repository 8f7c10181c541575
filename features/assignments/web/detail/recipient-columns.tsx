import { spanText } from '@inkstone/base';
import { Instant, Ticks, useLanguage, useTranslation, type Column } from '@inkstone/ui';
import { againWords } from '../../messages/again.ts';
import { watchingMessages } from '../../messages.ts';
import { RedoCell } from '../again/redo-cell.tsx';
import type { GivenDetail, Recipient } from '../work/families.ts';
import { RecipientChip } from '../work/given-chips.tsx';
import styles from '../work/given.module.css';

/** The columns of an assignment's students. */
export const useRecipientColumns = ({ assignment, recipients }: GivenDetail): Column<Recipient>[] => {
  const t = useTranslation(watchingMessages);
  const say = useTranslation(againWords);
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
      ? [{ key: 'redo', head: say('redo'), width: '13rem', cell: (row: Recipient) => <RedoCell row={row} /> }]
      : []),
    { key: 'deadline', head: t('deadline'), width: '11rem', cell: (row) => <OwnDeadline row={row} of={assignment} /> },
    // What was last seen gives its room to the redos, where there are some.
    ...(hasRedo ? [] : [lastSeen]),
  ];
};

const Progress = ({ row }: { row: Recipient }) => {
  const t = useTranslation(watchingMessages);
  const said = { done: row.answered, all: row.asked };
  return (
    <span className={styles.done}>
      {t('ofAll', said)}
      <Ticks {...said} complete={row.submittedAt !== null} size="small" />
      <Beginning row={row} />
    </span>
  );
};

// What is shorter is the ordinary way to the server and back.
const leastWaitSeconds = 10;

/** When it was opened and when its clock began, and how long the student waited for the server between sections. */
const Beginning = ({ row }: { row: Recipient }) => {
  const t = useTranslation(watchingMessages);
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
      {row.waitedSeconds >= leastWaitSeconds && (
        <small>{t('waitedFor', { time: spanText(row.waitedSeconds * 1000, language) })}</small>
      )}
    </>
  );
};

const Score = ({ row }: { row: Recipient }) => {
  const t = useTranslation(watchingMessages);
  if (row.score === null || row.scoreMax === null) return <span className="meta nowrap">{t('noneYet')}</span>;
  return (
    <span className="nowrap">
      {t('scoreOf', { score: row.score, max: row.scoreMax })}
      {row.accuracy !== null && <small>{t('percentRight', { percent: row.accuracy })}</small>}
    </span>
  );
};

const OwnDeadline = ({ row, of }: { row: Recipient; of: GivenDetail['assignment'] }) => {
  const t = useTranslation(watchingMessages);
  const isOwn = new Date(row.deadline).getTime() - row.extraMinutes * 60_000 !== new Date(of.deadline).getTime();
  const under = [
    isOwn ? t('newDeadline') : null,
    row.extraMinutes > 0 ? t('extra', { count: row.extraMinutes }) : null,
    row.submittedAt ? t(row.period) : null,
    row.isArchived && !row.submittedAt ? t('archived') : null,
  ].filter(Boolean);
  return (
    <span>
      <Instant at={row.deadline} />
      <small>{under.join(t('dot'))}</small>
    </span>
  );
};
