import type { ReportOf } from '../report/report-of.ts';

/** The report of one section alone: its questions, and of all that is gathered what they belong to. */
export const narrowedTo = (report: ReportOf, sectionId: string): ReportOf => {
  const questions = report.questions.filter((question) => question.sectionId === sectionId);
  const points = new Set(questions.map(({ knowledgePoint }) => knowledgePoint?.id));
  return {
    ...report,
    questions,
    sections: report.sections.filter(({ id }) => id === sectionId),
    domains: report.domains.filter((domain) => domain.sectionId === sectionId),
    points: report.points.filter(({ id }) => points.has(id)),
    modules: report.modules.filter((module) => module.sectionId === sectionId),
  };
};
