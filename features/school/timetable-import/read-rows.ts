import { cutText, foldCase, fromWallTime } from '@inkstone/base';
import { maxTitle, newEntry, type EntryFault, type TimetableEntry } from './entry.ts';
import type { TimetableField } from './fields.ts';
import { parseDay, parseTime } from './read-times.ts';

const cancelledWords = new Set(['cancelled', 'canceled', 'off', 'holiday', '已取消', '取消', '停课', '假期']);
const runningWords = new Set(['takesplace', 'takes place', 'confirmed', 'on', '正常上课', '正常', '上课']);

/** An export writes an apostrophe before what a spreadsheet would run as a formula. */
const withoutGuard = (text: string): string => text.replace(/^'(?=[=+\-@＝＋－＠])/u, '');

/** Several names in one cell. */
export const splitNames = (text: string): string[] =>
  text
    .split(/[;；、,，\n]/u)
    .map((name) => name.trim())
    .filter((name) => name !== '');

type Values = Partial<Record<TimetableField, string>>;

const readValues = (cells: readonly string[], columns: readonly (TimetableField | null)[]): Values => {
  const values: Values = {};
  for (const [index, field] of columns.entries()) {
    const text = withoutGuard(cells[index]?.trim() ?? '');
    if (field !== null && text !== '') values[field] = text;
  }
  return values;
};

const parseState = (text: string | undefined): boolean | null | undefined => {
  if (text === undefined) return null;
  const folded = foldCase(text);
  if (cancelledWords.has(folded)) return true;
  return runningWords.has(folded) ? false : undefined;
};

const findFault = (values: Values): { fault: EntryFault; about: string } | null => {
  const { className, day, begins, ends, state } = values;
  const long = [className, values.title, values.titleZh, values.room, values.externalId, values.series].find(
    (text) => text !== undefined && text.length > maxTitle,
  );
  if (long !== undefined) return { fault: 'tooLong', about: cutText(long, 40) };
  if (className === undefined) return { fault: 'classMissing', about: '' };
  if (day === undefined) return { fault: 'dayMissing', about: '' };
  if (parseDay(day) === null) return { fault: 'dayInvalid', about: cutText(day, 40) };
  const time = [begins ?? '', ends ?? ''].find((text) => parseTime(text) === null);
  if (time !== undefined) return { fault: 'timeInvalid', about: cutText(time, 40) };
  if (parseState(state) === undefined) return { fault: 'stateUnknown', about: cutText(state ?? '', 40) };
  return null;
};

/** The session that a row of a sheet tells, by the clocks of the school. */
export const readRow = (
  { number, cells }: { number: number; cells: readonly string[] },
  columns: readonly (TimetableField | null)[],
  timeZone: string,
): TimetableEntry => {
  const values = readValues(cells, columns);
  const fault = findFault(values);
  const entry: TimetableEntry = {
    ...newEntry(number),
    uid: values.externalId ?? null,
    classes: values.className === undefined ? [] : [{ name: values.className, title: values.title ?? '' }],
    ...{ titleZh: values.titleZh ?? null, room: values.room ?? '', series: values.series ?? null },
    teachers: splitNames(values.teachers ?? ''),
    ...(fault ?? { isCancelled: parseState(values.state) ?? null }),
  };
  if (fault) return entry;
  const day = parseDay(values.day ?? '');
  const beginsAt = fromWallTime(`${day}T${parseTime(values.begins ?? '')}`, timeZone).toISOString();
  const endsAt = fromWallTime(`${day}T${parseTime(values.ends ?? '')}`, timeZone).toISOString();
  return { ...entry, beginsAt, endsAt, fault: endsAt > beginsAt ? null : 'endsEarly' };
};
