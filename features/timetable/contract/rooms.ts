import * as z from 'zod';
import { Day, Id, RequestId } from '@inkstone/base';
import { createCallFactory } from '@inkstone/call';
import { backendSide } from '@inkstone/session/contract';
import { refusals } from '../refusals.ts';
import { Holiday } from './timetable.ts';

const call = createCallFactory(refusals);
const access = backendSide.may('school_classes');

/** A room of the school. */
export const Room = z.object({
  id: z.int().describe('The room.'),
  name: z.string().describe('Its English name.'),
  nameZh: z.string().nullable().describe('Its Chinese name; null: none.'),
  isClosed: z.boolean().describe('Whether it is no longer in use.'),
});
export type Room = z.output<typeof Room>;

/** Rooms and holidays. */
export const listRooms = call({
  path: 'backend/school/rooms',
  method: 'GET',
  effect: 'read',
  summary: 'The rooms of the school by name, and its holidays by their days, the latest 200.',
  access,
  input: z.object({}),
  output: z.object({
    rooms: z.array(Room).describe('Rooms in use first, then by name.'),
    holidays: z.array(Holiday).describe('The latest 200 holidays, in the order of their days.'),
  }),
});

const names = {
  name: z.string().trim().min(1).max(100).describe('The English name.'),
  nameZh: z.string().trim().max(100).nullable().describe('The Chinese name; null: none.'),
};

/** Adds or changes a room. */
export const saveRoom = call({
  path: 'backend/school/saveRoom',
  method: 'POST',
  effect: 'write',
  summary: 'Add a room, rename one, or take it out of use; sessions in it stay.',
  access,
  input: z.object({
    requestId: RequestId,
    roomId: Id.nullable().describe('The room; null or absent: a new one.'),
    ...names,
    isClosed: z.boolean().describe('Whether it is no longer in use.'),
  }),
  output: z.object({ roomId: z.int().describe('The room that was saved.') }),
  refusals: ['room.nameTaken', 'room.nameMissing'],
  invalidates: ['backend/school/rooms', 'backend/school/timetable', 'backend/teacher/timetable'],
});

const invalidates = ['backend/school/rooms', 'backend/school/timetable', 'backend/teacher/timetable'];
const sessionCount = z.int().describe('Sessions that are cancelled by it, or take place again.');

/** Adds a holiday. */
export const addHoliday = call({
  path: 'backend/school/addHoliday',
  method: 'POST',
  effect: 'write',
  summary: 'Add a holiday: sessions of series that have not begun do not take place on its days.',
  access,
  input: z.object({
    requestId: RequestId,
    ...names,
    fromDay: Day.describe('Its first day.'),
    toDay: Day.describe('Its last day.'),
  }),
  output: z.object({ holidayId: z.int().describe('The new holiday.'), sessionCount }),
  refusals: ['holiday.nameMissing', 'holiday.endsEarly'],
  invalidates,
});

/** Removes a holiday. */
export const removeHoliday = call({
  path: 'backend/school/removeHoliday',
  method: 'POST',
  effect: 'write',
  summary: 'Remove a holiday: sessions that it cancelled and that have not begun take place again.',
  access,
  input: z.object({ requestId: RequestId, holidayId: Id.describe('The holiday.') }),
  output: z.object({ sessionCount }),
  invalidates,
});
