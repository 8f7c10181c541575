import { fileAddress } from '@inkstone/bank/server';
import { localizedName } from '@inkstone/base';
import { handleCall, type HandlerContext } from '@inkstone/call/server';
import { getBookUrl } from '../contract.ts';
import { mayEditBank } from '../rules.ts';
import { findEdition, keepAnnotated, updateEdition, type EditionRow } from './bank.queries.ts';
import { askDrawing } from './drawing/ask-drawing.ts';
import { listMarks } from './marks/list-marks.ts';

type Opening = HandlerContext<typeof getBookUrl>;

/** The edition in which the person may set marks: their own annotated one, made where there was none. */
const annotatedBy = async (it: Opening, row: EditionRow): Promise<EditionRow> => {
  const { me, tx, now, refuse, notFound } = it;
  if (!mayEditBank(me)) return refuse('book.viewOnly');
  if (row.kind === 'annotated') return row.owner_id === me.id ? row : refuse('book.viewOnly');
  const { id, isNew } = await keepAnnotated(tx, { bookId: row.book_id, ownerId: me.id, at: now });
  // Opened again it stands on top, where its teacher looks for it.
  if (!isNew) await updateEdition(tx, { id }, { updatedAt: now });
  return (await findEdition(tx, { id, teacherId: me.id })) ?? notFound();
};

/** Who opens an edition and what for. */
export interface Viewing extends Pick<Opening, 'me' | 'tx' | 'now' | 'secret' | 'language' | 'enqueue'> {
  row: EditionRow;
  action: 'view' | 'annotate' | 'download';
}

/** The PDF of an edition: with its marks beside it to be read, drawn into it to be kept. */
export const viewOf = async (it: Viewing) => {
  const { row, action, tx, me, now, secret, language } = it;
  const isAnnotated = row.kind === 'annotated';
  const drawn = isAnnotated && action === 'download' ? await askDrawing(it, { editionId: row.id }) : null;
  const did = drawn && 'did' in drawn ? drawn.did : 0;
  const fileId = drawn && 'fileId' in drawn ? drawn.fileId : row.file_id;
  return {
    fileid: row.id,
    textbookId: row.book_id,
    dType: isAnnotated ? (2 as const) : (1 as const),
    action,
    bookUrl: drawn && !('fileId' in drawn) ? '' : fileAddress(fileId, { secret, personId: me.id, now }),
    did,
    name: localizedName(language, row.name, row.name_zh),
    pages: row.pages,
    marks: isAnnotated && action !== 'download' ? await listMarks(tx, row.id) : [],
    marksVersion: row.marks_version,
  };
};

/** Opens an edition for the teacher side. */
export const openEdition = handleCall(getBookUrl, async (it) => {
  const { input, me, tx, notFound } = it;
  const row = await findEdition(tx, { id: input.fileid, teacherId: me.id });
  if (!row) return notFound();
  if (input.dType !== undefined && input.dType !== (row.kind === 'annotated' ? 2 : 1)) return notFound();
  const opened = input.action === 'annotate' ? await annotatedBy(it, row) : row;
  return {
    ...(await viewOf({ ...it, row: opened, action: input.action })),
    model_id: null,
    mayAnnotate: opened.kind === 'annotated' && opened.owner_id === me.id && mayEditBank(me),
    page: 1,
  };
});
