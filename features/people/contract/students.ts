import * as z from 'zod';
import { Flag, Id, pagingInput, RequestId } from '@inkstone/base';
import { createCallFactory } from '@inkstone/call';
import { teacherSide } from '@inkstone/session/contract';
import { refusals } from '../refusals.ts';
import { Guardian } from './guardians.ts';
import { legacy } from './legacy.ts';
import { ClassRef, pageSchema, Search, StudentRow } from './selection.ts';

const call = createCallFactory(refusals, legacy);
const access = teacherSide.may('myStudent_student');
const studentId = Id.describe("The student, one of the caller's own.");
const taughtStudentId = Id.describe('The student, one whom the caller or a teammate teaches.');

/** How a student belongs to a teacher: by a class or directly, by a team, or by a colleague's permission. */
export const Through = z.enum(['own', 'team', 'thirdParty']);

/** A student in the caller's list. */
export const MyStudent = StudentRow.extend({
  through: Through.describe(
    'By what the student is the caller’s: own class or single, a team that shares, or taking part as a third party.',
  ),
  lastActiveAt: z.iso
    .datetime()
    .nullable()
    .describe('When the student last began some work; null where there is none yet.'),
});
export type MyStudent = z.output<typeof MyStudent>;

/** A teacher of a student. */
export const TeacherOfStudent = z.object({
  id: z.int().describe('The teacher.'),
  name: z.string().describe("What the teacher is called, in the caller's language."),
  via: z
    .enum(['class', 'single', 'thirdParty'])
    .describe('By a class, by being named for this student, or by a colleague who let them take part.'),
  classes: z.array(ClassRef).describe('The classes by which they teach the student; empty for the others.'),
  since: z.iso.datetime().nullable().describe('Since when they take part; null for a class.'),
});

/** The caller's own students. */
export const listMyStudents = call({
  path: 'teacher/studentList',
  method: 'GET',
  effect: 'read',
  summary:
    'List my students, those with a star first, then by name: by words, Chinese, English or pinyin, by class, by star, paged.',
  access,
  input: z.object({
    search: Search,
    classId: Id.optional().describe('Only members of this class of the caller; absent: of any.'),
    starred: Flag.optional().describe('True: only students with a star; absent or false: all.'),
    ...pagingInput(),
  }),
  output: pageSchema(MyStudent),
});

export const getStudent = call({
  path: 'teacher/getStudentDetail',
  method: 'GET',
  effect: 'read',
  summary: 'One student of mine: who they are, their classes and who teaches them.',
  access,
  input: z.object({ studentId }),
  output: z.object({
    student: MyStudent.extend({
      mail: z.string().nullable().describe('Mail on file; null where there is none.'),
      phone: z.string().nullable().describe('Phone on file; null where there is none.'),
      createdAt: z.iso.datetime().describe('When the account was made.'),
      mayManage: z
        .boolean()
        .describe('Whether the caller may reset the password, name third-party teachers and link the CRM.'),
    }).describe('The student as lists show them, with what is on file.'),
    teachers: z.array(TeacherOfStudent).describe('Everyone who teaches the student, by name.'),
    guardians: z
      .array(Guardian)
      .describe('To whom reports are sent by mail, for whoever may manage the student; empty for others.'),
  }),
});

/** A student with those who teach them. */
export type StudentDetail = z.output<typeof getStudent.output>;

/** Sets or removes the caller's star on a student. */
export const starStudent = call({
  path: 'teacher/attention',
  method: 'POST',
  effect: 'write',
  summary: 'Give one of my students a star, or take it away; nobody else sees it.',
  access,
  input: z.object({ requestId: RequestId, studentId, hasStar: z.boolean().describe('True gives it.') }),
  output: z.object({ hasStar: z.boolean().describe('Whether the student has it now.') }),
  invalidates: ['teacher/studentList', 'teacher/getStudentDetail', 'backend/teacher/student', 'teacher/getClassDetail'],
});

const teachersNow = z.object({ teachers: z.array(TeacherOfStudent).describe('Everyone who teaches the student now.') });
const invalidatedCalls = ['teacher/getStudentDetail', 'teacher/studentList'];

/** Adds a colleague as third-party teacher of a student. */
export const addThirdParty = call({
  path: 'teacher/addTeacher',
  method: 'POST',
  effect: 'write',
  summary: 'Let another teacher of the school take part in teaching a student, as a third party.',
  access,
  input: z.object({
    requestId: RequestId,
    studentId: taughtStudentId,
    teacherId: Id.describe('Any teacher, guide or staff member of the school who does not have the student yet.'),
  }),
  output: teachersNow,
  refusals: ['teacher.notTeacher', 'teacher.already'],
  invalidates: invalidatedCalls,
});

/** Removes a third-party teacher. */
export const removeThirdParty = call({
  path: 'teacher/removeTeacher',
  method: 'POST',
  effect: 'write',
  summary: 'End the part of a third-party teacher in teaching a student; what they gave and marked stays.',
  access,
  input: z.object({
    requestId: RequestId,
    studentId: taughtStudentId,
    teacherId: Id.describe('One of the third-party teachers of this student.'),
  }),
  output: teachersNow,
  invalidates: invalidatedCalls,
});

const Relation = z.object({
  isConfigured: z.boolean().describe("Whether the school's settings name a CRM whose pages can be opened."),
  number: z.string().nullable().describe('Number of the customer in the CRM; null where the student is not linked.'),
  url: z.string().nullable().describe("The customer's page in the CRM; null where there is no link or no CRM."),
  linkedBy: z.string().nullable().describe("Who linked it, by name in the caller's language; null where nobody has."),
  linkedAt: z.iso.datetime().nullable().describe('When; null where nobody has.'),
  inCrm: z
    .object({
      state: z
        .enum(['read', 'away', 'denied', 'off'])
        .describe(
          'read: the CRM was asked just now; away: it gave no answer that can be used; denied: it refused this school; off: it has no interface here.',
        ),
      number: z.string().nullable().describe('The customer that the CRM has for the student; null: none, or not read.'),
      name: z.string().nullable().describe("That customer's name in the CRM; null where it names none."),
      isSame: z.boolean().describe('The CRM was read and has the same customer as this school, or none as well.'),
    })
    .describe("What the school's CRM says itself."),
});

/** The CRM customer of a student. */
export const getCrmLink = call({
  path: 'backend/myStudent/crmRelation',
  method: 'GET',
  effect: 'read',
  summary:
    "Which customer of the school's CRM a student of mine is: as it is kept here, and as the CRM says where it has an interface.",
  access,
  input: z.object({ studentId }),
  output: Relation,
});

/** Links a student to a CRM customer. */
export const saveCrmLink = call({
  path: 'backend/myStudent/syncCrmRelation',
  method: 'POST',
  effect: 'write',
  summary:
    "Say which customer of the school's CRM a student is, or that they are none; the CRM is told first where it has an interface. Without a number what the CRM says is taken over.",
  access,
  input: z.object({
    requestId: RequestId,
    studentId: taughtStudentId,
    number: z
      .string()
      .trim()
      .max(64)
      .regex(/^[\w.-]*$/)
      .optional()
      .describe(
        'Number of the customer: letters, digits, dot, dash, underscore; empty takes the link away; absent: what the CRM says is taken over.',
      ),
  }),
  output: Relation,
  refusals: ['crm.away', 'crm.denied', 'crm.unknown', 'crm.taken', 'crm.off'],
  invalidates: ['backend/myStudent/crmRelation'],
});
