import { integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { referenceColumn } from '@inkstone/db';
import { sessionOutcomes, type PlannedSession, type SessionUndoFault } from '../../timetable-import/plan-types.ts';

/** One session of a change set that imports sessions: what is planned, and what became of it. */
export const timetableRow = pgTable(
  'timetable_row',
  {
    changeSetId: referenceColumn('change_set_id').notNull(),
    position: integer('position').notNull(),
    outcome: text('outcome', { enum: sessionOutcomes }).notNull(),
    /** `stays`: could not be undone. */
    state: text('state', { enum: ['planned', 'applied', 'undone', 'stays'] }).notNull(),
    plan: jsonb('plan').$type<PlannedSession>().notNull(),
    /** The session that the row made; it no longer exists where the row was undone. */
    sessionId: referenceColumn('session_id'),
    /** Its edition when it was written. */
    edition: integer('edition'),
    undoFault: text('undo_fault').$type<SessionUndoFault>(),
  },
  (row) => [primaryKey({ columns: [row.changeSetId, row.position] })],
);
