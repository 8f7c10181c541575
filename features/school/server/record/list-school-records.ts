import { handleCall } from '@inkstone/call/server';
import { listSchoolRecords as contract } from '../../contract.ts';
import { toRecordEntry, toRecordKey } from './record-filter.ts';
import { namePersons } from './record-people.ts';
import { listRecords } from './record.queries.ts';

const pageSize = 50;

/** A page of the record, newest first. */
export const listSchoolRecords = handleCall(contract, async ({ input, tx, school, language }) => {
  const key = await toRecordKey(tx, input, school.timeZone);
  const rows = await listRecords(tx, { ...key, beforeId: input.beforeId, most: pageSize + 1 });
  const page = await namePersons(tx, rows.slice(0, pageSize));
  return {
    list: page.map((row) => toRecordEntry(row, language)),
    nextId: rows.length > pageSize ? (page.at(-1)?.id ?? null) : null,
  };
});
