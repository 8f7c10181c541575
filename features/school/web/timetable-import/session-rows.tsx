import { calendarDayText, localizedName } from '@inkstone/base';
import { DataTable, EmptyState, FilterTabs, Pager, useLanguage, useTranslation, type Column } from '@inkstone/ui';
import { useSearch, useSetSearch } from '@inkstone/ui/screen';
import { timetableImport } from '../../addresses.ts';
import type { SessionImport, SessionImportRow, SessionText } from '../../contract/timetable-import.ts';
import { sessionFaultMessages, timetableImportMessages } from '../../messages.ts';
import styles from '../imports/import.module.css';

/** How many rows a page of the receipt has. */
export const sessionPageSize = 50;

const tabs = ['made', 'changed', 'same', 'refused', 'conflicts', 'stays'] as const;
const always: readonly string[] = ['made', 'changed', 'same', 'refused'];
const everything = 'all';

/** The rows of an import by what becomes of them. */
export const SessionRows = ({ set: { counts, list, total } }: { set: SessionImport }) => {
  const t = useTranslation(timetableImportMessages);
  const { show, page } = useSearch(timetableImport);
  const setSearch = useSetSearch(timetableImport);
  const shownTabs = tabs.filter((name) => always.includes(name) || counts[name] > 0);
  const count = counts.made + counts.changed + counts.same + counts.refused;
  const columns = useRowColumns();
  return (
    <>
      <FilterTabs
        label={t('outcomes')}
        tabs={[
          { value: everything, label: t('all'), count },
          ...shownTabs.map((value) => ({ value, label: t(value), count: counts[value] })),
        ]}
        value={show ?? everything}
        onChange={(next) => setSearch({ show: tabs.find((name) => name === next), page: undefined })}
      />
      <DataTable
        label={t(show ?? 'outcomes')}
        rows={list}
        getKey={({ position }) => position}
        columns={columns}
        empty={<EmptyState bare title={t('nothingHere')} />}
      />
      {total > sessionPageSize && (
        <Pager page={page} size={sessionPageSize} total={total} onPage={(next) => setSearch({ page: next })} />
      )}
    </>
  );
};

const useTimeText = () => {
  const t = useTranslation(timetableImportMessages);
  const language = useLanguage();
  return ({ day, begins, ends }: SessionText): string =>
    t('time', { day: calendarDayText(day, language), begins, ends });
};

const useRowColumns = (): Column<SessionImportRow>[] => {
  const t = useTranslation(timetableImportMessages);
  const toTime = useTimeText();
  return [
    { key: 'row', head: t('row'), width: '5rem', cell: ({ rowNumber }) => rowNumber },
    {
      key: 'session',
      head: t('session'),
      card: 'title',
      cell: ({ name, before, after }) => {
        const session = before ?? after;
        return session ? `${session.className} · ${toTime(session)}` : name || t('empty');
      },
    },
    { key: 'outcome', head: t('outcome'), card: 'corner', cell: ({ outcome }) => t(outcome) },
    {
      key: 'detail',
      head: t('detail'),
      cell: (row) => (hasDetail(row) ? <RowDetail row={row} /> : t('empty')),
    },
  ];
};

/** The fields of a session as texts, in the order in which they are shown. */
const useFieldTexts = () => {
  const t = useTranslation(timetableImportMessages);
  const toTime = useTimeText();
  return (session: SessionText) => [
    { label: t('timeField'), text: toTime(session) },
    { label: t('titleEn'), text: session.title },
    { label: t('titleZh'), text: session.titleZh ?? '' },
    { label: t('teachers'), text: session.teachers.join(t('comma')) },
    { label: t('room'), text: session.room ?? '' },
    { label: t('state'), text: t(session.isCancelled ? 'cancelled' : 'takesPlace') },
  ];
};

const kindMessages = { class: 'sharedClass', teacher: 'sharedTeacher', room: 'sharedRoom' } as const;

/** Whether a row says more than that nothing changes. */
const hasDetail = ({ outcome, holidayName, conflicts, undoFault }: SessionImportRow): boolean =>
  outcome !== 'same' || holidayName !== null || conflicts.length > 0 || undoFault !== null;

/** Why a row is left out, or what it writes, with holidays and conflicts. */
const RowDetail = ({ row }: { row: SessionImportRow }) => {
  const t = useTranslation(timetableImportMessages);
  const tFault = useTranslation(sessionFaultMessages);
  if (row.fault !== null)
    return (
      <span>
        {tFault(row.fault)} {row.about !== '' && <span className="meta">{tFault('about', { text: row.about })}</span>}
      </span>
    );
  return (
    <ul className={styles.changes}>
      <RowChanges row={row} />
      {row.holidayName !== null && <li>{t('holiday', { name: row.holidayName })}</li>}
      {row.conflicts.map(({ kinds, rowNumber, text }, index) => (
        <li key={index}>
          {t('conflict', {
            kinds: kinds.map((kind) => t(kindMessages[kind])).join(t('comma')),
            other: rowNumber === null ? text || t('gone') : t('otherRow', { row: rowNumber }),
          })}
        </li>
      ))}
      {row.undoFault !== null && <li>{tFault(row.undoFault)}</li>}
    </ul>
  );
};

/** What a new session holds, or what a changed one has before and after. */
const RowChanges = ({ row: { before, after, outcome } }: { row: SessionImportRow }) => {
  const t = useTranslation(timetableImportMessages);
  const language = useLanguage();
  const toTexts = useFieldTexts();
  if (!after || outcome === 'same') return null;
  if (!before) {
    const parts = [localizedName(language, after.title, after.titleZh), after.teachers.join(t('comma')), after.room];
    const state = after.isCancelled ? t('cancelled') : null;
    return <li>{[...parts, state].filter(Boolean).join(' · ')}</li>;
  }
  const old = toTexts(before);
  return toTexts(after).map(({ label, text }, index) => {
    const oldText = old[index]?.text ?? '';
    if (oldText === text) return null;
    const values = { field: label, before: oldText || t('empty'), after: text || t('empty') };
    return <li key={label}>{t('change', values)}</li>;
  });
};
