import { handleCall } from '@inkstone/call/server';
import { downloadMyReport as contract } from '../../contract.ts';
import { buildAttemptDocument } from '../../document/attempt-document.ts';
import { readOwnReport } from '../get-my-report.ts';
import { getSchoolName, renderReport, toPdfResponse, toReading } from './render-report.ts';

/** A student's own report as a PDF. */
export const downloadMyReport = handleCall<typeof contract, Uint8Array>(contract, {
  async prepare(ctx) {
    const report = await readOwnReport(ctx, ctx.db, ctx.input.kind);
    const document = buildAttemptDocument(report, getSchoolName(ctx), toReading(ctx, true));
    const pdf = await renderReport(ctx, document);
    if (pdf === 'busy') return ctx.refuse('report.busy');
    return pdf === 'tooHeavy' ? ctx.refuse('report.tooHeavy') : pdf;
  },
  async decide({ prepared }) {
    return toPdfResponse(prepared);
  },
});
