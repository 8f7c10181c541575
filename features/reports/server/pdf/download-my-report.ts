import { handleCall } from '@inkstone/call/server';
import { downloadMyReport as contract } from '../../contract.ts';
import { readOwnReport } from '../get-my-report.ts';
import { describeAttempt } from './attempt-pdf.ts';
import { renderReport, toPdfResponse } from './render-report.ts';

/** A student's own report as a PDF. */
export const downloadMyReport = handleCall<typeof contract, Uint8Array>(contract, {
  async prepare(ctx) {
    const report = await readOwnReport(ctx, ctx.db, ctx.input.kind);
    const pdf = await renderReport(ctx, () => describeAttempt(ctx, report, true));
    if (pdf === 'busy') return ctx.refuse('report.busy');
    return pdf === 'tooHeavy' ? ctx.refuse('report.tooHeavy') : pdf;
  },
  async decide({ prepared }) {
    return toPdfResponse(prepared);
  },
});
