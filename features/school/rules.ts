import { foldCharacters } from '@inkstone/base';
import {
  backendRoles,
  getLoginFamily,
  isOnlyStudent,
  isSchoolPermission,
  roles,
  type Permission,
  type Role,
  type SchoolPermission,
} from '@inkstone/session/contract';

/** The permissions of administration among some. */
export const listSchoolPermissions = (names: readonly string[]): SchoolPermission[] => names.filter(isSchoolPermission);

/** Whether somebody may put people into classes. */
export const canChangeClasses = (permissions: readonly string[]): boolean => permissions.includes('school_classes');

/** Whether somebody may choose who proves people's identity: it decides who comes in as whom. */
export const canChooseProvider = (permissions: readonly string[]): boolean => permissions.includes('school_people');

/** Whether an administrator may change a person: they hold every permission of administration that the person holds. */
export const canManagePerson = (ownPermissions: readonly string[], permissions: readonly string[]): boolean =>
  listSchoolPermissions(permissions).every((permission) => ownPermissions.includes(permission));

/** Whether an administrator may replace permissions: those of administration change only where they hold them. */
export const canReplacePermissions = (
  ownPermissions: readonly string[],
  { before, after }: { before: readonly string[]; after: readonly string[] },
): boolean => {
  const changed = [...before, ...after].filter((name) => before.includes(name) !== after.includes(name));
  return listSchoolPermissions(changed).every((permission) => ownPermissions.includes(permission));
};

/** Whether somebody can use permissions: they have a role of the backend login. */
export const canHoldPermissions = (heldRoles: readonly string[]): boolean =>
  roles.some((role) => heldRoles.includes(role) && getLoginFamily(role) === 'backend');

/** Accounts that can be merged with one another: of students, or of the backend. */
export type MergeFamily = 'student' | 'backend';

/** Which accounts can be merged with one that has these roles; null: none. */
export const getMergeFamily = (heldRoles: readonly string[]): MergeFamily | null => {
  if (isOnlyStudent(heldRoles)) return 'student';
  const isBackend = heldRoles.length > 0 && heldRoles.every((role) => backendRoles.some((name) => name === role));
  return isBackend ? 'backend' : null;
};

/** Roles that an administrator gives; a candidate's account is made with the candidate's record. */
export const assignableRoles = [
  'student',
  'teacher',
  'guide',
  'staff',
  'recruitment',
  'recruitment-supervisor',
] as const satisfies readonly Role[];

/** A usual set of permissions. */
export type PermissionPreset = 'teacher' | 'assistant' | 'guide' | 'recruitment' | 'office' | 'head';

const teaching = [
  ...['index', 'publish', 'publish_homework', 'publish_test', 'publish_textbook', 'publish_video'],
  ...['myStudent', 'myStudent_student', 'myStudent_class', 'myStudent_myTeam', 'myStudent_myStaff'],
  ...['repository', 'repository_exampaper', 'repository_quest', 'textbook'],
] as readonly Permission[];

/** Permissions that come with a role which a sheet or a claim gives; those of administration never do. */
export const presetByRole: Readonly<Record<string, PermissionPreset>> = {
  teacher: 'teacher',
  guide: 'guide',
  recruitment: 'recruitment',
  'recruitment-supervisor': 'recruitment',
};

/** The permissions of each preset. */
export const permissionPresets: Readonly<Record<PermissionPreset, readonly Permission[]>> = {
  teacher: teaching,
  assistant: ['index', 'publish', 'publish_homework', 'myStudent', 'myStudent_student', 'myStudent_class'],
  guide: ['index', 'myStudent', 'myStudent_student', 'myStudent_class'],
  recruitment: ['candidate', 'test', 'repository', 'repository_exampaper'],
  office: ['school', 'school_people', 'school_classes'],
  head: ['school', 'school_people', 'school_classes', 'school_settings', 'school_records'],
};

/** Wrong codes after which the codes of the set-up page are no longer valid. */
export const setupTries = 10;

/** Hours for which a code of the set-up page is valid. */
export const setupHours = 24;

/** The signs of a code: without those that look like others. */
export const setupAlphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

const lookAlikes: Readonly<Record<string, string>> = { O: '0', I: '1', L: '1' };

/** A code of the set-up page as it was typed, in its one spelling: case, width, spaces and hyphens do not matter. */
export const parseSetupCode = (typed: string): string =>
  foldCharacters(typed)
    .toUpperCase()
    .replaceAll(/[^0-9A-Z]/g, '')
    .replaceAll(/[OIL]/g, (sign) => lookAlikes[sign] ?? sign);

/** Entries of the record that one file holds. */
export const mostExportedRecords = 20_000;

/** A year. */
export const maxArchiveHours = 8760;

/** Days for which an invitation to the sign-on through the provider is good. */
export const invitationDays = 7;

/** A day. */
export const maxGraceSeconds = 86_400;

/** Signs of the data URL of the customer service's picture. */
export const maxServicePicture = 100_000;

/** What an export of the school counts. */
export const exportedKinds = [
  ...(['people', 'classes', 'assignments', 'results', 'questionSets'] as const),
  ...(['papers', 'courses', 'textbooks', 'files', 'tables'] as const),
] as const;
export type ExportedKind = (typeof exportedKinds)[number];

/** Days for which an archive of a person, or an export of the school, can be fetched. */
export const archiveDays = 7;

/** The most exports of the school that are kept at a time: a new one replaces the oldest. */
export const maxKeptExports = 3;

/** The most archives of one person that are kept at a time: each may be as large as all of the person's recordings. */
export const maxKeptArchives = 3;

/** The size within which a logo is kept. */
export const mostLogoPixels = { width: 640, height: 160 } as const;
