import type { ResultState } from '../results/result-state.ts';

/** How far a student has come with a work, and on paper whether there is a mark. */
export type CellState = ResultState | 'notGiven' | 'takenOut' | 'notMarked' | 'absent' | 'excused';

/** A cell: the state of a student's work, with its score where there is one. */
export interface Cell {
  state: CellState;
  points: number | null;
  maximum: number | null;
  isLate: boolean;
}
