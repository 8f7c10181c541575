import * as z from 'zod';
import { Day, Edition, Flag, Id, Ids, pageFields, pagingInput, RequestId } from '@inkstone/base';
import { createCallFactory } from '@inkstone/call';
import { ClassMove, TermRef } from '@inkstone/people/contract';
import { backendSide } from '@inkstone/session/contract';
import { refusals } from '../refusals.ts';

const call = createCallFactory(refusals);
const access = backendSide.may('school_classes');

const Search = z
  .string()
  .trim()
  .max(100)
  .optional()
  .describe('Words of a name, Chinese, English, pinyin or user name; absent: any.');

/** Somebody who teaches in a class. */
const ClassTeacher = z.object({
  id: z.int().describe('The person.'),
  name: z.string().describe("What the person is called, in the caller's language."),
  username: z.string().describe("Name of the person's account."),
  isGuide: z.boolean().describe('Whether the person is a guide and no teacher.'),
  isActive: z.boolean().describe('False where the account is deactivated.'),
});
export type ClassTeacher = z.output<typeof ClassTeacher>;

/** A class in the list of the school's classes. */
export const SchoolClassRow = z.object({
  id: z.int().describe('The class.'),
  name: z.string().describe('The English name.'),
  nameZh: z.string().nullable().describe('The Chinese name; null where there is none.'),
  teachers: z.array(ClassTeacher).describe('Everyone who teaches in it, its own teacher first.'),
  term: TermRef.nullable().describe('The term to which the class belongs; null: none.'),
  studentCount: z.int().describe('Students who are members now.'),
  endedAt: z.iso.datetime().nullable().describe('Since when the class is closed; null while it runs.'),
});
export type SchoolClassRow = z.output<typeof SchoolClassRow>;

/** The classes of the school. */
export const listSchoolClasses = call({
  path: 'backend/school/classes',
  method: 'GET',
  effect: 'read',
  summary:
    'The classes of the school, those of the current term first: by name or teacher, term, running or closed, paged.',
  access,
  input: z.object({
    search: Search,
    state: z
      .enum(['running', 'closed', 'all'])
      .default('running')
      .describe('Classes that run, are closed, or both; absent: that run.'),
    termId: Id.optional().describe('Only classes of this term; absent: of any and of none.'),
    withoutTerm: Flag.optional().describe('True: only classes that belong to no term; absent or false: all.'),
    ...pagingInput(),
  }),
  output: z.object({ list: z.array(SchoolClassRow).describe('One page of classes.'), ...pageFields }),
});

/** A stay of a student in a class. */
export const ClassStay = z.object({
  id: z.int().describe('The place of the stay in the list.'),
  studentId: z.int().describe('The student.'),
  name: z.string().describe("What the student is called, in the caller's language."),
  username: z.string().describe("Name of the student's account."),
  joinedAt: z.iso.datetime().describe('Since when the student belongs to the class.'),
  leftAt: z.iso.datetime().nullable().describe('When the student left; null for a member.'),
  cameFrom: z.string().nullable().describe('The class that a move brought the student from; null: none.'),
  wentTo: z.string().nullable().describe('The class that a move took the student to; null: none.'),
});
export type ClassStay = z.output<typeof ClassStay>;

/** One class with everything that an administrator may see. */
export const getSchoolClass = call({
  path: 'backend/school/class',
  method: 'GET',
  effect: 'read',
  summary: 'One class: names, teachers, a page of its members or of those who left, and what was changed.',
  access,
  input: z.object({
    classId: Id.describe('The class.'),
    part: z
      .enum(['members', 'left'])
      .default('members')
      .describe('Members by name, or ended stays, the last first; absent: members.'),
    search: Search,
    ...pagingInput(),
  }),
  output: SchoolClassRow.extend({
    edition: z.int().describe('How often the class was saved; sent back when the class is saved again.'),
    createdAt: z.iso.datetime().describe('When the class was made.'),
    leftCount: z.int().describe('How many stays have ended.'),
    list: z.array(ClassStay).describe('One page of stays.'),
    ...pageFields,
    moves: z
      .array(ClassMove)
      .describe('Who comes or goes on days to come, the next first, then who moved lately, the last first.'),
    history: z
      .array(
        z.object({
          id: z.int().describe('The entry of the record.'),
          at: z.iso.datetime().describe('When it happened.'),
          actorName: z.string().nullable().describe('Who did it; null where it was the school itself.'),
          action: z.string().describe('What was done.'),
          changes: z
            .array(
              z.object({
                field: z.string().describe('What was changed.'),
                before: z.string().nullable().describe('What stood there; null: nothing.'),
                after: z.string().nullable().describe('What stands there; null: nothing.'),
              }),
            )
            .describe('Fields with their values before and after; people by their user names.'),
        }),
      )
      .describe('The last fifty changes of this class, newest first.'),
  }),
});

/** One class with everything that an administrator may see. */
export type SchoolClass = z.output<(typeof getSchoolClass)['output']>;

/** People who can be in a class. */
export const listClassCandidates = call({
  path: 'backend/school/classCandidates',
  method: 'GET',
  effect: 'read',
  summary: 'People of the school who can teach in a class or learn in it: by name, pinyin or user name, paged.',
  access,
  input: z.object({
    part: z.enum(['teacher', 'student']).describe('What they would do in the class.'),
    search: Search,
    ...pagingInput(),
  }),
  output: z.object({
    list: z
      .array(
        z.object({
          id: z.int().describe('The person.'),
          name: z.string().describe("What the person is called, in the caller's language."),
          username: z.string().describe("Name of the person's account."),
        }),
      )
      .describe('One page of people, by name.'),
    ...pageFields,
  }),
});

const names = {
  name: z.string().trim().min(1).max(100).describe('The English name.'),
  nameZh: z.string().trim().max(100).nullable().describe('The Chinese name; null: none.'),
};

/** The classes that have a name already. */
export const listClassNamesakes = call({
  path: 'backend/school/classNamesakes',
  method: 'GET',
  effect: 'read',
  summary: 'Other classes that are called the same in either language, to say so before one is saved.',
  access,
  input: z.object({
    name: z.string().trim().max(100).describe('The English name.'),
    nameZh: z.string().trim().max(100).optional().describe('The Chinese name; absent: none.'),
    classId: Id.optional().describe('The class that is called so and does not count; absent: a new one.'),
  }),
  output: z.object({
    list: z.array(SchoolClassRow.omit({ studentCount: true })).describe('The first five, running ones first.'),
  }),
});

/** The fields of a class that an administrator writes. */
export const ClassDraft = z.object({
  ...names,
  teacherId: Id.describe('Whose class it is: a teacher, guide or staff member.'),
  colleagueIds: Ids.max(50).describe('Further people who teach in it.'),
  termId: Id.nullable().optional().describe('The term to which it belongs; null: none; absent: as it is.'),
});
export type ClassDraft = z.output<typeof ClassDraft>;

/** Adds a class. */
export const addSchoolClass = call({
  path: 'backend/school/addClass',
  method: 'POST',
  effect: 'write',
  summary: 'Add a class with its teachers.',
  access,
  input: z.object({ requestId: RequestId, ...ClassDraft.shape }),
  output: z.object({ classId: z.int().describe('The new class.') }),
  refusals: ['class.nameMissing', 'class.teacherUnfit', 'class.termGone'],
  invalidates: ['backend/school/classes', 'backend/school/classNamesakes', 'backend/school/terms'],
});

/** Changes a class. */
export const changeSchoolClass = call({
  path: 'backend/school/changeClass',
  method: 'POST',
  effect: 'write',
  summary: "Change a class's names, teachers and term.",
  access,
  input: z.object({
    requestId: RequestId,
    classId: Id.describe('The class.'),
    edition: Edition.describe('The edition that the form was opened with; another one since then is refused.'),
    ...ClassDraft.shape,
  }),
  output: z.object({ edition: z.int().describe('The edition that was saved.') }),
  refusals: ['class.nameMissing', 'class.teacherUnfit', 'class.changedMeanwhile', 'class.termGone'],
  invalidates: [
    'backend/school/classes',
    'backend/school/class',
    'backend/school/classNamesakes',
    'backend/school/terms',
  ],
});

/** Closes a class, or reopens one. */
export const closeSchoolClass = call({
  path: 'backend/school/closeClass',
  method: 'POST',
  effect: 'write',
  summary: 'Close a class, whose given work, marks and reports stay, or reopen one.',
  access,
  input: z.object({
    requestId: RequestId,
    classId: Id.describe('The class.'),
    isClosed: z.boolean().describe('True closes the class, false reopens it.'),
  }),
  output: z.object({}),
  invalidates: ['backend/school/classes', 'backend/school/class'],
});

const students = {
  requestId: RequestId,
  classId: Id.describe('The class.'),
  studentIds: Ids.min(1).max(500).describe('The students.'),
  day: Day.optional().describe(
    "From the start of which day of the school's calendar; one to come is planned and can be cancelled. Absent: from now on.",
  ),
};
const planned = z.int().describe('How many are planned for a day to come.');

/** Adds students to a class. */
export const joinSchoolClass = call({
  path: 'backend/school/joinClass',
  method: 'POST',
  effect: 'write',
  summary: 'Add students to a class from now on or from a day; the earlier stays of those who had left are kept.',
  access,
  input: z.object(students),
  output: z.object({ joined: z.int().describe('How many joined who were no members before.'), planned }),
  refusals: ['class.closed', 'class.studentUnfit', 'class.dayTaken'],
  invalidates: ['backend/school/classes', 'backend/school/class'],
});

/** Takes students out of a class. */
export const leaveSchoolClass = call({
  path: 'backend/school/leaveClass',
  method: 'POST',
  effect: 'write',
  summary: 'Take students out of a class from now on or from a day; what they were given stays theirs.',
  access,
  input: z.object(students),
  output: z.object({ planned }),
  refusals: ['class.memberGone', 'class.dayTooEarly'],
  invalidates: ['backend/school/classes', 'backend/school/class'],
});

/** Moves students to another class. */
export const moveSchoolStudents = call({
  path: 'backend/school/moveStudents',
  method: 'POST',
  effect: 'write',
  summary: 'Move students from one class to another in one step, now or from a day; attempts that are open go on.',
  access,
  input: z.object({ ...students, toClassId: Id.describe('The class that they move to.') }),
  output: z.object({ planned }),
  refusals: [
    'class.closed',
    'class.memberGone',
    'class.sameClass',
    'class.studentUnfit',
    'class.dayTaken',
    'class.dayTooEarly',
  ],
  invalidates: ['backend/school/classes', 'backend/school/class'],
});
