import { Link } from 'react-router';
import { linkTo } from '@inkstone/base';
import { useApiQuery } from '@inkstone/call/web';
import { DataTable, EmptyState, FilterSelect, Instant, ListPage, useTranslation, type Column } from '@inkstone/ui';
import { useSearch, useSetSearch } from '@inkstone/ui/screen';
import { myClass } from '../../addresses.ts';
import { listMyClasses, type MyClass, type TermRef } from '../../contract.ts';
import { classMessages } from '../../messages.ts';

const pageSize = 20;

/** My classes with their next lesson. */
export const ClassList = () => {
  const t = useTranslation(classMessages);
  const { search, termId, page } = useSearch(myClass);
  const setSearch = useSetSearch(myClass);
  const ask = useApiQuery(listMyClasses, { search, termId, page, pageNum: pageSize }, { keepPrevious: true });
  const columns = useColumns();
  const isFiltered = search !== undefined || termId !== undefined;
  return (
    <ListPage
      dense
      title={t('title')}
      search={{ search, page }}
      searchLabel={t('search')}
      filters={<TermFilter terms={ask.data?.terms ?? []} />}
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
          empty={
            <EmptyState bare title={t(isFiltered ? 'noMatch' : 'empty')} body={isFiltered ? '' : t('emptyNext')} />
          }
        />
      )}
    </ListPage>
  );
};

/** The filter by term; absent where the classes have none. */
const TermFilter = ({ terms }: { terms: readonly TermRef[] }) => {
  const t = useTranslation(classMessages);
  const { termId } = useSearch(myClass);
  const setSearch = useSetSearch(myClass);
  return (
    <FilterSelect
      label={t('anyTerm')}
      options={terms.map(({ id, name, state }) => ({
        value: String(id),
        label: state === 'past' ? t('ended', { name }) : name,
      }))}
      value={termId}
      onChange={(next) => setSearch({ termId: next === undefined ? undefined : Number(next), page: undefined })}
    />
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
    { key: 'term', head: t('term'), width: '12rem', minor: true, cell: (row) => row.term?.name ?? '–' },
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
