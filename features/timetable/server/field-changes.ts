import type { TimetableFieldChange } from '../events.ts';

type Value = string | number | boolean | null | readonly number[] | undefined;

const toText = (value: Value): string | null => {
  if (value === null || value === undefined || value === '' || value === false) return null;
  if (Array.isArray(value)) return value.length === 0 ? null : value.join(', ');
  return String(value);
};

/** The fields whose values differ, as texts; `before` is empty where something was made. */
export const listFieldChanges = (
  before: Readonly<Record<string, Value>>,
  after: Readonly<Record<string, Value>>,
): TimetableFieldChange[] =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .map((field) => ({ field, before: toText(before[field]), after: toText(after[field]) }))
    .filter((change) => change.before !== change.after);
