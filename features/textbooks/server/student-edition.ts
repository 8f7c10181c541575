import { instantText } from '@inkstone/base';
import { readerZone, type HandlerContext } from '@inkstone/call/server';
import { getMyEdition as contract } from '../contract.ts';
import { getOpeningRefusal } from '../rules.ts';
import { findStudentBook, type StudentBookRow } from './reading.queries.ts';

type OpenTextbookContext = Pick<
  HandlerContext<typeof contract>,
  'me' | 'tx' | 'now' | 'language' | 'school' | 'refuse' | 'notFound'
>;

/** A student's textbook by its assignment, if it may be opened now. */
export const findOpenTextbook = async (ctx: OpenTextbookContext, assignmentId: number): Promise<StudentBookRow> => {
  const { me, tx, now, language, refuse, notFound } = ctx;
  const row = await findStudentBook(tx, { assignmentId, studentId: me.id });
  if (!row) return notFound();
  const obstacle = getOpeningRefusal(row, now);
  if (obstacle === 'textbook.notYet')
    return refuse(obstacle, { at: instantText(row.opensAt, language, readerZone(ctx)) });
  return obstacle ? refuse(obstacle) : row;
};

export const toEditionFile = ({ id, bookId, kind }: StudentBookRow) => ({
  editionId: id,
  textbookId: bookId,
  editionKind: kind,
});
