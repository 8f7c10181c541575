import type {} from '@inkstone/assignments/events';
import type {} from '@inkstone/people/events';
import type {} from '@inkstone/taking/events';
import type { CallHandler, Subscribers } from '@inkstone/call/server';
import { saveAnalysis, saveQuestionAnalysis, saveTextAnalysis } from './save-analysis.ts';
import { overrideScore } from './override-score.ts';
import { getHeardContent } from './get-heard-content.ts';
import { getListeningSentence } from './get-listening-sentence.ts';
import { getMyHomeworkReport, getMyTestReport } from './get-my-report.ts';
import { openReport } from './open-report.ts';
import { downloadAssignmentReport } from './pdf/download-assignment-report.ts';
import { downloadMyReport } from './pdf/download-my-report.ts';
import { downloadPhaseReport } from './pdf/download-phase-report.ts';
import { downloadStudentReport } from './pdf/download-student-report.ts';
import { getDefinedHomework } from './get-defined-homework.ts';
import { getMyQuestionReport, getStudentQuestionReport } from './get-question-report.ts';
import { createPhaseReport } from './phase/create-phase-report.ts';
import { deletePhaseReport } from './phase/delete-phase-report.ts';
import { listPhaseReports } from './phase/list-phase-reports.ts';
import { getPhaseReport } from './phase/get-phase-report.ts';
import { downloadMyPhaseReport, getMyPhaseReport, listMyPhaseReports } from './phase/my-phase-reports.ts';
import { readPhaseLetter } from './letters/read-phase-letter.ts';
import { sendPhaseLetter } from './letters/send-phase-letter.ts';
import { updatePhaseReport } from './phase/update-phase-report.ts';
import { changeKey } from './change-key.ts';
import {
  listClassBooks,
  listClassCourses,
  listClassHomework,
  listClassTests,
} from './students/list-class-assignments.ts';
import {
  listStudentBooks,
  listStudentCourses,
  listStudentHomework,
  listStudentTests,
} from './students/list-student-assignments.ts';
import { getStudentSummary } from './students/get-student-summary.ts';
import { exportGradebook } from './gradebook/export-gradebook.ts';
import { getGradebook } from './gradebook/get-gradebook.ts';
import { saveGradebookScheme } from './gradebook/save-gradebook-scheme.ts';
import {
  applyPastScores,
  listMyPastScores,
  listPastScoreSheets,
  listStudentPastScores,
  planPastScores,
  undoPastScores,
} from './past/past-scores.ts';
import { exportPaperMarks } from './paper/export-paper-marks.ts';
import { getPaperTest } from './paper/get-paper-test.ts';
import { listMyPaperMarks, listStudentPaperMarks } from './paper/list-paper-marks.ts';
import { planPaperMarks } from './paper/plan-paper-marks.ts';
import { savePaperMarks, undoPaperSheet } from './paper/save-paper-marks.ts';
import { deletePaperTest, releasePaperTest, savePaperTest } from './paper/save-paper-test.ts';
import { applyResultsSheet, listResultsSheets, undoResultsSheet } from './results/apply-results-sheet.ts';
import { addAnswerSheet } from './answer-sheets/add-answer-sheet.ts';
import { decideAnswerSheet } from './answer-sheets/decide-answer-sheet.ts';
import { enterAnswerSheets, undoAnswerSheets } from './answer-sheets/enter-answer-sheets.ts';
import { listAnswerSheets } from './answer-sheets/list-answer-sheets.ts';
import { planResultsSheet } from './results/plan-results-sheet.ts';
import { exportAssignmentResults } from './results/export-assignment-results.ts';
import { exportItemResults } from './results/export-item-results.ts';
import { exportStudentResults } from './results/export-student-results.ts';
import { getAttemptReport, getStudentReport } from './get-student-report.ts';
import { getAssignmentReport } from './get-assignment-report.ts';

import { getQuestionFigures } from './figures/get-question-figures.ts';
import { listQuestionFigures } from './figures/list-question-figures.ts';
import { listSetFigures } from './figures/list-set-figures.ts';
import { simulateRouting } from './figures/simulate-routing.ts';
import { unclaimedSheetsJob } from './answer-sheets/unclaimed-sheets-job.ts';
import { dueFiguresJob, itemFiguresJob } from './figures/item-figures-job.ts';
import { insertDueFigures } from './figures/samples.queries.ts';
import { letterMailJob } from './letters/letter-mail-job.ts';
import { revokeGuardianLetters } from './letters/letters.queries.ts';
import type { AnyJob } from '@inkstone/jobs';

export { personData } from './person-data.ts';
export { streamSchoolResults } from './results/stream-school-results.ts';
export { insertPastAnalysis } from './save-analysis.ts';
export { publishReport } from './phase/update-phase-report.ts';
export { insertPastPaperTest } from './paper/insert-past-paper-test.ts';
export { insertPastSheet, writePastScore } from './past/past.queries.ts';
export { insertPhaseReport } from './phase/phase.queries.ts';

/** The jobs of reports. */
export const jobs: readonly AnyJob[] = [letterMailJob, dueFiguresJob, itemFiguresJob, unclaimedSheetsJob];

/** Letters to a guardian's former address no longer open; figures of questions follow every score. */
export const subscribers: Subscribers = {
  'attempt.scored': ({ assignmentId }, { tx }) => insertDueFigures(tx, assignmentId),
  'attempt.reopened': ({ assignmentId }, { tx }) => insertDueFigures(tx, assignmentId),
  'recipient.removed': ({ assignmentId }, { tx }) => insertDueFigures(tx, assignmentId),
  'assignment.deleted': ({ assignmentId }, { tx }) => insertDueFigures(tx, assignmentId),
  'guardian.unreachable': ({ guardianId }, { tx, services: { now } }) =>
    revokeGuardianLetters(tx, { guardianId, at: now }),
};

/** The handlers of every call of reports. */
export const handlers: readonly CallHandler[] = [
  getMyTestReport,
  getMyHomeworkReport,
  getAttemptReport,
  getStudentReport,
  downloadMyReport,
  downloadStudentReport,
  downloadPhaseReport,
  downloadAssignmentReport,
  exportAssignmentResults,
  exportItemResults,
  listAnswerSheets,
  addAnswerSheet,
  decideAnswerSheet,
  enterAnswerSheets,
  undoAnswerSheets,
  planResultsSheet,
  applyResultsSheet,
  listResultsSheets,
  undoResultsSheet,
  exportStudentResults,
  getGradebook,
  saveGradebookScheme,
  exportGradebook,
  savePaperTest,
  getPaperTest,
  savePaperMarks,
  planPaperMarks,
  undoPaperSheet,
  releasePaperTest,
  deletePaperTest,
  exportPaperMarks,
  listStudentPaperMarks,
  listMyPaperMarks,
  planPastScores,
  applyPastScores,
  listPastScoreSheets,
  undoPastScores,
  listStudentPastScores,
  listMyPastScores,
  getDefinedHomework,
  getListeningSentence,
  getHeardContent,
  getMyQuestionReport,
  getStudentQuestionReport,
  getAssignmentReport,
  listQuestionFigures,
  getQuestionFigures,
  listSetFigures,
  simulateRouting,
  changeKey,
  overrideScore,
  openReport,
  saveAnalysis,
  saveQuestionAnalysis,
  saveTextAnalysis,
  listStudentHomework,
  listStudentTests,
  listStudentBooks,
  listStudentCourses,
  getStudentSummary,
  listClassHomework,
  listClassTests,
  listClassBooks,
  listClassCourses,
  listPhaseReports,
  getPhaseReport,
  createPhaseReport,
  updatePhaseReport,
  deletePhaseReport,
  listMyPhaseReports,
  getMyPhaseReport,
  downloadMyPhaseReport,
  sendPhaseLetter,
  readPhaseLetter,
];
