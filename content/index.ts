import { readData, readLists } from './load.ts';
import type { PracticeWork } from './types/practice.ts';
import type {
  Assignment,
  CandidateSeed,
  ClassSession,
  Room,
  PaperTestSeed,
  PastScoresSeed,
  Person,
  PhaseReportSeed,
  Relations,
  School,
  SchoolClass,
} from './types/school.ts';
import type { ClassicStory, InterviewStory, Toefl2026Story, ToeflStory, ToeflWork } from './types/toefl.ts';
import type { PastTermStory, StudyPlaceStory, UploadStory } from './types/uploads.ts';

export type * from './types/bank.ts';
export type * from './types/books.ts';
export type * from './types/courses.ts';
export type * from './types/moments.ts';
export type * from './types/practice.ts';
export type * from './types/school.ts';
export type * from './types/scripts.ts';
export type * from './types/toefl.ts';
export type * from './types/uploads.ts';
export { courseSets, openSetFile, papers, questionSets, rubrics, tree } from './bank.ts';
export { books, bookStory } from './books.ts';
export { courses, courseStory } from './courses.ts';
export { soundSeconds } from './voices.ts';

/** The sample school. */
export const school: School = readData('school/school.json');

/** Everyone who can sign in. */
export const people: readonly Person[] = readData('school/people.json');

/** The classes with their teachers and students. */
export const classes: readonly SchoolClass[] = readData('school/classes.json');

/** Who works with whom, and for whom. */
export const relations: Relations = readData('school/relations.json');

/** The timetable of fourteen weeks. */
export const classSessions: readonly ClassSession[] = readData('school/timetable.json');

/** The rooms. */
export const rooms: readonly Room[] = readData('school/rooms.json');

/** Candidates in every state, of both recruiters. */
export const candidates: readonly CandidateSeed[] = readData('school/candidates.json');

/** Phase reports, published or drafts. */
export const phaseReports: readonly PhaseReportSeed[] = readData('school/phase-reports.json');

/** Tests on paper with their marks. */
export const paperTests: readonly PaperTestSeed[] = readData('school/paper-tests.json');

/** Earlier scores of students. */
export const pastScores: PastScoresSeed = readData('school/past-scores.json');

/** The story of twelve weeks: what classes were given, and how each student did it. */
export const assignments: readonly Assignment[] = readLists('story/assignments');

/** The evening class of TOEFL. */
export const toeflStory: ToeflStory = readData('story/toefl-2023.json');

/** The mock of TOEFL in its form of 2026. */
export const toefl2026Story: Toefl2026Story = readData('story/toefl-2026.json');

/** Essays of TOEFL in its form before July 2023. */
export const classicStory: ClassicStory = readData('story/toefl-classic.json');

/** An interview to practise. */
export const interviewStory: InterviewStory = readData('story/interview.json');

/** The form of the Duolingo test that a class was given. */
export const duolingoWork: ToeflWork = readData('story/duolingo.json');

/** Practice without clocks: for the ear, the voice, between two languages and in writing. */
export const practiceWork: readonly PracticeWork[] = readData('story/practice.json');

/** Work that is answered with photos and documents. */
export const uploadStory: UploadStory = readData('story/uploads.json');

/** Homework that a teacher wrote herself: a text, a plan, a recording. */
export const studyPlaceStory: StudyPlaceStory = readData('story/study-place.json');

/** The term before the current one. */
export const pastTermStory: PastTermStory = readData('story/past-term.json');
