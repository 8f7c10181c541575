import { Link } from 'react-router';
import { linkTo } from '@inkstone/base';
import { useApiQuery } from '@inkstone/call/web';
import { DataTable, EmptyState, Instant, ListPage, useTranslation, type Column } from '@inkstone/ui';
import { useSearch, useSetSearch } from '@inkstone/ui/screen';
import { myClass } from '../../addresses.ts';
import { listMyClasses, type MyClass } from '../../contract.ts';
import { classMessages } from '../../messages.ts';

const pageSize = 20;

/** My classes with their next lesson. */
export const ClassList = () => {
  const t = useTranslation(classMessages);
  const { search, page } = useSearch(myClass);
  const setSearch = useSetSearch(myClass);
  const ask = useApiQuery(listMyClasses, { search, page, pageNum: pageSize }, { keepPrevious: true });
  const columns = useColumns();
  return (
    <ListPage
      dense
      title={t('title')}
      search={{ search, page }}
      searchLabel={t('search')}
      query={ask}
      errorTitle={t('listFailed')}
      safe={t('safe')}
      skeletonRows={6}
      pageSize={pageSize}
      onChange={setSearch}
    >
      {({ list }) => (
        <DataTable
          label={t('title')}
          columns={columns}
          rows={list}
          getKey={(row) => row.id}
          empty={<EmptyState bare title={t(search ? 'noMatch' : 'empty')} body={search ? '' : t('emptyNext')} />}
        />
      )}
    </ListPage>
  );
};

const useColumns = (): Column<MyClass>[] => {
  const t = useTranslation(classMessages);
  const search = useSearch(myClass);
  return [
    {
      key: 'name',
      head: t('name'),
      card: 'title',
      cell: (row) => <Link to={linkTo(myClass, { ...search, classId: row.id, tab: undefined })}>{row.name}</Link>,
    },
    { key: 'students', head: t('students'), align: 'end', width: '8rem', cell: (row) => row.studentCount },
    {
      key: 'teacher',
      head: t('teacher'),
      width: '14rem',
      cell: (row) => (row.isMine ? t('mine') : row.teacherName),
    },
    {
      key: 'next',
      head: t('next'),
      width: '14rem',
      cell: (row) =>
        row.nextSessionAt ? <Instant at={row.nextSessionAt} /> : <span className="meta">{t('noneNext')}</span>,
    },
  ];
};
