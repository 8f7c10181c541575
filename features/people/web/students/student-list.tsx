import { Button } from '@mantine/core';
import { useApiQuery } from '@inkstone/call/web';
import { EmptyState, FilterSelect, FilterTabs, ListPage, useTranslation } from '@inkstone/ui';
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
    <ListPage
      dense
      title={t('title')}
      lead={<StarTabs />}
      search={{ search, page }}
      searchLabel={t('search')}
      filters={<ClassFilter />}
      query={ask}
      errorTitle={t('listFailed')}
      safe={t('listSafe')}
      skeletonRows={10}
      pageSize={pageSize}
      onChange={setSearch}
    >
      {({ list }) => <StudentTable rows={list} empty={empty} />}
    </ListPage>
  );
};

const StarTabs = () => {
  const t = useTranslation(studentListMessages);
  const { starred } = useSearch(myStu);
  const setSearch = useSetSearch(myStu);
  return (
    <FilterTabs
      label={t('whose')}
      tabs={[
        { value: 'all' as const, label: t('all') },
        { value: 'starred' as const, label: t('starred') },
      ]}
      value={starred ? 'starred' : 'all'}
      onChange={(next) => setSearch({ starred: next === 'starred' ? true : undefined, page: undefined })}
    />
  );
};

const ClassFilter = () => {
  const t = useTranslation(studentListMessages);
  const { classId } = useSearch(myStu);
  const setSearch = useSetSearch(myStu);
  const classes = useApiQuery(listClasses, { pageNum: 200 }).data?.list ?? [];
  return (
    <FilterSelect
      className={styles.select}
      label={t('anyClass')}
      options={classes.map(({ id, name }) => ({ value: String(id), label: name }))}
      value={classId}
      onChange={(next) => setSearch({ classId: next ? Number(next) : undefined, page: undefined })}
    />
  );
};
