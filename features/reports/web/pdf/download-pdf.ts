import { fetchBytes, retryWhileRefused, type Caller } from '@inkstone/call/web';
import {
  downloadAssignmentReport,
  downloadMyPhaseReport,
  downloadMyReport,
  downloadPhaseReport,
  downloadStudentReport,
  type ReportPart,
} from '../../contract.ts';
import type { ReportedAssignment } from '../report/reported-assignment.ts';
import { saveFile } from './save-file.ts';

/** The report of an attempt, or a part of it. */
interface AttemptPdf extends ReportedAssignment {
  part?: ReportPart;
  /** The question of the one recording. */
  questionId?: number | undefined;
}

/** What the server makes a PDF of: the report of an attempt, of a whole assignment or one class, or a phase report, the student's own among them. */
export type PdfSource =
  | AttemptPdf
  | { kind: 'assignment'; id: number; classId?: number | undefined }
  | { kind: 'phase'; id: number }
  | { kind: 'myPhase'; id: number };

const fetchPdf = (caller: Caller, source: PdfSource): Promise<Blob> => {
  const { id } = source;
  if (source.kind === 'phase') return fetchBytes(caller, downloadPhaseReport, { id });
  if (source.kind === 'myPhase') return fetchBytes(caller, downloadMyPhaseReport, { id });
  if (source.kind === 'assignment') {
    const { classId } = source;
    return fetchBytes(caller, downloadAssignmentReport, { id, ...(classId !== undefined && { classId }) });
  }
  const { kind, studentId, attempt, part, questionId } = source;
  const input = {
    id,
    ...(attempt !== undefined && { attempt }),
    ...(part !== undefined && { part }),
    ...(questionId !== undefined && { questionId }),
  };
  return studentId === undefined
    ? fetchBytes(caller, downloadMyReport, { ...input, kind })
    : fetchBytes(caller, downloadStudentReport, { ...input, studentId });
};

/** Saves a report as the PDF that the server makes. */
export const downloadPdf = async (caller: Caller, source: PdfSource, fileName: string): Promise<void> =>
  saveFile(await retryWhileRefused(() => fetchPdf(caller, source), 'report.busy'), fileName);
