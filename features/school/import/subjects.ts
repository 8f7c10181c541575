import type { Language } from '@inkstone/base';
import { candidatesSubject, type KnownCandidate } from './candidates/subject.ts';
import type { ColumnRules } from './columns.ts';
import { extraTimeSubject, type KnownTime } from './extra-time/subject.ts';
import { guardiansSubject, type KnownGuardian } from './guardians/subject.ts';
import type { LinkSubject } from './link-subject.ts';
import type { LinkKind } from './link-targets.ts';
import { linkFields } from './link-fields.ts';
import { importFields, peopleColumns } from './people/fields.ts';
import { buildTemplate } from './people/template.ts';
import { staffSubject, type KnownStaff } from './staff/subject.ts';
import { teamsSubject, type KnownTeam } from './teams/subject.ts';
import { thirdPartySubject, type KnownTeaching } from './third-party/subject.ts';

/** What a sheet is about. */
export const importSubjects = [
  'people',
  'guardians',
  'extraTime',
  'teams',
  'staff',
  'thirdParty',
  'candidates',
] as const;

/** What a sheet is about. */
export type ImportSubject = (typeof importSubjects)[number];

/** What the columns of any sheet may hold. */
export const sheetFields = [...importFields, ...linkFields] as const;

/** What a column of any sheet may hold. */
export type SheetField = (typeof sheetFields)[number];

/** What the rows of each subject are compared with. */
export interface KnownLinks {
  guardians: readonly KnownGuardian[];
  extraTime: readonly KnownTime[];
  teams: readonly KnownTeam[];
  staff: readonly KnownStaff[];
  thirdParty: readonly KnownTeaching[];
  candidates: readonly KnownCandidate[];
}

/** The rules of each subject but people. */
export const linkSubjects: { readonly [Kind in LinkKind]: LinkSubject<KnownLinks[Kind]> } = {
  guardians: guardiansSubject,
  extraTime: extraTimeSubject,
  teams: teamsSubject,
  staff: staffSubject,
  thirdParty: thirdPartySubject,
  candidates: candidatesSubject,
};

/** Whether a sheet is about something else than the people of the school. */
export const isLinkKind = (subject: ImportSubject): subject is LinkKind => subject !== 'people';

/** What the columns of a sheet may hold. */
export const getColumnRules = (subject: ImportSubject): ColumnRules<SheetField> =>
  isLinkKind(subject) ? linkSubjects[subject].columns : peopleColumns;

/** The rows of a template of a subject. */
export const getTemplate = (subject: ImportSubject, language: Language): string[][] =>
  isLinkKind(subject) ? linkSubjects[subject].template[language] : buildTemplate(language);
