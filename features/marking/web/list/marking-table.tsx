import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import type { CallOutput } from '@inkstone/call/web';
import { toPageKind } from '@inkstone/exam/assignment-kinds';
import { classReport } from '@inkstone/reports/addresses';
import { DataTable, DocumentIcon, Instant, PencilIcon, useTranslation, type Column } from '@inkstone/ui';
import { openScreen } from '@inkstone/ui/screen';
import { deskLocationFor, type markingStates } from '../../addresses.ts';
import type { listHomeworkToMark } from '../../contract.ts';
import { messages } from './messages.ts';
import styles from './list.module.css';

type WorkToMark = CallOutput<typeof listHomeworkToMark>['list'][number];

interface MarkingTableProps {
  rows: readonly WorkToMark[];
  state: (typeof markingStates)[number];
  /** The class that is filtered; the desk then has its answers alone. */
  classId: number | undefined;
  empty: ReactNode;
}

/** Opens the marking desk of a work in a window of its own. */
const openDesk = (work: WorkToMark, classId: number | undefined): void => {
  const [skill, ...others] = work.skills;
  const { to, search } = deskLocationFor(
    { ...work, kind: toPageKind(work.kind) },
    { ...(skill && others.length === 0 && { skill }), ...(classId !== undefined && { classId }) },
  );
  openScreen(to, search);
};

/** The works with their counts, each with its desk and its class statistics. */
export const MarkingTable = ({ rows, state, classId, empty }: MarkingTableProps) => {
  const t = useTranslation(messages);
  const columns = useColumns();
  return (
    <DataTable
      label={t('title')}
      columns={columns}
      rows={rows}
      getKey={({ id }) => id}
      empty={empty}
      actions={(work) => (
        <span className={styles.acts}>
          {work.isMine && (
            <Button
              size="sm"
              variant="subtle"
              aria-label={t('statisticsOf', { title: work.title })}
              onClick={() => openScreen(classReport, { id: work.id, classId })}
            >
              <DocumentIcon />
              <span className="only-wide">{t('statistics')}</span>
            </Button>
          )}
          <Button
            size="sm"
            leftSection={<PencilIcon />}
            aria-label={t('markOf', { title: work.title })}
            onClick={() => openDesk(work, classId)}
          >
            {t(state === 'done' ? 'look' : 'mark')}
          </Button>
        </span>
      )}
    />
  );
};

const useColumns = (): Column<WorkToMark>[] => {
  const t = useTranslation(messages);
  return [
    {
      key: 'work',
      head: t('work'),
      card: 'title',
      cell: ({ title, className, isMine, teacherName }) => (
        <>
          <span>{title}</span>
          <small>{[className, isMine ? '' : t('by', { name: teacherName })].filter((part) => part).join(' · ')}</small>
        </>
      ),
    },
    { key: 'toMark', head: t('toMark'), align: 'end', card: 'line', cell: ({ toMark }) => <b>{toMark}</b> },
    { key: 'draft', head: t('drafted'), align: 'end', card: 'line', cell: ({ draft }) => draft },
    { key: 'released', head: t('released'), align: 'end', card: 'line', cell: ({ released }) => released },
    {
      key: 'since',
      head: t('since'),
      card: 'line',
      cell: ({ oldestAt }) => (oldestAt === null ? null : <Instant at={oldestAt} />),
    },
    {
      key: 'deadline',
      head: t('deadline'),
      minor: true,
      card: 'none',
      cell: ({ deadline }) => <Instant at={deadline} />,
    },
  ];
};
