import * as z from 'zod';
import { Day, Id, RequestId } from '@inkstone/base';
import { createCallFactory } from '@inkstone/call';
import { termStates } from '@inkstone/people/contract';
import { backendSide } from '@inkstone/session/contract';
import { refusals } from '../refusals.ts';

const call = createCallFactory(refusals);
const access = backendSide.may('school_classes');
const invalidates = ['backend/school/terms', 'backend/school/classes', 'backend/school/class', 'teacher/getClasses'];

/** A term of the school. */
export const SchoolTerm = z.object({
  id: z.int().describe('The term.'),
  name: z.string().describe('The English name.'),
  nameZh: z.string().nullable().describe('The Chinese name; null: none.'),
  firstDay: z.iso.date().describe('Its first day.'),
  lastDay: z.iso.date().describe('Its last day, which belongs to it.'),
  state: z.enum(termStates).describe("Whether it is going on, has not begun, or has ended, by the school's calendar."),
  classCount: z.int().describe('Classes that belong to it, closed ones too.'),
});
export type SchoolTerm = z.output<typeof SchoolTerm>;

/** The terms of the school. */
export const listTerms = call({
  path: 'backend/school/terms',
  method: 'GET',
  effect: 'read',
  summary: 'The latest 200 terms of the school, the last first, with how many classes belong to each.',
  access,
  input: z.object({}),
  output: z.object({ list: z.array(SchoolTerm).describe('Terms, the last first.') }),
});

/** Adds or changes a term. */
export const saveTerm = call({
  path: 'backend/school/saveTerm',
  method: 'POST',
  effect: 'write',
  summary: 'Add a term, or change its names and days; terms do not overlap.',
  access,
  input: z.object({
    requestId: RequestId,
    termId: Id.nullable().describe('The term; null or absent: a new one.'),
    name: z.string().trim().min(1).max(100).describe('The English name.'),
    nameZh: z.string().trim().max(100).nullable().describe('The Chinese name; null: none.'),
    firstDay: Day.describe('Its first day.'),
    lastDay: Day.describe('Its last day, which belongs to it.'),
  }),
  output: z.object({ termId: z.int().describe('The term that was saved.') }),
  refusals: ['term.nameMissing', 'term.endsEarly', 'term.overlaps'],
  invalidates,
});

/** Removes a term. */
export const removeTerm = call({
  path: 'backend/school/removeTerm',
  method: 'POST',
  effect: 'write',
  summary: 'Remove a term to which no class belongs.',
  access,
  input: z.object({ requestId: RequestId, termId: Id.describe('The term.') }),
  output: z.object({}),
  refusals: ['term.hasClasses'],
  invalidates,
});
