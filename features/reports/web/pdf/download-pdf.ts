import { failureFrom, fetchBytes, isRefusal, type Caller } from '@inkstone/call/web';
import { downloadMyReport, downloadStudentReport } from '../../contract.ts';
import type { ReportedAssignment } from '../report/reported-assignment.ts';
import { saveFile } from './save-file.ts';

// Many PDFs at a time wait for one another: one takes a second or two.
const [retryMs, maxRetries] = [3000, 40];

const wait = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Fetches what the server may be too busy for; throws other errors, and the last one. */
const fetchWhileBusy = async (fetchPdf: () => Promise<Blob>, retries = 0): Promise<Blob> => {
  try {
    return await fetchPdf();
  } catch (error) {
    if (retries === maxRetries || !isRefusal(failureFrom(error), 'report.busy')) throw error;
    await wait(retryMs);
    return fetchWhileBusy(fetchPdf, retries + 1);
  }
};

/** Saves the report of one attempt as the PDF that the server makes. */
export const downloadPdf = async (
  caller: Caller,
  { kind, id, stuId, attempt }: ReportedAssignment,
  fileName: string,
): Promise<void> => {
  const input = { id, ...(attempt !== undefined && { attempt }) };
  const pdf = await fetchWhileBusy(() =>
    stuId === undefined
      ? fetchBytes(caller, downloadMyReport, { ...input, kind })
      : fetchBytes(caller, downloadStudentReport, { ...input, stuId }),
  );
  saveFile(pdf, fileName);
};
