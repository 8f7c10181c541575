import { isReportOpen, type AssignmentRow, type RecipientRow } from '@inkstone/assignments/server';

/** How far a student has come: `handedIn` waits for marks, `marked` has all of them and is not open to the student yet. */
export type ResultState = 'notBegun' | 'inProgress' | 'handedIn' | 'marked' | 'released';

/** What decides the state of a recipient. */
export type ResultFacts = Pick<AssignmentRow, 'reportAt' | 'reportOpenedAt'> &
  Pick<RecipientRow, 'status' | 'needsMarking'> & {
    /** When the last window of the work closes. */
    lastClosesAt: Date;
  };

const isHandedIn = ({ status }: Pick<RecipientRow, 'status'>): boolean => status === 'submitted' || status === 'marked';

/** The state of a recipient's work; a released score is one whose report the student may read. */
export const toResultState = (
  row: ResultFacts,
  { now, school }: { now: Date; school: { graceSeconds: number } },
): ResultState => {
  if (row.status === 'none') return 'notBegun';
  if (!isHandedIn(row)) return 'inProgress';
  if (row.needsMarking) return 'handedIn';
  const { reportAt, reportOpenedAt: openedAt, lastClosesAt, needsMarking } = row;
  const facts = { reportAt, openedAt, lastClosesAt, graceSeconds: school.graceSeconds, isHandedIn: true, needsMarking };
  return isReportOpen(facts, now) ? 'released' : 'marked';
};
