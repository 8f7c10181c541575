import * as z from 'zod';
import { Flag, Id, pagingInput, RequestId } from '@inkstone/base';
import { createCallFactory } from '@inkstone/call';
import { teacherSide } from '@inkstone/session/contract';
import { refusals } from '../refusals.ts';
import { legacy } from './legacy.ts';
import { pageSchema, Search } from './selection.ts';

const call = createCallFactory(refusals, legacy);

/** A person who works at the school. */
const Employee = z.object({
  id: z.int().describe('The person.'),
  name: z.string().describe("What the person is called, in the caller's language."),
  username: z.string().describe("Name of the person's account."),
});

/** Everyone who works at the school. */
export const listEmployees = call({
  path: 'backend/employee/list',
  method: 'GET',
  effect: 'read',
  summary: 'Everyone who works at the school as teacher, guide or staff: by name in either language or pinyin, paged.',
  access: teacherSide.may('myStudent_myTeam', 'myStudent_myStaff'),
  input: z.object({
    search: Search,
    isStaff: Flag.optional().describe('True: only those who hold the role of staff; absent or false: everyone.'),
    ...pagingInput(),
  }),
  output: pageSchema(Employee),
});

/** A staff member managed by the caller. */
export const StaffRow = Employee.extend({
  since: z.iso.datetime().describe('Since when they are among my staff.'),
  assignedCount: z.int().describe('Tests that the caller gave them and that were not taken away.'),
  handedIn: z.int().describe('How many of these they have handed in.'),
});
export type StaffRow = z.output<typeof StaffRow>;

/** The caller's staff, or one of them. */
export const listMyStaff = call({
  path: 'backend/employee/myEmployee',
  method: 'GET',
  effect: 'read',
  summary: 'My staff, by name, with how many tests I gave them and how many came in.',
  access: teacherSide.may('myStudent_myStaff'),
  input: z.object({
    search: Search,
    personId: Id.optional().describe('Only this member of my staff, who has to be one; absent: all.'),
    ...pagingInput(),
  }),
  output: pageSchema(StaffRow),
});

/** Adds a person to the caller's staff, or removes them. */
export const updateMyStaff = call({
  path: 'backend/employee/add',
  method: 'POST',
  effect: 'write',
  summary: 'Take a staff member of the school into my staff, or let one go; what I gave them stays.',
  access: teacherSide.may('myStudent_myStaff'),
  input: z.object({
    requestId: RequestId,
    personId: Id.describe('Somebody who works at the school as staff.'),
    isMine: z.boolean().default(true).describe('False lets them go; absent or true takes them in.'),
  }),
  output: z.object({}),
  refusals: ['employee.notStaff', 'employee.self'],
  invalidates: ['backend/employee/myEmployee', 'backend/teacher/student', 'teacher/getStudentTestList'],
});
