import { Button } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import { linkTo, localizedName } from '@inkstone/base';
import { useApiQuery } from '@inkstone/call/web';
import {
  CopyIcon,
  DataTable,
  EmptyState,
  FilterTabs,
  lazyWithRetry,
  ListPage,
  PlusIcon,
  StatusChip,
  useLanguage,
  useTranslation,
  type Column,
} from '@inkstone/ui';
import { useSearch, useSetSearch } from '@inkstone/ui/screen';
import { classCopies, classMerges, schoolClasses } from '../../addresses.ts';
import { listSchoolClasses, type SchoolClassRow } from '../../contract.ts';
import { classCopyMessages, classListMessages, classMergeMessages, termMessages } from '../../messages.ts';
import { TermFilter } from '../terms/term-filter.tsx';
import styles from './classes.module.css';

const TermsDialog = lazyWithRetry(async () => (await import('../terms/terms-dialog.tsx')).TermsDialog);
const AddClassDialog = lazyWithRetry(async () => (await import('./class-dialog.tsx')).AddClassDialog);

const pageSize = 20;

/** The classes of the school: filters in the URL, one page of rows. */
export const ClassList = () => {
  const t = useTranslation(classListMessages);
  const tTerm = useTranslation(termMessages);
  const tMerge = useTranslation(classMergeMessages);
  const tCopy = useTranslation(classCopyMessages);
  const { search, state, termId, withoutTerm, page } = useSearch(schoolClasses);
  const setSearch = useSetSearch(schoolClasses);
  const [isAdding, setAdding] = useState(false);
  const [isTerms, setTerms] = useState(false);
  const filter = { search, state, termId, withoutTerm };
  const ask = useApiQuery(listSchoolClasses, { ...filter, page, pageNum: pageSize }, { keepPrevious: true });
  const columns = useClassColumns();
  const add = (
    <span className={styles.acts}>
      <Button onClick={() => setTerms(true)}>{tTerm('title')}</Button>
      <Button component={Link} to={linkTo(classCopies, {})} leftSection={<CopyIcon />}>
        {tCopy('open')}
      </Button>
      <Button component={Link} to={linkTo(classMerges, {})}>
        {tMerge('open')}
      </Button>
      <Button leftSection={<PlusIcon />} onClick={() => setAdding(true)}>
        {t('add')}
      </Button>
    </span>
  );
  const empty = (
    <EmptyState
      bare
      title={t('noMatch')}
      body={t('noMatchNext')}
      action={<Button onClick={() => setSearch({}, { afresh: true })}>{t('clearFilters')}</Button>}
    />
  );
  const tabs = (['running', 'closed', 'all'] as const).map((value) => ({ value, label: t(value) }));
  const lead = (
    <FilterTabs
      label={t('states')}
      tabs={tabs}
      value={state}
      onChange={(next) => setSearch({ state: next, page: undefined })}
    />
  );
  return (
    <>
      <ListPage
        dense
        title={t('title')}
        action={add}
        lead={lead}
        search={{ search, page }}
        searchLabel={t('search')}
        filters={
          <TermFilter
            choice={{ termId, withoutTerm }}
            onChange={(choice) => setSearch({ ...choice, page: undefined })}
          />
        }
        query={ask}
        errorTitle={t('failed')}
        safe={t('safe')}
        skeletonRows={10}
        pageSize={pageSize}
        onChange={setSearch}
      >
        {({ list }) => (
          <DataTable label={t('title')} rows={list} getKey={({ id }) => id} empty={empty} columns={columns} />
        )}
      </ListPage>
      {isTerms && <TermsDialog onClose={() => setTerms(false)} />}
      {isAdding && (
        <AddClassDialog
          onClose={() => setAdding(false)}
          onAdded={(classId) => setSearch({ classId }, { afresh: true })}
        />
      )}
    </>
  );
};

const useClassColumns = (): Column<SchoolClassRow>[] => {
  const t = useTranslation(classListMessages);
  const tTerm = useTranslation(termMessages);
  const language = useLanguage();
  const filters = useSearch(schoolClasses);
  return [
    {
      key: 'name',
      head: t('name'),
      card: 'title',
      cell: ({ id, name, nameZh, endedAt }) => (
        <>
          <Link to={linkTo(schoolClasses, { ...filters, classId: id })}>{localizedName(language, name, nameZh)}</Link>
          {endedAt !== null && filters.state !== 'closed' && (
            <>
              {' '}
              <StatusChip tone="amber">{t('closed')}</StatusChip>
            </>
          )}
        </>
      ),
    },
    {
      key: 'teachers',
      head: t('teachers'),
      cell: ({ teachers }) => teachers.map(({ name }) => name).join(t('comma')),
    },
    { key: 'term', head: tTerm('term'), width: '13rem', cell: ({ term }) => term?.name ?? '–' },
    {
      key: 'students',
      head: t('students'),
      align: 'end',
      width: '8rem',
      cell: ({ studentCount }) => studentCount,
    },
  ];
};
