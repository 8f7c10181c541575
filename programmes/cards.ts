import type { ProgrammeCard, ReportKind } from '@inkstone/exam/blueprint';
import { actCard } from './act/card.ts';
import { amcBasicCard } from './amc-basic/card.ts';
import { amcCard } from './amc/card.ts';
import { apCard } from './ap/card.ts';
import { businessCard } from './business/card.ts';
import { commonCard } from './common/card.ts';
import { definedCard } from './defined/card.ts';
import { fillBlanksCard } from './fill-blanks/card.ts';
import { hrReadingCard } from './hr-reading/card.ts';
import { longSentencesCard } from './long-sentences/card.ts';
import { duolingoCard } from './duolingo/card.ts';
import { interviewCard } from './interview/card.ts';
import { internationalCard } from './international/card.ts';
import { listenCard } from './listen/card.ts';
import { satCard } from './sat/card.ts';
import { ssatCard } from './ssat/card.ts';
import { toefl2023Card } from './toefl-2023/card.ts';
import { toefl2026Card } from './toefl-2026/card.ts';
import { toeflBasicCard } from './toefl-basic/card.ts';
import { toeflClassicCard } from './toefl-classic/card.ts';
import { writingBasisCard } from './writing-basis/card.ts';
import { toeflListeningCard } from './toefl-listening/card.ts';
import { toeflTranslationCard } from './toefl-translation/card.ts';
import { toeflWritingCard } from './toefl-writing/card.ts';

export { commonAssignment } from './common/card.ts';
export { definedAssignment } from './defined/card.ts';

/** The cards of every programme: small enough for the initial page load. */
export const programmeCards: readonly ProgrammeCard[] = [
  amcCard,
  toefl2023Card,
  toeflClassicCard,
  toefl2026Card,
  satCard,
  actCard,
  longSentencesCard,
  interviewCard,
  ssatCard,
  writingBasisCard,
  fillBlanksCard,
  hrReadingCard,
  businessCard,
  toeflListeningCard,
  toeflTranslationCard,
  toeflWritingCard,
  internationalCard,
  listenCard,
  amcBasicCard,
  toeflBasicCard,
  apCard,
  duolingoCard,
  commonCard,
  definedCard,
];

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
export const listLenders = (id: string): readonly string[] => [id, ...(findProgrammeCard(id)?.borrowsFrom ?? [])];
