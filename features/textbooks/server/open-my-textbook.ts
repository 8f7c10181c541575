import { handleCall } from '@inkstone/call/server';
import { openMyTextbook as contract } from '../contract.ts';
import { toSeenRanges } from '../rules.ts';
import { toBookView } from './open-edition.ts';
import { saveReading } from './reading.queries.ts';
import { findOpenTextbook, toEditionFile } from './student-edition.ts';

/** Opens a textbook for a student, and stores the reading progress. */
export const openMyTextbook = handleCall(contract, async (ctx) => {
  const { input, tx, now, notFound } = ctx;
  const row = await findOpenTextbook(ctx, input.assignmentId);
  const { editionId, textbookId, editionKind } = toEditionFile(row);
  if (input.editionId !== editionId || input.textbookId !== textbookId || input.editionKind !== editionKind)
    return notFound();
  // A download does not count as reading.
  if (input.action === 'view') {
    const seen = toSeenRanges(input.seen, input.page);
    await saveReading(tx, { recipientId: row.recipientId, page: input.page ?? null, seen, pages: row.pages, at: now });
  }
  return {
    ...(await toBookView({ ...ctx, row, action: input.action })),
    assignmentId: row.assignmentId,
    mayAnnotate: false,
    page: input.page ?? row.page ?? 1,
  };
});
