/** Everything that the record of the school tells. */
export const recordActions = [
  'person.added',
  'person.changed',
  'person.deactivated',
  'person.reactivated',
  'person.passwordReset',
  'person.signedOut',
  'people.imported',
  'people.importUndone',
  'people.codesMade',
  'school.setUp',
] as const;

/** What was done. */
export type RecordAction = (typeof recordActions)[number];
