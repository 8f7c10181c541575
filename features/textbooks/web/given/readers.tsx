import { ActionIcon } from '@mantine/core';
import { FamilyStudents, Measured } from '@inkstone/assignments/web';
import { givenMessages, watchingMessages } from '@inkstone/assignments/messages';
import type { CallOutput } from '@inkstone/call/web';
import { Bar, CalendarIcon, Instant, useTranslation, type Column } from '@inkstone/ui';
import type { givenBookDetail } from '../../contract.ts';
import { givingMessages } from '../../messages.ts';
import { isReadThrough } from '../../rules.ts';
import { bookFamily } from './book-family.ts';

type Detail = CallOutput<typeof givenBookDetail>;
type Given = Detail['assignment'];
type Reader = Detail['readers'][number];

/** The students of a given textbook: opened or not, how far, until when; their deadlines can be moved. */
export const Readers = ({ detail }: { detail: Detail }) => {
  const { assignment: given, readers } = detail;
  const t = useTranslation(givenMessages);
  const columns = useReaderColumns(given);
  const mover = ({ studentName }: Reader, move: () => void) => (
    <ActionIcon variant="subtle" aria-label={t('moveOne', { name: studentName })} onClick={move}>
      <CalendarIcon />
    </ActionIcon>
  );
  return (
    <FamilyStudents
      family={bookFamily}
      given={given}
      rows={readers}
      paged={detail}
      columns={columns}
      actions={given.status === 'withdrawn' ? undefined : mover}
    />
  );
};

const useReaderColumns = (given: Given): Column<Reader>[] => {
  const t = useTranslation(givingMessages);
  const work = useTranslation(watchingMessages);
  const placeOf = ({ page }: Reader): string => {
    if (page === null) return t('notOpened');
    return given.pages ? t('pageOf', { page, pages: given.pages }) : t('pageAt', { page });
  };
  return [
    { key: 'place', head: t('reached'), width: '9rem', cell: (row) => <span className="nowrap">{placeOf(row)}</span> },
    {
      key: 'seen',
      head: t('seen'),
      width: '9rem',
      cell: (row) => (
        <Measured says={given.pages ? work('ofAll', { done: row.pagesSeen, all: given.pages }) : row.pagesSeen}>
          {given.pages !== null && given.pages > 0 && (
            <Bar done={row.pagesSeen} all={given.pages} complete={isReadThrough(row.pagesSeen, given.pages)} />
          )}
        </Measured>
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
