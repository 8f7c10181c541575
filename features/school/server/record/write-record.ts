import type { Tx } from '@inkstone/db';
import { personalFields, signInActions, type RecordAction, type SubjectKind } from '../../record-actions.ts';
import { insertRecord } from './record.queries.ts';
import type { FieldChange } from './record.tables.ts';

type Value = string | number | boolean | null | undefined | readonly string[];

const toText = (value: Value): string | null => {
  if (value === null || value === undefined || value === '') return null;
  if (Array.isArray(value) && value.length === 0) return null;
  return Array.isArray(value) ? [...value].sort((a, b) => (a < b ? -1 : 1)).join(', ') : String(value);
};

/** The fields whose values differ; `before` is empty where something was made. */
export const listChanges = (
  before: Readonly<Record<string, Value>>,
  after: Readonly<Record<string, Value>>,
): FieldChange[] =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .map((field) => ({ field, before: toText(before[field]), after: toText(after[field]) }))
    .filter((change) => change.before !== change.after);

/** One entry of the record. */
interface RecordEntry {
  at: Date;
  /** Null where the school itself acted. */
  actorId: number | null;
  action: RecordAction;
  subject: { kind: SubjectKind; id: number | null };
  changes?: FieldChange[];
}

/** Adds an entry to the record, in the transaction of what it tells. */
export const writeRecord = async (tx: Tx, { subject, changes = [], ...entry }: RecordEntry): Promise<void> => {
  const isPersonal = ({ field }: FieldChange) => subject.kind === 'person' && personalFields.includes(field);
  await insertRecord(tx, {
    ...{ ...entry, subjectKind: subject.kind, subjectId: subject.id, isSignIn: signInActions.includes(entry.action) },
    changes: changes.filter((change) => !isPersonal(change)),
    personal: changes.filter(isPersonal),
  });
};
