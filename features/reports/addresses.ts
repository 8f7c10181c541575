import * as z from 'zod';
import { address, Id, type Address } from '@inkstone/base';

/** A report of one attempt: the assignment, and for a teacher the student. */
const OneReport = z.object({ id: Id, stuId: Id.optional() });

/** A whole assignment with its keys: every student's answers, item statistics, changed keys and scores. */
const Whole = z.object({ id: Id, classId: Id.optional() });

/** Whole-paper report of programmes without one of their own; for the others it leads on. */
export const testReport = address('/stu/testReport', OneReport);

/** The reports of one programme; they differ by path alone. */
export interface ReportPlaces {
  programme: string;
  test: Address<typeof OneReport>;
  homework: Address<typeof OneReport>;
  testWhole: Address<typeof Whole>;
  homeworkWhole: Address<typeof Whole>;
}

/** The programmes whose reports are built. */
export const reportPlaces: readonly ReportPlaces[] = [
  {
    programme: 'amc',
    test: address('/amc/report', OneReport),
    homework: address('/amc/homework/report', OneReport),
    testWhole: address('/amc/correct', Whole),
    homeworkWhole: address('/amc/homework/correct', Whole),
  },
];

/** The report places of a programme; undefined where it has none of its own. */
export const reportPlacesOf = (programme: string): ReportPlaces | undefined =>
  reportPlaces.find((places) => places.programme === programme);
