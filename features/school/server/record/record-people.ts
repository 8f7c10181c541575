import type { Handle } from '@inkstone/db';
import { listUsernames } from './record.queries.ts';
import type { FieldChange } from './record.tables.ts';

/** Fields whose values are ids of persons, so that the record holds no name of somebody who is erased. */
const personFields: readonly string[] = ['teacher', 'sessionTeacher', 'colleagues', 'students'];

const toIds = (value: string | null): number[] => (value === null ? [] : value.split(', ').map(Number));

/** Replaces ids of persons in changes by their user names of today. */
export const namePersons = async <Row extends { changes: FieldChange[] }>(
  db: Handle,
  rows: readonly Row[],
): Promise<Row[]> => {
  const ids = rows.flatMap(({ changes }) =>
    changes
      .filter(({ field }) => personFields.includes(field))
      .flatMap(({ before, after }) => [...toIds(before), ...toIds(after)]),
  );
  if (ids.length === 0) return [...rows];
  const people = await listUsernames(db, [...new Set(ids)]);
  const usernames = new Map(people.map(({ id, username }) => [id, username]));
  const toText = (value: string | null): string | null =>
    value === null
      ? null
      : toIds(value)
          .map((id) => usernames.get(id) ?? String(id))
          .join(', ');
  return rows.map((row) => ({
    ...row,
    changes: row.changes.map((change) =>
      personFields.includes(change.field)
        ? { ...change, before: toText(change.before), after: toText(change.after) }
        : change,
    ),
  }));
};
