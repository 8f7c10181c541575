import { ActionIcon } from '@mantine/core';
import { FamilyStudents, LabelledProgress, WriteToWaiting } from '@inkstone/assignments/web';
import { familyMessages, assignmentMessages } from '@inkstone/assignments/messages';
import type { CallOutput } from '@inkstone/call/web';
import { Bar, CalendarIcon, Instant, useTranslation, type Column } from '@inkstone/ui';
import type { getAssignedTextbook } from '../../contract.ts';
import { assigningMessages } from '../../messages.ts';
import { isReadThrough, hasPageCount } from '../../rules.ts';
import { bookFamily } from './book-family.tsx';

type Detail = CallOutput<typeof getAssignedTextbook>;
type AssignedBook = Detail['assignment'];
type Reader = Detail['readers'][number];

/** The students of an assigned textbook with progress and deadline; deadlines can be moved. */
export const Readers = ({ detail }: { detail: Detail }) => {
  const { assignment: assigned, readers } = detail;
  const t = useTranslation(familyMessages);
  const columns = useReaderColumns(assigned);
  const mover = ({ studentName }: Reader, move: () => void) => (
    <ActionIcon variant="subtle" aria-label={t('moveOne', { name: studentName })} onClick={move}>
      <CalendarIcon />
    </ActionIcon>
  );
  return (
    <FamilyStudents
      family={bookFamily}
      assignment={assigned}
      rows={readers}
      paged={detail}
      columns={columns}
      aside={<WriteToWaiting assignment={{ ...assigned, submitted: assigned.completed }} task="read" />}
      actions={assigned.status === 'withdrawn' ? undefined : mover}
    />
  );
};

const useReaderColumns = (assigned: AssignedBook): Column<Reader>[] => {
  const t = useTranslation(assigningMessages);
  const work = useTranslation(assignmentMessages);
  const getPlaceText = ({ page }: Reader): string => {
    if (page === null) return t('notOpened');
    return assigned.pages ? t('pageOf', { page, pages: assigned.pages }) : t('pageAt', { page });
  };
  return [
    {
      key: 'place',
      head: t('reached'),
      width: '9rem',
      cell: (row) => <span className="nowrap">{getPlaceText(row)}</span>,
    },
    {
      key: 'seen',
      head: t('seen'),
      width: '9rem',
      cell: (row) => (
        <LabelledProgress
          says={assigned.pages ? work('ofAll', { done: row.pagesSeen, all: assigned.pages }) : row.pagesSeen}
        >
          {hasPageCount(assigned.pages) && (
            <Bar done={row.pagesSeen} all={assigned.pages} complete={isReadThrough(row.pagesSeen, assigned.pages)} />
          )}
        </LabelledProgress>
      ),
    },
    {
      key: 'last',
      head: t('lastRead'),
      width: '10rem',
      cell: (row) => (row.readAt ? <Instant at={row.readAt} /> : <span className="meta">{t('never')}</span>),
    },
  ];
};
