import * as z from 'zod';
import { Id, pageFields, pagingInput } from '@inkstone/base';
import { createCallFactory } from '@inkstone/call';
import { teacherSide } from '@inkstone/session/contract';
import { refusals } from '../refusals.ts';
import { legacy } from './legacy.ts';
import { ClassRow, pageSchema, Search } from './selection.ts';
import { MyStudent } from './students.ts';
import { ClassMove, TermRef } from './terms.ts';

const call = createCallFactory(refusals, legacy);
const access = teacherSide.may('myStudent_class');

/** A class in the caller's list. */
export const MyClass = ClassRow.extend({
  isMine: z.boolean().describe('Whether the class is the caller’s own; false where they teach in a colleague’s.'),
  nextSessionAt: z.iso.datetime().nullable().describe('When the class meets next; null where no meeting is planned.'),
});
export type MyClass = z.output<typeof MyClass>;

/** The caller's own classes. */
export const listMyClasses = call({
  path: 'teacher/getClasses',
  method: 'GET',
  effect: 'read',
  summary:
    'List the classes that I teach, those of the current term first, with their number of students and their next meeting.',
  access,
  input: z.object({
    search: Search,
    termId: Id.optional().describe('Only classes of this term; absent: of any and of none.'),
    ...pagingInput(),
  }),
  output: pageSchema(MyClass).extend({
    terms: z.array(TermRef).describe('The terms of my classes, the current one first.'),
  }),
});

export const getClass = call({
  path: 'teacher/getClassDetail',
  method: 'GET',
  effect: 'read',
  summary: 'One class that I teach: its teachers and a page of its members, those with a star of mine first.',
  access,
  input: z.object({
    classId: Id.describe('The class, one that the caller teaches.'),
    search: Search,
    ...pagingInput(),
  }),
  output: z.object({
    class: MyClass.describe('The class as lists show it.'),
    teachers: z
      .array(
        z.object({
          id: z.int().describe('The teacher.'),
          name: z.string().describe("What the teacher is called, in the caller's language."),
        }),
      )
      .describe('Everyone who teaches in it, its own teacher first.'),
    moves: z
      .array(ClassMove)
      .describe('Who comes or goes on days to come, the next first, then who moved in the last thirty days.'),
    list: z.array(MyStudent).describe('One page of its present members.'),
    ...pageFields,
  }),
});
