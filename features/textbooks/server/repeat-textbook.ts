import { assignedTextbookCalls } from '@inkstone/assignments/contract';
import { repeatFor } from '@inkstone/assignments/server';
import { handleCall } from '@inkstone/call/server';
import { findEditionInBank, insertAssignmentBook } from './assigned-books.queries.ts';

/** Gives a textbook again, in the same edition, while it is in the bank. */
export const repeatTextbook = handleCall(
  assignedTextbookCalls.repeatAssignment,
  repeatFor('textbook', async ({ tx }, { id, programme, subject, variant, questionCount }) => {
    const editionId = await findEditionInBank(tx, id);
    if (editionId === undefined) return 'content.missing';
    return {
      content: { paperRevisionId: null, setRevisionIds: [], programme, subject, variant, questionCount },
      store: (assignmentId) => insertAssignmentBook(tx, { assignmentId, editionId }),
    };
  }),
);
