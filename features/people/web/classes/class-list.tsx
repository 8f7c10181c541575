import { Link } from 'react-router';
import { linkTo } from '@inkstone/base';
import { useApiQuery } from '@inkstone/call/web';
import {
  DataTable,
  EmptyState,
  FilterBar,
  Instant,
  QueryBoundary,
  Page,
  PageHead,
  Pager,
  RowsSkeleton,
  SearchField,
  useTranslation,
  type Column,
} from '@inkstone/ui';
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
    <Page dense>
      <PageHead title={t('title')} />
      <FilterBar>
        <SearchField
          label={t('search')}
          value={search ?? ''}
          onSearch={(next) => setSearch({ search: next || undefined, page: undefined })}
        />
      </FilterBar>
      <QueryBoundary
        query={ask}
        errorTitle={t('listFailed')}
        safe={t('safe')}
        skeleton={<RowsSkeleton rows={6} dense />}
      >
        {(answer) => (
          <>
            <DataTable
              label={t('title')}
              columns={columns}
              rows={answer.list}
              getKey={(row) => row.id}
              empty={<EmptyState bare title={t(search ? 'noMatch' : 'empty')} body={search ? '' : t('emptyNext')} />}
            />
            {answer.total > 0 && (
              <Pager
                page={answer.page}
                size={pageSize}
                total={answer.total}
                onPage={(next) => setSearch({ page: next })}
              />
            )}
          </>
        )}
      </QueryBoundary>
    </Page>
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
