import * as z from 'zod';
import { Flag, Id, integerBetween } from '@inkstone/base';
import { screenRoute } from '@inkstone/exam/screen-paths';
import { roles } from '@inkstone/session/contract';
import { recordActions } from './record-actions.ts';

/** Makes the first administrator of an empty school. */
export const setup = screenRoute('/setup', z.object({}));

/** The people of the school; with `personId` one of them. */
export const schoolPeople = screenRoute(
  '/school/people',
  z.object({
    search: z.string().max(100).optional(),
    role: z.enum(roles).optional(),
    state: z.enum(['active', 'inactive', 'all']).default('active'),
    page: integerBetween(1, 100_000).default(1),
    personId: Id.optional(),
  }),
);

/** The record of the school. */
export const schoolRecord = screenRoute(
  '/school/record',
  z.object({
    action: z.enum(recordActions).optional(),
    search: z.string().max(64).optional(),
    personId: Id.optional(),
    day: z.iso.date().optional(),
    beforeId: Id.optional(),
  }),
);

/** The settings of the school. */
export const schoolSettings = screenRoute('/school/settings', z.object({}));

/** Importing people; with `changeSetId` one import. */
export const schoolImport = screenRoute(
  '/school/people/import',
  z.object({
    changeSetId: Id.optional(),
    show: z.enum(['made', 'changed', 'same', 'refused', 'deactivated', 'leftOut', 'stays']).optional(),
    page: integerBetween(1, 100_000).default(1),
  }),
);

/** Importing sessions; with `changeSetId` one import. */
export const timetableImport = screenRoute(
  '/school/timetable/import',
  z.object({
    changeSetId: Id.optional(),
    show: z.enum(['made', 'changed', 'same', 'refused', 'conflicts', 'stays']).optional(),
    page: integerBetween(1, 100_000).default(1),
  }),
);

/** Merging another account into `personId`; with `changeSetId` one plan or what became of it. */
export const personMerges = screenRoute(
  '/school/people/merge',
  z.object({ changeSetId: Id.optional(), personId: Id.optional() }),
);

/** Copying classes into another term; with `changeSetId` one plan or what became of it. */
export const classCopies = screenRoute('/school/classes/copy', z.object({ changeSetId: Id.optional() }));

/** Merging classes into `classId`; with `changeSetId` one plan or what became of it. */
export const classMerges = screenRoute(
  '/school/classes/merge',
  z.object({ changeSetId: Id.optional(), classId: Id.optional() }),
);

/** The classes of the school; with `classId` one of them. */
export const schoolClasses = screenRoute(
  '/school/classes',
  z.object({
    search: z.string().max(100).optional(),
    state: z.enum(['running', 'closed', 'all']).default('running'),
    termId: Id.optional(),
    withoutTerm: Flag.optional(),
    page: integerBetween(1, 100_000).default(1),
    classId: Id.optional(),
  }),
);
