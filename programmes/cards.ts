import type { ProgrammeCard, ReportKind } from '@inkstone/exam/blueprint';
import { allCards } from './registry/cards.ts';

export { commonAssignment } from './common/card.ts';
export { definedAssignment } from './defined/card.ts';

/** The cards of every programme, in the order of lists: small enough for the initial page load. */
export const programmeCards: readonly ProgrammeCard[] = allCards.toSorted(
  (first, second) => first.position - second.position,
);

/** The card of a programme; undefined for one that does not exist. */
export const findProgrammeCard = (id: string): ProgrammeCard | undefined =>
  programmeCards.find((card) => card.id === id);

/**
 * The name of an exam, with the programme's name where needed; the programme's name alone for an unknown exam, the id
 * for an unknown programme.
 */
export const getExamName = (exam: { programme: string; variant: string }, language: 'en' | 'zh'): string => {
  const card = findProgrammeCard(exam.programme);
  const name = card?.exams[exam.variant]?.[language];
  if (!card || !name) return card?.name[language] ?? exam.programme;
  const saysIt = [card.name.en, card.name.zh].some((programme) => name.includes(programme));
  return saysIt ? name : `${card.name[language]} ${name}`;
};

export const getReportKind = (exam: { programme: string; variant: string }): ReportKind =>
  findProgrammeCard(exam.programme)?.reportKinds?.[exam.variant] ?? 'standard';

/** The programmes whose question sets its papers may use: its own, and those it borrows from. */
export const listLenders = (id: string): readonly string[] => {
  const { borrowsFrom = [] } = findProgrammeCard(id) ?? {};
  if (borrowsFrom !== 'all') return [id, ...borrowsFrom];
  return programmeCards.filter(({ hasPapers }) => hasPapers !== false).map((card) => card.id);
};
