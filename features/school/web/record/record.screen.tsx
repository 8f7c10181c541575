import { Button, TextInput } from '@mantine/core';
import { useApiQuery } from '@inkstone/call/web';
import {
  DataTable,
  EmptyState,
  FilterBar,
  FilterSelect,
  Page,
  PageHead,
  QueryBoundary,
  RowsSkeleton,
  SearchField,
  useTranslation,
} from '@inkstone/ui';
import { useSearch, useSetSearch } from '@inkstone/ui/screen';
import { schoolRecord } from '../../addresses.ts';
import { listSchoolRecords } from '../../contract.ts';
import { actionMessages, recordMessages } from '../../messages.ts';
import { recordActions } from '../../record-actions.ts';
import { ExportButton } from './export-button.tsx';
import { useRecordColumns } from './record-columns.tsx';
import styles from './record.module.css';

/** The record of the school, newest first: filters in the URL, one page of entries. */
export const Screen = () => {
  const t = useTranslation(recordMessages);
  const search = useSearch(schoolRecord);
  const setSearch = useSetSearch(schoolRecord);
  const ask = useApiQuery(listSchoolRecords, search, { keepPrevious: true });
  const columns = useRecordColumns();
  const isFiltered = Object.values(search).some((value) => value !== undefined);
  const empty = (
    <EmptyState
      bare
      title={t('noMatch')}
      body={t('noMatchNext')}
      {...(isFiltered && {
        action: <Button onClick={() => setSearch({}, { afresh: true })}>{t('clearFilters')}</Button>,
      })}
    />
  );
  return (
    <Page dense>
      <PageHead title={t('title')} action={<ExportButton />} />
      <Filters />
      {search.action === undefined && search.personId === undefined && search.search === undefined && (
        <p className="dim small">{t('signInsNote')}</p>
      )}
      <QueryBoundary query={ask} errorTitle={t('failed')} safe={t('safe')} skeleton={<RowsSkeleton rows={10} />}>
        {({ list, nextId }) => (
          <>
            <DataTable label={t('title')} rows={list} getKey={({ id }) => id} empty={empty} columns={columns} />
            <div className={styles.more}>
              {search.beforeId !== undefined && (
                <Button onClick={() => setSearch({ beforeId: undefined })}>{t('newest')}</Button>
              )}
              {nextId !== null && <Button onClick={() => setSearch({ beforeId: nextId })}>{t('older')}</Button>}
            </div>
          </>
        )}
      </QueryBoundary>
    </Page>
  );
};

const Filters = () => {
  const t = useTranslation(recordMessages);
  const tAction = useTranslation(actionMessages);
  const { search, action, day, personId } = useSearch(schoolRecord);
  const setSearch = useSetSearch(schoolRecord);
  return (
    <FilterBar>
      <SearchField
        label={t('search')}
        value={search ?? ''}
        onSearch={(next) => setSearch({ search: next || undefined, beforeId: undefined })}
      />
      <FilterSelect
        label={t('anyAction')}
        options={recordActions.map((value) => ({ value, label: tAction(value) }))}
        value={action}
        onChange={(next) => setSearch({ action: recordActions.find((name) => name === next), beforeId: undefined })}
      />
      <TextInput
        type="date"
        aria-label={t('day')}
        value={day ?? ''}
        onChange={({ currentTarget }) => setSearch({ day: currentTarget.value || undefined, beforeId: undefined })}
      />
      {personId !== undefined && (
        <Button onClick={() => setSearch({ personId: undefined, beforeId: undefined })}>{t('everybody')}</Button>
      )}
    </FilterBar>
  );
};
