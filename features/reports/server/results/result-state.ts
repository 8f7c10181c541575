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

interface StateContext {
  now: Date;
  school: { graceSeconds: number };
}

const toScoredState = (row: ResultFacts, { now, school }: StateContext): 'released' | 'marked' => {
  const { reportAt, reportOpenedAt: openedAt, lastClosesAt, needsMarking } = row;
  const facts = { reportAt, openedAt, lastClosesAt, graceSeconds: school.graceSeconds, isHandedIn: true, needsMarking };
  return isReportOpen(facts, now) ? 'released' : 'marked';
};

/** The state of a recipient's work; a released score is one whose report the student may read. */
export const toResultState = (row: ResultFacts, ctx: StateContext): ResultState => {
  if (row.status === 'none') return 'notBegun';
  if (!isHandedIn(row)) return 'inProgress';
  return row.needsMarking ? 'handedIn' : toScoredState(row, ctx);
};

/** The state of a recipient's score: as of the work, but a total set by hand counts while answers wait to be marked. */
export const toScoreState = (row: ResultFacts & Pick<RecipientRow, 'score'>, ctx: StateContext): ResultState => {
  const state = toResultState(row, ctx);
  return state === 'handedIn' && row.score !== null ? toScoredState(row, ctx) : state;
};
