import * as z from 'zod';
import { address, Id } from '@inkstone/base';

/** What every screen of doing work is opened with: the assignment. */
const Work = z.object({ id: Id });

/** The launcher: checks with the server, then leads to the right screen. */
export const controller = address(
  '/controller',
  z.object({ kind: z.enum(['test', 'homework']), id: Id, to: z.enum(['do', 'report']).optional() }),
);

/** Enter a test by its id. */
export const enterTest = address('/test', Work);

/** Enter homework by its id. */
export const enterHomework = address('/homework/controller', Work);

/** Where a handed-in homework of any family ends. */
export const homeworkSuccess = address('/homework/success', Work);

/** Where an exercise in a window of its own ends. */
export const homeworkFinished = address('/ws/homework/finished', Work);

/** Where a test ends. */
export const examResult = address('/exam/result', Work);

/** Every question type to try, without an account. */
export const demo = address('/demo', z.object({ type: z.string().max(40).optional() }));

/** The screens of one programme's journey; they differ by path alone. */
export interface Journey {
  programme: string;
  controller: typeof enterTest;
  introduction: typeof enterTest;
  exam: typeof enterTest;
  homeworkController: typeof enterTest;
  exercise: typeof enterTest;
}

/** The journeys that are built. */
export const journeys: readonly Journey[] = [
  {
    programme: 'amc',
    controller: address('/amc/controller', Work),
    introduction: address('/amc/introduction', Work),
    exam: address('/ws/amc/exam', Work),
    homeworkController: address('/amc/homework/controller', Work),
    exercise: address('/amc/homework/exercise', Work),
  },
];

/** The journey of a programme; undefined where it has none of its own. */
export const journeyOf = (programme: string): Journey | undefined =>
  journeys.find((journey) => journey.programme === programme);
