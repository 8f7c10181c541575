import type { EmitEvent } from '@inkstone/call/server';
import type { Handle, Tx } from '@inkstone/db';
import type { RowFault, UndoFault } from '../../../import/faults.ts';
import type { CandidateTarget, LinkTarget } from '../../../import/link-targets.ts';

/** Who applies or undoes a sheet, and when it was applied. */
export interface LinkContext {
  tx: Tx;
  actorId: number;
  appliedAt: Date;
  emit: EmitEvent;
}

/** A row that is applied or undone. */
export interface WrittenLink<Target extends LinkTarget> {
  position: number;
  /** Whom the row is about; null: the row makes them. */
  personId: Target extends CandidateTarget ? number | null : number;
  link: Target;
}

/** What became of rows, by position: what was written and whom it made, or why it was not. */
export type AppliedLinks<Target extends LinkTarget> = Map<
  number,
  { link: Target; personId?: number } | { fault: RowFault }
>;

/** Why rows stay, by position; null: they were undone. */
export type UndoneLinks = Map<number, UndoFault | null>;

/** How the rows of a subject are compared, written and taken back. Rows come in the order of the sheet. */
export interface LinkWriter<Target extends LinkTarget, Known> {
  /** What is there already of what the sheet is about, for some people. */
  readKnown(db: Handle, personIds: readonly number[]): Promise<Known>;
  apply(ctx: LinkContext, rows: readonly WrittenLink<Target>[]): Promise<AppliedLinks<Target>>;
  undo(ctx: LinkContext, rows: readonly WrittenLink<Target>[]): Promise<UndoneLinks>;
}

/** Rows as pairs that were written, with those that were not since they were there by then. */
export const splitByWritten = <Target extends LinkTarget>(
  rows: readonly WrittenLink<Target>[],
  isWritten: (row: WrittenLink<Target>) => boolean,
): AppliedLinks<Target> =>
  new Map(rows.map((row) => [row.position, isWritten(row) ? { link: row.link } : { fault: 'changedSince' }]));

/** Rows that are gone, with those that were changed since. */
export const splitByGone = <Target extends LinkTarget>(
  rows: readonly WrittenLink<Target>[],
  isGone: (row: WrittenLink<Target>) => boolean,
): UndoneLinks => new Map(rows.map((row) => [row.position, isGone(row) ? null : 'edited']));
