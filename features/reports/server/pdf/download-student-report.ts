import { handleCall } from '@inkstone/call/server';
import { downloadStudentReport as contract } from '../../contract.ts';
import { buildAttemptDocument } from '../../document/attempt-document.ts';
import { readStudentReport } from '../get-student-report.ts';
import { getSchoolName, renderReport, toPdfResponse, toReading } from './render-report.ts';

/** A student's report as a PDF, for whoever teaches or supervises it. */
export const downloadStudentReport = handleCall<typeof contract, Uint8Array>(contract, {
  async prepare(ctx) {
    const report = await readStudentReport(ctx, ctx.db);
    const document = buildAttemptDocument(report, getSchoolName(ctx), toReading(ctx, false));
    const pdf = await renderReport(ctx, document);
    if (pdf === 'busy') return ctx.refuse('report.busy');
    return pdf === 'tooHeavy' ? ctx.refuse('report.tooHeavy') : pdf;
  },
  async decide({ prepared }) {
    return toPdfResponse(prepared);
  },
});
