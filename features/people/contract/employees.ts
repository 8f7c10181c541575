import * as z from 'zod';
import { paging } from '@inkstone/base';
import { callsWith } from '@inkstone/call';
import { teacherSide } from '@inkstone/session/contract';
import { refusals } from '../refusals.ts';
import { pageOf, Search } from './choosing.ts';

const call = callsWith(refusals);

/** Whoever works at the school. */
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
  who: teacherSide.may('myStudent_myTeam', 'myStudent_myStaff'),
  input: z.object({ search: Search, ...paging() }),
  output: pageOf(Employee),
});
