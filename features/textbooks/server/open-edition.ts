import { signFileUrl } from '@inkstone/bank/server';
import { localizedName } from '@inkstone/base';
import { handleCall, type HandlerContext } from '@inkstone/call/server';
import { openEdition as contract } from '../contract.ts';
import { canEditBank } from '../rules.ts';
import { findEdition, findOrCreateAnnotated, updateEdition, type EditionRow } from './bank.queries.ts';
import { requestPdfExport } from './pdf-export/request-pdf-export.ts';
import { listMarks } from './marks/marks.queries.ts';

type OpenEditionContext = HandlerContext<typeof contract>;

/** The edition in which the person may set marks: their own annotated one, created if needed. */
const openOwnAnnotated = async (ctx: OpenEditionContext, row: EditionRow): Promise<EditionRow> => {
  const { me, tx, now, refuse, notFound } = ctx;
  if (!canEditBank(me)) return refuse('book.viewOnly');
  if (row.kind === 'annotated') return row.ownerId === me.id ? row : refuse('book.viewOnly');
  const { id, isNew } = await findOrCreateAnnotated(tx, { bookId: row.bookId, ownerId: me.id, at: now });
  // Moves it to the top of the list, where its teacher looks for it.
  if (!isNew) await updateEdition(tx, { id }, { updatedAt: now });
  return (await findEdition(tx, { id, teacherId: me.id })) ?? notFound();
};

/** The context of opening an edition, and its purpose. */
export interface ViewContext extends Pick<OpenEditionContext, 'me' | 'tx' | 'now' | 'secret' | 'language' | 'enqueue'> {
  row: EditionRow;
  action: 'view' | 'annotate' | 'download';
}

/** The PDF of an edition: with separate marks for reading, with marks drawn into it for download. */
export const toBookView = async (ctx: ViewContext) => {
  const { row, action, tx, me, now, secret, language } = ctx;
  const isAnnotated = row.kind === 'annotated';
  const pdfExport = isAnnotated && action === 'download' ? await requestPdfExport(ctx, { editionId: row.id }) : null;
  const pdfExportId = pdfExport && 'pdfExportId' in pdfExport ? pdfExport.pdfExportId : null;
  const fileId = pdfExport && 'fileId' in pdfExport ? pdfExport.fileId : row.fileId;
  return {
    editionId: row.id,
    textbookId: row.bookId,
    editionKind: row.kind,
    action,
    bookUrl: pdfExport && !('fileId' in pdfExport) ? '' : signFileUrl(fileId, { secret, personId: me.id, now }),
    pdfExportId,
    name: localizedName(language, row.name, row.nameZh),
    pages: row.pages,
    marks: isAnnotated && action !== 'download' ? await listMarks(tx, row.id) : [],
    marksVersion: row.marksVersion,
  };
};

/** Opens an edition for staff. */
export const openEdition = handleCall(contract, async (ctx) => {
  const { input, me, tx, notFound } = ctx;
  const row = await findEdition(tx, { id: input.editionId, teacherId: me.id });
  if (!row) return notFound();
  if (input.editionKind !== undefined && input.editionKind !== row.kind) return notFound();
  const opened = input.action === 'annotate' ? await openOwnAnnotated(ctx, row) : row;
  return {
    ...(await toBookView({ ...ctx, row: opened, action: input.action })),
    assignmentId: null,
    mayAnnotate: opened.kind === 'annotated' && opened.ownerId === me.id && canEditBank(me),
    page: 1,
  };
});
