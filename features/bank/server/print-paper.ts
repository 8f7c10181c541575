import { createTranslator, localizedName } from '@inkstone/base';
import { handleCall } from '@inkstone/call/server';
import { renderDocument } from '@inkstone/files/typeset';
import { countUse } from '@inkstone/session/server';
import { printPaper as contract } from '../contract.ts';
import { buildPaperDocument } from '../print/paper-document.ts';
import { readPaperDetail } from './get-paper.ts';
import { readDocumentFiles, toPdfResponse } from './pdf/document-files.ts';

/** Rate limit per person, counted in the database so that all processes share it. */
const pdfLimit = (personId: number) => ({ key: `paperPdf ${personId}`, most: 60, windowSeconds: 600 });

/** A paper as a PDF to be printed. */
export const printPaper = handleCall<typeof contract, Uint8Array>(contract, {
  async prepare(ctx) {
    const { db, me, now, school, input } = ctx;
    const detail = (await readPaperDetail(db, ctx, input.paperId)) ?? ctx.notFound();
    if (detail.paper.questionCount === 0) return ctx.refuse('exam.empty');

    const language = input.language ?? ctx.language;
    const reading = {
      ...{ language, translate: createTranslator(language) },
      school: localizedName(language, school.name, school.nameZh),
    };
    const { forms, parts, columns, twoSided = false } = input;
    const choice = { forms, parts, columns: columns === 1 ? (1 as const) : (2 as const), isTwoSided: twoSided };
    const pdf = await renderDocument(
      async () => {
        await countUse(db, now, pdfLimit(me.id));
        const document = buildPaperDocument(detail, choice, reading);
        return { document, files: await readDocumentFiles(ctx, document) };
      },
      { personId: me.id },
    );
    if (pdf === 'busy') return ctx.refuse('print.busy');
    return pdf === 'tooHeavy' ? ctx.refuse('print.tooHeavy') : pdf;
  },
  async decide({ prepared }) {
    return toPdfResponse(prepared, 'paper.pdf');
  },
});
