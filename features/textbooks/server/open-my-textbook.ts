import { instantText } from '@inkstone/base';
import { handleCall, readerZone, type HandlerContext } from '@inkstone/call/server';
import {
  getMyEdition as getMyEditionContract,
  openMyTextbook as openMyTextbookContract,
  getMessageEdition as getMessageEditionContract,
} from '../contract.ts';
import { getOpeningRefusal, toSeenRanges } from '../rules.ts';
import { toBookView } from './open-edition.ts';
import { findStudentBook, saveReading, type StudentBookRow } from './reading.queries.ts';

type OpenTextbookContext = Pick<
  HandlerContext<typeof getMyEditionContract>,
  'me' | 'tx' | 'now' | 'language' | 'school' | 'refuse' | 'notFound'
>;

const toDate = (at: string | null): Date | null => (at === null ? null : new Date(at));

/** A student's textbook by its assignment, if it may be opened now. */
const findOpenTextbook = async (ctx: OpenTextbookContext, assignmentId: number): Promise<StudentBookRow> => {
  const { me, tx, now, language, refuse, notFound } = ctx;
  const row = await findStudentBook(tx, { assignmentId, studentId: me.id });
  if (!row) return notFound();
  const times = {
    opensAt: new Date(row.opens_at),
    withdrawnAt: toDate(row.withdrawn_at),
    deletedAt: toDate(row.deleted_at),
    removedAt: toDate(row.removed_at),
  };
  const obstacle = getOpeningRefusal(times, now);
  if (obstacle === 'textbook.notYet')
    return refuse(obstacle, { at: instantText(times.opensAt, language, readerZone(ctx)) });
  return obstacle ? refuse(obstacle) : row;
};

const toEditionFile = ({ id, book_id, kind }: StudentBookRow) => ({
  file_id: id,
  textbook_id: book_id,
  d_type: kind === 'annotated' ? (2 as const) : (1 as const),
});

/** The edition of a student's textbook. */
export const getMyEdition = handleCall(getMyEditionContract, async (ctx) =>
  toEditionFile(await findOpenTextbook(ctx, ctx.input.id)),
);

/** The edition of the textbook in a message. */
export const getMessageEdition = handleCall(getMessageEditionContract, async (ctx) =>
  toEditionFile(await findOpenTextbook(ctx, ctx.input.model_id)),
);

/** Opens a textbook for a student, and stores the reading progress. */
export const openMyTextbook = handleCall(openMyTextbookContract, async (ctx) => {
  const { input, tx, now, notFound } = ctx;
  const row = await findOpenTextbook(ctx, input.model_id);
  const { file_id, textbook_id, d_type } = toEditionFile(row);
  if (input.fileid !== file_id || input.textbookId !== textbook_id || input.dType !== d_type) return notFound();
  // A download does not count as reading.
  if (input.action === 'view') {
    const seen = toSeenRanges(input.seen, input.page);
    await saveReading(tx, { recipientId: row.recipient_id, page: input.page ?? null, seen, pages: row.pages, at: now });
  }
  return {
    ...(await toBookView({ ...ctx, row, action: input.action })),
    model_id: row.assignment_id,
    mayAnnotate: false,
    page: input.page ?? row.page ?? 1,
  };
});
