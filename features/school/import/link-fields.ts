/** What the columns of sheets hold that say something of people who are here, or of candidates. */
export const linkFields = [
  'student',
  'guardian',
  'guardianMail',
  'guardianLanguage',
  'team',
  'teamLeader',
  'teamMember',
  'manager',
  'staffMember',
  'teacher',
  'extraMinutes',
  'extraFrom',
  'extraUntil',
  'recruiter',
  'candidate',
  'candidateZh',
  'position',
  'candidateMail',
  'phone',
  'candidateMessage',
] as const;

/** What a column of such a sheet may hold. */
export type LinkField = (typeof linkFields)[number];

/** A row of such a sheet: the texts of its columns. */
export interface LinkRow {
  /** The number of the row in the sheet. */
  number: number;
  values: Partial<Record<LinkField, string>>;
}
