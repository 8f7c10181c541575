import { handleCall } from '@inkstone/call/server';
import { downloadStudentReport as contract } from '../../contract.ts';
import { readStudentReport } from '../get-student-report.ts';
import { describeAttempt } from './attempt-pdf.ts';
import { renderReport, toPdfResponse } from './render-report.ts';

/** A student's report as a PDF, for whoever teaches or supervises it. */
export const downloadStudentReport = handleCall<typeof contract, Uint8Array>(contract, {
  async prepare(ctx) {
    const report = await readStudentReport(ctx, ctx.db);
    const pdf = await renderReport(ctx, () => describeAttempt(ctx, report, false));
    if (pdf === 'busy') return ctx.refuse('report.busy');
    return pdf === 'tooHeavy' ? ctx.refuse('report.tooHeavy') : pdf;
  },
  async decide({ prepared }) {
    return toPdfResponse(prepared);
  },
});
