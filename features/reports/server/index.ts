import type { Answer } from '@inkstone/call/server';
import { saveAnalysis, saveAnalysisEtc, saveQuestionAnalysis } from './analysis.ts';
import { modifyScore } from './modify-score.ts';
import { readHomeworkReport, readMyQuestReport, readTestReport } from './my-report.ts';
import { openReport } from './open-report.ts';
import { readQuestDetail } from './quest-detail.ts';
import { regrade } from './regrade.ts';
import { readAttemptReport, readQuestReport, readStudentReport } from './taught-report.ts';
import { readWholeReport } from './whole-report.ts';

export { keepPastAnalysis } from './analysis.ts';

/** The answers to every call of reports. */
export const answers: readonly Answer[] = [
  readTestReport,
  readHomeworkReport,
  readAttemptReport,
  readStudentReport,
  readQuestDetail,
  readQuestReport,
  readMyQuestReport,
  readWholeReport,
  regrade,
  modifyScore,
  openReport,
  saveAnalysis,
  saveAnalysisEtc,
  saveQuestionAnalysis,
];
