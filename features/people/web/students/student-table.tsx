import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { linkTo } from '@inkstone/base';
import { useMenu } from '@inkstone/session/web';
import { DataTable, Instant, useTranslation, type Column } from '@inkstone/ui';
import { readQuery, useScreenLocation } from '@inkstone/ui/screen';
import { myStu } from '../../addresses.ts';
import type { MyStudent } from '../../contract.ts';
import { studentListMessages } from '../../messages.ts';
import { Star } from './star.tsx';

/** The filters of the list of students, for links to details; empty elsewhere. */
const useListFilters = () => {
  const { path, query } = useScreenLocation();
  if (path !== myStu.path) return {};
  const { search, classId, starred, page } = myStu.search.parse(readQuery(myStu, query));
  return { search, classId, starred, page };
};

/** Table of my students with links and stars. */
export const StudentTable = ({ rows, empty }: { rows: readonly MyStudent[]; empty: ReactNode }) => {
  const t = useTranslation(studentListMessages);
  const columns = useColumns();
  const { built } = useMenu();
  return (
    <DataTable
      label={t('title')}
      columns={columns}
      rows={rows}
      getKey={(row) => row.id}
      empty={empty}
      {...(built.has(myStu.path) && { actions: (row: MyStudent) => <Star student={row} /> })}
    />
  );
};

const useColumns = (): Column<MyStudent>[] => {
  const t = useTranslation(studentListMessages);
  const filters = useListFilters();
  const { built } = useMenu();
  return [
    {
      key: 'name',
      head: t('student'),
      card: 'title',
      cell: (row) => (
        <>
          {built.has(myStu.path) ? (
            <Link to={linkTo(myStu, { ...filters, studentId: row.id })}>{row.name}</Link>
          ) : (
            <b>{row.name}</b>
          )}
          <small>{row.username}</small>
        </>
      ),
    },
    {
      key: 'classes',
      head: t('classes'),
      cell: (row) =>
        row.classes.map(({ name }) => name).join(t('comma')) || <span className="meta">{t('noClass')}</span>,
    },
    { key: 'through', head: t('through'), minor: true, width: '10rem', cell: (row) => t(row.through) },
    {
      key: 'last',
      head: t('lastActive'),
      width: '12rem',
      cell: (row) =>
        row.lastActiveAt ? <Instant at={row.lastActiveAt} /> : <span className="meta">{t('never')}</span>,
    },
  ];
};
