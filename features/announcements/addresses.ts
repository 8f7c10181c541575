import * as z from 'zod';
import { Id, integerBetween } from '@inkstone/base';
import { screenRoute } from '@inkstone/exam/screen-paths';

const page = integerBetween(1, 100_000).default(1);

/** What I have sent; with `id` one announcement and who has read it. */
export const sentAnnouncements = screenRoute('/teacher/announcement', z.object({ page, id: Id.optional() }));

/** A new announcement; with `assignmentId` to those who have not finished it, with `classId` to that class. */
export const newAnnouncement = screenRoute(
  '/teacher/announcement/create',
  z.object({ assignmentId: Id.optional(), classId: Id.optional() }),
);

/** What was sent to me; with `id` one announcement. */
export const receivedAnnouncement = screenRoute('/announcement', z.object({ page, id: Id.optional() }));
