import type { AttemptReportData } from './attempt-report-data.ts';

/** The report narrowed to one section: its questions and their aggregates. */
export const narrowToSection = (report: AttemptReportData, sectionId: string): AttemptReportData => {
  const questions = report.questions.filter((question) => question.sectionId === sectionId);
  const points = new Set(questions.map(({ knowledgePoint }) => knowledgePoint?.id));
  const numbers = new Set(questions.map(({ number }) => number));
  const { recordingPlays = [], ...rest } = report;
  const plays = recordingPlays.filter((recording) => recording.numbers.some((number) => numbers.has(number)));
  return {
    ...rest,
    ...(plays.length > 0 && { recordingPlays: plays }),
    questions,
    sections: report.sections.filter(({ id }) => id === sectionId),
    domains: report.domains.filter((domain) => domain.sectionId === sectionId),
    points: report.points.filter(({ id }) => points.has(id)),
    modules: report.modules.filter((module) => module.sectionId === sectionId),
  };
};
