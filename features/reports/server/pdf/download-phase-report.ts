import { handleCall } from '@inkstone/call/server';
import { downloadPhaseReport as contract } from '../../contract.ts';
import { buildPhaseDocument } from '../../document/phase-document.ts';
import { readPhaseReport } from '../phase/get-phase-report.ts';
import { getSchoolName, renderReport, toPdfResponse, toReading } from './render-report.ts';

/** A phase report as a PDF. */
export const downloadPhaseReport = handleCall<typeof contract, Uint8Array>(contract, {
  async prepare(ctx) {
    const report = await readPhaseReport(ctx, ctx.db);
    const pdf = await renderReport(ctx, async () =>
      buildPhaseDocument(report, getSchoolName(ctx), toReading(ctx, false)),
    );
    if (pdf === 'busy') return ctx.refuse('report.busy');
    return pdf === 'tooHeavy' ? ctx.refuse('report.tooHeavy') : pdf;
  },
  async decide({ prepared }) {
    return toPdfResponse(prepared);
  },
});
