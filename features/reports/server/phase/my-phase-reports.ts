import { localizedName, type Language } from '@inkstone/base';
import { handleCall, type HandlerContext } from '@inkstone/call/server';
import type { Handle } from '@inkstone/db';
import {
  downloadMyPhaseReport as downloadContract,
  getMyPhaseReport as getContract,
  listMyPhaseReports as listContract,
} from '../../contract.ts';
import { buildPhaseDocument } from '../../document/phase-document.ts';
import { getSchoolName, renderReport, toPdfResponse, toReading } from '../pdf/render-report.ts';
import { toIso } from '../statistics.ts';
import { findReleasedReport, listReleasedReports, type PhaseReportRow } from './phase.queries.ts';

const toReleasedSummary = (row: PhaseReportRow, language: Language) => ({
  id: row.id,
  studentName: localizedName(language, row.student, row.studentZh),
  title: row.title,
  from: row.fromOn,
  to: row.toOn,
  authorName: localizedName(language, row.author, row.authorZh),
  publishedAt: toIso(row.publishedAt ?? row.createdAt),
});

/** What was released of a published phase report; undefined where its figures are gone, since it is a draft again. */
export const toReleasedReport = (row: PhaseReportRow | undefined, language: Language) =>
  row?.numbers ? { ...toReleasedSummary(row, language), comments: row.comments, numbers: row.numbers } : undefined;

/** The published phase reports about the caller. */
export const listMyPhaseReports = handleCall(listContract, async ({ input: { page, pageNum }, me, tx, language }) => {
  const { rows, total } = await listReleasedReports(tx, { studentId: me.id, page, pageNum });
  const list = rows.map((row) => toReleasedSummary(row, language));
  return { list, page, totalPage: Math.ceil(total / pageNum), total };
});

type MyReportContext = Pick<HandlerContext<typeof getContract>, 'input' | 'me' | 'language' | 'notFound'>;

const readMyReport = async ({ input, me, language, notFound }: MyReportContext, db: Handle) =>
  toReleasedReport(await findReleasedReport(db, { id: input.id, studentId: me.id }), language) ?? notFound();

export const getMyPhaseReport = handleCall(getContract, async (ctx) => readMyReport(ctx, ctx.tx));

/** The same as a PDF. */
export const downloadMyPhaseReport = handleCall<typeof downloadContract, Uint8Array>(downloadContract, {
  async prepare(ctx) {
    const report = await readMyReport(ctx, ctx.db);
    const pdf = await renderReport(ctx, async () =>
      buildPhaseDocument(report, getSchoolName(ctx), toReading(ctx, true)),
    );
    if (pdf === 'busy') return ctx.refuse('report.busy');
    return pdf === 'tooHeavy' ? ctx.refuse('report.tooHeavy') : pdf;
  },
  async decide({ prepared }) {
    return toPdfResponse(prepared);
  },
});
