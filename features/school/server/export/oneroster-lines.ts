import { hasHan } from '@inkstone/base/pinyin';
import * as z from 'zod';

/**
 * The tables of a OneRoster package from rows of the school's own tables.
 *
 * Source: 1EdTech OneRoster 1.2, CSV tables (bulk exchange). Names of columns that begin with `metadata.` are the
 * extension which the standard leaves to senders.
 */
export interface RosterTable {
  fileName: string;
  heads: readonly string[];
}

/** Days of a period, in ISO 8601. */
interface RosterPeriod {
  firstDay: string;
  lastDay: string;
}

const orgId = 'school';
const courseId = 'course';
/** The session of classes that belong to no term. */
const openSessionId = 'all';

/** The tables in the order of the package. */
export const rosterTables = {
  orgs: {
    fileName: 'orgs.csv',
    heads: ['sourcedId', 'status', 'dateLastModified', 'name', 'type', 'identifier', 'parentSourcedId'],
  },
  sessions: {
    fileName: 'academicSessions.csv',
    heads: [
      ...['sourcedId', 'status', 'dateLastModified', 'title', 'type', 'startDate', 'endDate', 'parentSourcedId'],
      'schoolYear',
    ],
  },
  courses: {
    fileName: 'courses.csv',
    heads: [
      ...['sourcedId', 'status', 'dateLastModified', 'schoolYearSourcedId', 'title', 'courseCode', 'grades'],
      ...['orgSourcedId', 'subjects', 'subjectCodes'],
    ],
  },
  classes: {
    fileName: 'classes.csv',
    heads: [
      ...['sourcedId', 'status', 'dateLastModified', 'title', 'grades', 'courseSourcedId', 'classCode', 'classType'],
      ...['location', 'schoolSourcedId', 'termSourcedIds', 'subjects', 'subjectCodes', 'periods', 'metadata.titleZh'],
    ],
  },
  users: {
    fileName: 'users.csv',
    heads: [
      ...['sourcedId', 'status', 'dateLastModified', 'enabledUser', 'username', 'userIds', 'givenName', 'familyName'],
      ...['middleName', 'identifier', 'email', 'sms', 'phone', 'agentSourcedIds', 'grades', 'password'],
      ...['userMasterIdentifier', 'resourceSourcedIds', 'preferredGivenName', 'preferredMiddleName'],
      ...['preferredFamilyName', 'primaryOrgSourcedId', 'pronouns', 'metadata.name', 'metadata.nameZh'],
    ],
  },
  roles: {
    fileName: 'roles.csv',
    heads: [
      ...['sourcedId', 'status', 'dateLastModified', 'userSourcedId', 'roleType', 'role', 'beginDate', 'endDate'],
      ...['orgSourcedId', 'userProfileSourcedId'],
    ],
  },
  enrollments: {
    fileName: 'enrollments.csv',
    heads: [
      ...['sourcedId', 'status', 'dateLastModified', 'classSourcedId', 'schoolSourcedId', 'userSourcedId', 'role'],
      ...['primary', 'beginDate', 'endDate'],
    ],
  },
} as const satisfies Record<string, RosterTable>;

type RosterTableName = keyof typeof rosterTables;

/** The manifest: which files there are, all of them whole. */
export const listManifestLines = (systemName: string): string[][] => {
  const absent = [
    ...['categories', 'classResources', 'courseResources', 'demographics', 'lineItemLearningObjectiveIds', 'lineItems'],
    ...['lineItemScoreScales', 'resources', 'resultLearningObjectiveIds', 'results', 'resultScoreScales'],
    ...['scoreScales', 'userProfiles', 'userResources'],
  ];
  const present = Object.values(rosterTables).map(({ fileName }) => fileName.replace('.csv', ''));
  return [
    ['propertyName', 'value'],
    ['manifest.version', '1.0'],
    ['oneroster.version', '1.2'],
    ...[...absent.map((name) => [`file.${name}`, 'absent']), ...present.map((name) => [`file.${name}`, 'bulk'])].sort(
      ([first = ''], [second = '']) => (first < second ? -1 : 1),
    ),
    ['source.systemName', systemName],
    ['source.systemCode', 'inkstone'],
  ];
};

/** Cells in the order of a table's heads; what is not named stays empty. */
const toCells = (name: RosterTableName, values: Readonly<Record<string, string | null>>): string[] =>
  rosterTables[name].heads.map((head) => values[head] ?? '');

/** An instant as a day of the school's calendar; empty for none. */
type ToDay = (instant: string | null) => string;

/** A row of `person`, as JSON has it. */
export const RosterPerson = z.object({
  id: z.int(),
  username: z.string(),
  name: z.string(),
  name_zh: z.string().nullable(),
  mail: z.string().nullable(),
  phone: z.string().nullable(),
  number: z.string().nullable(),
  external_id: z.string().nullable(),
  roles: z.array(z.string()),
  created_at: z.string(),
  left_at: z.string().nullable(),
  erased_at: z.string().nullable(),
});
export type RosterPerson = z.output<typeof RosterPerson>;

/** A row of `school_class`. */
export const RosterClass = z.object({
  id: z.int(),
  name: z.string(),
  name_zh: z.string().nullable(),
  teacher_id: z.int(),
  term_id: z.int().nullable(),
  external_id: z.string().nullable(),
  created_at: z.string(),
  ended_at: z.string().nullable(),
});
export type RosterClass = z.output<typeof RosterClass>;

/** A row of `school_term`. */
export const RosterTerm = z.object({
  id: z.int(),
  name: z.string(),
  name_zh: z.string().nullable(),
  first_day: z.string(),
  last_day: z.string(),
});
export type RosterTerm = z.output<typeof RosterTerm>;

/** A row of `class_member` or `class_stay`. */
export const RosterStay = z.object({
  class_id: z.int(),
  student_id: z.int(),
  joined_at: z.string(),
  left_at: z.string().nullable(),
});

/** A row of `class_teacher`. */
export const RosterTeacher = z.object({ class_id: z.int(), teacher_id: z.int() });

/** The id of a person for others: the one that they came with, or one of ours. */
export const personSourcedId = ({ id, external_id: externalId }: RosterPerson): string => externalId ?? `person-${id}`;

/** The id of a class for others. */
export const classSourcedId = ({ id, external_id: externalId }: RosterClass): string => externalId ?? `class-${id}`;

/** Given and family name of one text: the last word is the family name, in Chinese the first sign. */
const splitName = (name: string): { givenName: string; familyName: string } => {
  if (hasHan(name)) {
    const [familyName = '', ...givenParts] = name;
    return { familyName, givenName: givenParts.join('') };
  }
  const words = name.split(' ');
  return { familyName: words.length > 1 ? (words.at(-1) ?? '') : '', givenName: words.slice(0, -1).join(' ') || name };
};

/** Roles of the standard; any other one has the prefix that the standard has for extensions. */
const rosterRoles: Readonly<Record<string, string>> = { student: 'student', teacher: 'teacher', guide: 'counselor' };

/** The school as the one organisation. */
export const toOrgCells = (name: string): string[] => toCells('orgs', { sourcedId: orgId, name, type: 'school' });

/** The one course, of which all classes are sections. */
export const toCourseCells = (title: string): string[] =>
  toCells('courses', { sourcedId: courseId, title, orgSourcedId: orgId });

/** A term, or with no term the period in which all classes lie. */
export const toSessionCells = (
  term: Pick<RosterTerm, 'id' | 'name'> | null,
  { firstDay, lastDay, title }: RosterPeriod & { title: string },
): string[] =>
  toCells('sessions', {
    sourcedId: term ? `term-${term.id}` : openSessionId,
    title: term?.name ?? title,
    type: term ? 'term' : 'schoolYear',
    startDate: firstDay,
    endDate: lastDay,
    schoolYear: lastDay.slice(0, 4),
  });

/** A class with its term. */
export const toClassCells = (row: RosterClass): string[] =>
  toCells('classes', {
    ...{ sourcedId: classSourcedId(row), title: row.name, courseSourcedId: courseId, classType: 'scheduled' },
    ...{ classCode: `class-${row.id}`, schoolSourcedId: orgId, 'metadata.titleZh': row.name_zh },
    termSourcedIds: row.term_id === null ? openSessionId : `term-${row.term_id}`,
  });

/** A person; who left is disabled. */
export const toUserCells = (row: RosterPerson): string[] =>
  toCells('users', {
    ...{ sourcedId: personSourcedId(row), username: row.username, identifier: row.number, email: row.mail },
    ...{ phone: row.phone, primaryOrgSourcedId: orgId, 'metadata.name': row.name, 'metadata.nameZh': row.name_zh },
    ...splitName(row.name || (row.name_zh ?? '')),
    enabledUser: String(row.left_at === null),
  });

/** The roles of a person, each with a line; the first is the main one. */
export const listRoleCells = (row: RosterPerson, toDay: ToDay): string[][] =>
  [...new Set(row.roles.map((role) => rosterRoles[role] ?? `ext:${role}`))].map((role, index) =>
    toCells('roles', {
      ...{ sourcedId: `role-${row.id}-${role}`, userSourcedId: personSourcedId(row), role, orgSourcedId: orgId },
      ...{
        roleType: index === 0 ? 'primary' : 'secondary',
        beginDate: toDay(row.created_at),
        endDate: toDay(row.left_at),
      },
    }),
  );

/** An enrolment: a person teaches or learns in a class. */
export const toEnrollmentCells = (line: {
  sourcedId: string;
  class: RosterClass;
  person: RosterPerson;
  role: 'student' | 'teacher';
  isPrimary?: boolean;
  /** Days; empty where it is not known, or has not ended. */
  period: RosterPeriod;
}): string[] =>
  toCells('enrollments', {
    ...{ sourcedId: line.sourcedId, classSourcedId: classSourcedId(line.class), schoolSourcedId: orgId },
    ...{ userSourcedId: personSourcedId(line.person), role: line.role, primary: String(line.isPrimary === true) },
    ...{ beginDate: line.period.firstDay, endDate: line.period.lastDay },
  });
