import { addDays, beginningOfDay, localizedName, type Language } from '@inkstone/base';
import type { Handle } from '@inkstone/db';
import type { RecordEntry } from '../../contract.ts';
import type { RecordAction } from '../../record-actions.ts';
import { findPersonIds, type RecordKey, type RecordRow } from './record.queries.ts';

/** The filters of the record as a call takes them. */
interface RecordFilter {
  action?: RecordAction | undefined;
  search?: string | undefined;
  personId?: number | undefined;
  day?: string | undefined;
}

/** The persons whose entries are wanted; null: anybody's. */
const resolvePersons = async (db: Handle, { search, personId }: RecordFilter): Promise<number[] | null> => {
  if (search === undefined || search === '') return personId === undefined ? null : [personId];
  const personIds = await findPersonIds(db, search);
  return personId === undefined ? personIds : personIds.filter((id) => id === personId);
};

/** The filter of the query for the filters of a call. */
export const toRecordKey = async (
  db: Handle,
  filter: RecordFilter,
  timeZone: string,
): Promise<Omit<RecordKey, 'beforeId' | 'most'>> => {
  const { action, day } = filter;
  const from = day === undefined ? null : beginningOfDay(day, timeZone);
  return {
    action,
    personIds: await resolvePersons(db, filter),
    span: from && { from, to: addDays(from, 1, timeZone) },
  };
};

/** An entry as the calls return it. */
export const toRecordEntry = (row: RecordRow, language: Language): RecordEntry => {
  const { id, at, action, subjectKind, actorId, subjectId, changes } = row;
  const isPerson = subjectKind === 'person' && subjectId !== null && row.personName !== null;
  return {
    ...{ id, at: at.toISOString(), action, subjectKind, changes },
    actor:
      actorId === null || row.actorName === null
        ? null
        : {
            id: actorId,
            name: localizedName(language, row.actorName, row.actorNameZh),
            username: row.actorUsername ?? '',
          },
    subject: isPerson
      ? {
          id: subjectId,
          name: localizedName(language, row.personName ?? '', row.personNameZh),
          username: row.personUsername ?? '',
        }
      : null,
    subjectName: row.thingName === null ? null : localizedName(language, row.thingName, row.thingNameZh),
  };
};
