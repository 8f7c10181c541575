import { actSets } from './act/index.ts';
import { amcBasicSets } from './amc-basic/sets.ts';
import { amc10Sets } from './amc10/index.ts';
import { amc12Sets } from './amc12/index.ts';
import { amc8Sets } from './amc8/index.ts';
import { apSets } from './ap/index.ts';
import { businessSets } from './business/index.ts';
import { commonSets } from './common/index.ts';
import { homeworkSets } from './homework/index.ts';
import { fillBlanksSets } from './fill-blanks/sets.ts';
import { longSentenceSets } from './long-sentences/sets.ts';
import { duolingoSets } from './duolingo/index.ts';
import { interviewSets } from './interview/index.ts';
import { internationalSets } from './international/index.ts';
import { listenSets } from './listen/index.ts';
import { satSets } from './sat/index.ts';
import { ssatSets } from './ssat/index.ts';
import { toeflBasicSets } from './toefl-basic/index.ts';
import { toefl2023Sets } from './toefl-2023/index.ts';
import { toefl2026Sets } from './toefl-2026/index.ts';
import { toeflClassicSets } from './toefl-classic/essays.ts';
import { writingBasisSets } from './writing-basis/sets.ts';
import { toeflListeningSets } from './toefl-listening/index.ts';
import { toeflTranslationSets } from './toefl-translation/index.ts';
import { toeflWritingSets } from './toefl-writing/index.ts';
import type { QuestionSet } from './bank-types.ts';

export type * from './bank-types.ts';
export type * from './moments.ts';
export type * from './school-types.ts';
export { books, type Book, type BookMark } from './books/index.ts';
export { bookGifts, booksMarked, booksWritten, wordsKept, type BookGift, type Reader } from './books/story.ts';
export { courseSets, courses, type Course, type CourseLesson } from './courses/index.ts';
export { courseGifts, coursesMade, type CourseGiven, type Viewer } from './courses/story.ts';
export { papers } from './papers.ts';
export { classes, people, school } from './people.ts';
export { duolingoWork } from './duolingo/index.ts';
export { interviewBegan, interviewees, interviewMarked, interviewWork } from './interview/story.ts';
export { practiceWork, type PracticeSitter, type PracticeWork } from './practice/index.ts';
export { phaseReports } from './phase-reports.ts';
export { candidates, type CandidateSeed } from './candidates.ts';
export { customers, staff, stars, teams, thirdParties } from './relations.ts';
export { assignments } from './story/index.ts';
export { isObjective, rightAnswerOf, wrongAnswerOf } from './simulated.ts';
export { messages } from './story/messages.ts';
export { classSessions } from './story/timetable.ts';
export { soundSeconds } from './audio/lengths.ts';
export { analyses } from './toefl-2023/answers/analyses.ts';
export { essays, papersMarked, soundsOf } from './toefl-2023/answers/index.ts';
export { redos, type RedoSeed } from './toefl-2023/answers/redos.ts';
export type { MarkSeed } from './toefl-2023/answers/marks.ts';
export { sitters, toeflClass, toeflWork, type Sitter, type ToeflWork } from './toefl-2023/story.ts';
export { marked2026, sitters2026, work2026, type Sitter2026 } from './toefl-2026/story.ts';
export { classicEssay, classicWork, type TextHandedIn } from './toefl-classic/story.ts';
export { tree } from './tree.ts';

/** Every question set of the sample bank. */
export const questionSets: readonly QuestionSet[] = [
  ...amc8Sets,
  ...amc10Sets,
  ...amc12Sets,
  ...homeworkSets,
  ...toefl2023Sets,
  ...toeflClassicSets,
  ...satSets,
  ...actSets,
  ...longSentenceSets,
  ...interviewSets,
  ...ssatSets,
  ...writingBasisSets,
  ...fillBlanksSets,
  ...businessSets,
  ...amcBasicSets,
  ...toeflBasicSets,
  ...apSets,
  ...duolingoSets,
  ...toefl2026Sets,
  ...toeflListeningSets,
  ...toeflTranslationSets,
  ...toeflWritingSets,
  ...internationalSets,
  ...listenSets,
  ...commonSets,
];
