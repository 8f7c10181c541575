import { dayIn, localize, wallTime, zoneOffset, type Language } from '@inkstone/base';
import { handleCall, readerZone } from '@inkstone/call/server';
import { toCsv } from '@inkstone/files/table';
import { exportSchoolRecords as contract, type RecordEntry } from '../../contract.ts';
import { actionMessages, fieldMessages, recordMessages } from '../../messages.ts';
import { findRecordField, recordActions } from '../../record-actions.ts';
import { mostExportedRecords } from '../../rules.ts';
import { toRecordEntry, toRecordKey } from './record-filter.ts';
import { namePersons } from './record-people.ts';
import { listRecords } from './record.queries.ts';

const { pairs } = recordMessages;
const heads = ['when', 'by', 'byUsername', 'change', 'about', 'aboutUsername', 'field', 'before', 'after'] as const;

/** An instant by the clocks of a zone, with how far they are from UTC: `2026-01-11 07:30:00 +08:00`. */
const toClockText = (at: string, timeZone: string): string => {
  const instant = new Date(at);
  const minutes = Math.round(zoneOffset(instant, timeZone) / 60_000);
  const [hour, minute] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
  const offset = [hour, minute].map((part) => String(part).padStart(2, '0')).join(':');
  return `${wallTime(instant, timeZone).replace('T', ' ')} ${minutes < 0 ? '-' : '+'}${offset}`;
};

/** One line for each changed field; a line without a field where the entry has none. */
const toLines = (entry: RecordEntry, language: Language, timeZone: string): string[][] => {
  const known = recordActions.find((name) => name === entry.action);
  const start = [
    toClockText(entry.at, timeZone),
    entry.actor?.name ?? localize(pairs.theSchool, language),
    entry.actor?.username ?? '',
    known ? localize(actionMessages.pairs[known], language) : entry.action,
    entry.subject?.name ?? entry.subjectName ?? '',
    entry.subject?.username ?? '',
  ];
  if (entry.changes.length === 0) return [[...start, '', '', '']];
  return entry.changes.map(({ field, before, after }) => {
    const label = findRecordField(field);
    return [...start, label ? localize(fieldMessages.pairs[label], language) : field, before ?? '', after ?? ''];
  });
};

/** The filtered record as CSV. */
export const exportSchoolRecords = handleCall(contract, async (ctx) => {
  const { input, tx, now, school, language } = ctx;
  const { timeZone } = readerZone(ctx);
  const key = await toRecordKey(tx, input, school.timeZone);
  const rows = await listRecords(tx, { ...key, beforeId: undefined, most: mostExportedRecords + 1 });
  const named = await namePersons(tx, rows.slice(0, mostExportedRecords));
  const entries = named.map((row) => toRecordEntry(row, language));
  const isCut = rows.length > mostExportedRecords;
  const body = toCsv([
    heads.map((head) => localize(pairs[head], language)),
    ...entries.flatMap((entry) => toLines(entry, language, timeZone)),
    ...(isCut ? [[localize(pairs.cut, language, { count: mostExportedRecords })]] : []),
  ]);
  return {
    status: 200,
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-length': String(body.length),
      'content-disposition': `attachment; filename="record-${dayIn(now, timeZone)}.csv"`,
      'cache-control': 'private, no-store',
    },
    body,
  };
});
