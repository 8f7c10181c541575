import { dayIn, localize, type Language } from '@inkstone/base';
import { handleCall } from '@inkstone/call/server';
import { exportSchoolRecords as contract, type RecordEntry } from '../../contract.ts';
import { actionMessages, fieldMessages, recordMessages } from '../../messages.ts';
import { recordActions, recordFields } from '../../record-actions.ts';
import { mostExportedRecords } from '../../rules.ts';
import { toCsv } from './csv.ts';
import { toRecordEntry, toRecordKey } from './record-filter.ts';
import { namePersons } from './record-people.ts';
import { listRecords } from './record.queries.ts';

const { pairs } = recordMessages;
const heads = ['when', 'by', 'byUsername', 'change', 'about', 'aboutUsername', 'field', 'before', 'after'] as const;

/** One line for each changed field; one without fields where nothing else is told. */
const toLines = (entry: RecordEntry, language: Language): string[][] => {
  const known = recordActions.find((name) => name === entry.action);
  const start = [
    entry.at,
    entry.actor?.name ?? localize(pairs.theSchool, language),
    entry.actor?.username ?? '',
    known ? localize(actionMessages.pairs[known], language) : entry.action,
    entry.subject?.name ?? entry.subjectName ?? '',
    entry.subject?.username ?? '',
  ];
  if (entry.changes.length === 0) return [[...start, '', '', '']];
  return entry.changes.map(({ field, before, after }) => {
    const label = recordFields.find((name) => name === field);
    return [...start, label ? localize(fieldMessages.pairs[label], language) : field, before ?? '', after ?? ''];
  });
};

/** The filtered record as CSV. */
export const exportSchoolRecords = handleCall(contract, async ({ input, tx, now, school, language }) => {
  const key = await toRecordKey(tx, input, school.timeZone);
  const rows = await listRecords(tx, { ...key, beforeId: undefined, most: mostExportedRecords + 1 });
  const named = await namePersons(tx, rows.slice(0, mostExportedRecords));
  const entries = named.map((row) => toRecordEntry(row, language));
  const isCut = rows.length > mostExportedRecords;
  const body = toCsv([
    heads.map((head) => localize(pairs[head], language)),
    ...entries.flatMap((entry) => toLines(entry, language)),
    ...(isCut ? [[localize(pairs.cut, language, { count: mostExportedRecords })]] : []),
  ]);
  return {
    status: 200,
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-length': String(body.length),
      'content-disposition': `attachment; filename="record-${dayIn(now, school.timeZone)}.csv"`,
      'cache-control': 'private, no-store',
    },
    body,
  };
});
