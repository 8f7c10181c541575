import { useApiQuery } from '@inkstone/call/web';
import {
  DataTable,
  EmptyState,
  FilterTabs,
  Pager,
  QueryBoundary,
  RowsSkeleton,
  useTranslation,
  type Column,
} from '@inkstone/ui';
import { useSearch, useSetSearch } from '@inkstone/ui/screen';
import { schoolImport } from '../../addresses.ts';
import { listChangeSetRows, type ChangeSet, type ChangeSetRow } from '../../contract/imports.ts';
import { sheetFields } from '../../import/subjects.ts';
import { importMessages, rowFaultMessages } from '../../messages.ts';
import { useValueText } from '../people/use-value-text.ts';
import styles from './import.module.css';

const pageSize = 50;
const outcomes = ['made', 'changed', 'same', 'refused', 'deactivated'] as const;
const states = ['leftOut', 'stays'] as const;
const always = ['made', 'changed', 'same', 'refused'];

/** The rows of an import by what becomes of them. */
export const ImportRows = ({ set: { changeSetId, counts } }: { set: ChangeSet }) => {
  const t = useTranslation(importMessages);
  const { show: chosen, page } = useSearch(schoolImport);
  const setSearch = useSetSearch(schoolImport);
  const tabs = [...outcomes, ...states].filter((name) => always.includes(name) || counts[name] > 0);
  const show = chosen ?? tabs.find((name) => counts[name] > 0) ?? 'made';
  const outcome = outcomes.find((name) => name === show);
  const state = states.find((name) => name === show);
  const query = useApiQuery(
    listChangeSetRows,
    { changeSetId, outcome, state, page, pageNum: pageSize },
    { keepPrevious: true },
  );
  const columns = useRowColumns();
  return (
    <>
      <FilterTabs
        label={t('outcomes')}
        tabs={tabs.map((value) => ({ value, label: t(value), count: counts[value] }))}
        value={show}
        onChange={(next) => setSearch({ show: next, page: undefined })}
      />
      <QueryBoundary query={query} errorTitle={t('failed')} safe={t('safe')} skeleton={<RowsSkeleton rows={8} />}>
        {({ list, total }) => (
          <>
            <DataTable
              label={t(show)}
              rows={list}
              getKey={({ position }) => position}
              columns={columns}
              empty={<EmptyState bare title={t('nothingHere')} />}
            />
            {total > pageSize && (
              <Pager page={page} size={pageSize} total={total} onPage={(next) => setSearch({ page: next })} />
            )}
          </>
        )}
      </QueryBoundary>
    </>
  );
};

const useRowColumns = (): Column<ChangeSetRow>[] => {
  const t = useTranslation(importMessages);
  return [
    { key: 'row', head: t('row'), width: '5rem', cell: ({ rowNumber }) => rowNumber ?? '–' },
    { key: 'person', head: t('person'), card: 'title', cell: ({ name }) => name || '–' },
    { key: 'username', head: t('username'), cell: ({ username }) => username || '–' },
    { key: 'what', head: t('what'), cell: (row) => <RowDetail row={row} /> },
  ];
};

/** Why a row is left out, or the fields that it writes. */
const RowDetail = ({ row: { fault, about, changes, outcome } }: { row: ChangeSetRow }) => {
  const t = useTranslation(importMessages);
  const tFault = useTranslation(rowFaultMessages);
  const toText = useValueText();
  const showValue = (field: string, value: string | null): string =>
    value === null ? t('nothing') : toText(field, value);
  const nameField = (field: string): string => {
    const known = sheetFields.find((name) => name === field);
    return known ? t(known) : field;
  };
  if (fault !== null)
    return (
      <span>
        {tFault(fault, { field: nameField(about ?? '') })}{' '}
        {about !== null && about !== '' && fault !== 'cellEmpty' && (
          <span className="meta">{tFault('about', { text: about })}</span>
        )}
      </span>
    );
  return (
    <ul className={styles.changes}>
      {changes.map(({ field, before, after }) => (
        <li key={field}>
          {before === null || outcome === 'made'
            ? t('added', { field: nameField(field), after: showValue(field, after) })
            : t('change', {
                field: nameField(field),
                before: toText(field, before),
                after: showValue(field, after),
              })}
        </li>
      ))}
    </ul>
  );
};
