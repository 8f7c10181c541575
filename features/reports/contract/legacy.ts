import type { Aliases } from '@inkstone/call';

/** Former paths of the calls of reports. */
export const aliases: Aliases = {
  'do/submitStudentAnalysisEtc': { of: 'do/submitStudentAnalysis' },
  'backend/quest/report': { of: 'do/getHomeworkReportTeacher' },
  'frontend/quest/report': { of: 'do/getHomeworkReport' },
  'do/readListeningEtcContent': { of: 'do/getHomeworkReport' },
};
