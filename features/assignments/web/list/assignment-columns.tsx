import type { ReactNode } from 'react';
import { linkTo } from '@inkstone/base';
import { Bar, Instant, TimeLeft, useLanguage, useNow, useTranslation, type Column } from '@inkstone/ui';
import { Link } from 'react-router';
import { assignmentLinkFor } from '../../addresses.ts';
import { assignmentMessages } from '../../messages.ts';
import { getExamName } from '@inkstone/programmes/cards';
import { markingDeskFor } from '../shared/marking-desk.ts';
import type { TeacherAssignment } from '../shared/families.ts';
import { AssignmentChip } from '../shared/status-chips.tsx';
import { overdueMessageKey } from './overdue-message.ts';
import styles from '../shared/assignments.module.css';

/** The columns of a teacher's list. */
export const useAssignmentColumns = (): Column<TeacherAssignment>[] => {
  const t = useTranslation(assignmentMessages);
  const language = useLanguage();
  return [
    {
      key: 'title',
      head: t('title'),
      card: 'title',
      sortable: true,
      cell: (row) => (
        <>
          <Link to={assignmentLinkFor(row)}>{row.title}</Link>
          <small>{[getExamName(row, language), row.className || t('givenSingly')].join(t('dot'))}</small>
        </>
      ),
    },
    {
      key: 'status',
      head: t('state'),
      card: 'corner',
      width: '8rem',
      cell: (row) => <AssignmentChip item={row} />,
    },
    {
      key: 'assigned',
      head: t('given'),
      sortable: true,
      minor: true,
      card: 'none',
      width: '9rem',
      cell: (row) => <Instant at={row.assignDate} show="day" />,
    },
    {
      key: 'deadline',
      head: t('deadline'),
      sortable: true,
      width: '11rem',
      cell: (row) => <Deadline row={row} />,
    },
    {
      key: 'done',
      head: t('done'),
      width: '8.5rem',
      cell: (row) => <DoneCell row={row} />,
    },
    { key: 'toMark', head: t('toMark'), align: 'end', minor: true, card: 'none', cell: (row) => <ToMark row={row} /> },
    {
      key: 'accuracy',
      head: t('accuracy'),
      align: 'end',
      cell: (row) =>
        row.averageAccuracy === null ? (
          <span className="meta nowrap">{t('noneYet')}</span>
        ) : (
          <span className="nowrap">{t('percent', { percent: row.averageAccuracy })}</span>
        ),
    },
  ];
};

/** How many answers wait to be marked, with a link to the marking desk. */
const ToMark = ({ row, says: label = row.toMark }: { row: TeacherAssignment; says?: ReactNode }) => {
  const t = useTranslation(assignmentMessages);
  if (row.toMark === 0) return row.toMark;
  const { to, search } = markingDeskFor(row);
  return (
    <Link to={linkTo(to, search)} target="_blank" aria-label={t('toMarkIn', { count: row.toMark })}>
      {label}
    </Link>
  );
};

const Deadline = ({ row }: { row: TeacherAssignment }) => {
  const t = useTranslation(assignmentMessages);
  const now = useNow(30_000);
  const isOver = now >= new Date(row.deadline).getTime();
  const under = () => {
    if (row.status === 'withdrawn') return t('withdrawn');
    const word = overdueMessageKey(row, now);
    if (word === 'neverHanded') return t(word, { count: row.late });
    if (word) return <span className={styles.late}>{t(word, { count: row.late })}</span>;
    return isOver ? t('over') : <TimeLeft to={row.deadline} />;
  };
  return (
    <span>
      <Instant at={row.deadline} />
      <small>{under()}</small>
    </span>
  );
};

/** How many have handed in, and on a card how many answers wait to be marked. */
const DoneCell = ({ row }: { row: TeacherAssignment }) => {
  const t = useTranslation(assignmentMessages);
  return (
    <span className={styles.done}>
      {t('ofAll', { done: row.submitted, all: row.total })}
      <Bar done={row.submitted} all={row.total} complete={row.submitted === row.total && row.total > 0} />
      {row.toMark > 0 && (
        <span className={styles.onCard}>
          <ToMark row={row} says={t('toMarkIn', { count: row.toMark })} />
        </span>
      )}
    </span>
  );
};
