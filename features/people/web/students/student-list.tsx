import { Button, Select } from '@mantine/core';
import { useApiQuery } from '@inkstone/call/web';
import {
  EmptyState,
  FilterBar,
  FilterTabs,
  QueryBoundary,
  Page,
  PageHead,
  Pager,
  RowsSkeleton,
  SearchField,
  useTranslation,
} from '@inkstone/ui';
import { useSearch, useSetSearch } from '@inkstone/ui/screen';
import { myStu } from '../../addresses.ts';
import { listClasses, listMyStudents } from '../../contract.ts';
import { studentListMessages } from '../../messages.ts';
import { StudentTable } from './student-table.tsx';
import styles from './students.module.css';

const pageSize = 20;

/** My students: filters in the URL, one page of rows; the list keeps its state. */
export const StudentList = () => {
  const t = useTranslation(studentListMessages);
  const { search, classId, starred, page } = useSearch(myStu);
  const setSearch = useSetSearch(myStu);
  const ask = useApiQuery(
    listMyStudents,
    { search, classId, starred, page, pageNum: pageSize },
    { keepPrevious: true },
  );
  const isNarrowed = Boolean(search ?? classId ?? starred);
  const empty = isNarrowed ? (
    <EmptyState
      bare
      title={t('noMatch')}
      body={t('noMatchNext')}
      action={<Button onClick={() => setSearch({}, { afresh: true })}>{t('clearFilters')}</Button>}
    />
  ) : (
    <EmptyState bare title={t('empty')} body={t('emptyNext')} />
  );
  return (
    <Page dense>
      <PageHead title={t('title')} />
      <Filters />
      <QueryBoundary
        query={ask}
        errorTitle={t('listFailed')}
        safe={t('listSafe')}
        skeleton={<RowsSkeleton rows={10} dense />}
      >
        {(answer) => (
          <>
            <StudentTable rows={answer.list} empty={empty} />
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

const Filters = () => {
  const t = useTranslation(studentListMessages);
  const { search, classId, starred } = useSearch(myStu);
  const setSearch = useSetSearch(myStu);
  const classes = useApiQuery(listClasses, { pageNum: 200 }).data?.list ?? [];
  const tabs = [
    { value: 'all' as const, label: t('all') },
    { value: 'starred' as const, label: t('starred') },
  ];
  return (
    <>
      <FilterTabs
        label={t('whose')}
        tabs={tabs}
        value={starred ? 'starred' : 'all'}
        onChange={(next) => setSearch({ starred: next === 'starred' ? true : undefined, page: undefined })}
      />
      <FilterBar>
        <SearchField
          label={t('search')}
          value={search ?? ''}
          onSearch={(next) => setSearch({ search: next || undefined, page: undefined })}
        />
        {classes.length > 0 && (
          <Select
            className={styles.select}
            aria-label={t('anyClass')}
            placeholder={t('anyClass')}
            clearable
            data={classes.map(({ id, name }) => ({ value: String(id), label: name }))}
            value={classId === undefined ? null : String(classId)}
            onChange={(next) => setSearch({ classId: next ? Number(next) : undefined, page: undefined })}
          />
        )}
      </FilterBar>
    </>
  );
};
