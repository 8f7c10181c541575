import {
  findSitting,
  insertChanges,
  pinContent,
  updateAssignment,
  updateRecipients,
} from '@inkstone/assignments/server';
import { daysAsMs } from '@inkstone/base';
import { assignments, papers, questionSets, type Assignment, type Question, type ResultSeed } from '@inkstone/content';
import { keepPastMarks } from '@inkstone/marking/server';
import { updateReadBefore } from '@inkstone/messages/server';
import { replayAttempt, type PastEvent } from '@inkstone/taking/server';
import type { SeededBank } from './bank.ts';
import { giveTold } from './give-work.ts';
import type { Seeding } from './index.ts';
import { hasLegs, legJournalOf } from './leg-journal.ts';
import { markOn } from './mark-on.ts';
import { momentAt } from './moments.ts';
import { idOf, type SeededPeople } from './people.ts';
import { chanceOf, simulatedAnswers } from './simulate.ts';

/** Everything that the parts before have made. */
export interface SeededSchool {
  people: SeededPeople;
  bank: SeededBank;
}

const questionsOf = (one: Assignment): readonly Question[] => {
  const paper = papers.find(({ code }) => code === one.paper);
  const codes = paper?.sections.flatMap(({ sets }) => sets) ?? [];
  return codes.flatMap((code) => questionSets.find((set) => set.code === code)?.questions ?? []);
};

const seedAssignment = async (seeding: Seeding, made: SeededSchool, one: Assignment): Promise<number> => {
  const content = await pinContent(seeding.tx, { paperId: idOf(made.bank.papers, one.paper) });
  if (typeof content === 'string') throw new Error(`${one.code}: ${content}`);
  return giveTold(seeding, one, {
    teacherId: idOf(made.people.people, one.teacher),
    content,
    classIds: one.classes.map((code) => idOf(made.people.classes, code)),
    studentIds: (one.staff ?? []).map((username) => idOf(made.people.people, username)),
    rules: {
      timeLimitSeconds: one.seconds ?? null,
      maxListens: one.maxListens ?? null,
      playbackSpeed: one.playbackSpeed ?? null,
      isSelfMarked: one.selfMarking ?? false,
      reportAt: one.reportAt === 'at once' ? 'submitted' : 'closed',
    },
  });
};

const seedExtensions = async (seeding: Seeding, made: SeededSchool, one: Assignment, assignmentId: number) => {
  const { tx, now } = seeding;
  for (const extension of one.extensions) {
    const studentId = idOf(made.people.people, extension.student);
    const sitting = await findSitting(tx, { assignmentId, studentId });
    if (!sitting) continue;
    const deadline = momentAt(now, extension.deadline);
    await updateRecipients(tx, [sitting.recipient.id], { deadline });
    const byId = sitting.assignment.teacherId;
    const about = { assignmentId, recipientId: sitting.recipient.id, byId, at: momentAt(now, extension.at) };
    const was = sitting.assignment.deadline;
    await insertChanges(tx, [{ ...about, what: 'deadline', was, becomes: deadline, reason: extension.reason.zh }]);
  }
};

/** The journal of a simulated sitting: each question entered and, unless left blank, answered at its own pace. */
const journalOf = (seeding: Seeding, made: SeededSchool, one: Assignment, seed: ResultSeed): PastEvent[] => {
  if (hasLegs(papers.find(({ code }) => code === one.paper))) {
    const began = momentAt(seeding.now, seed.began);
    return legJournalOf({ bank: made.bank, began, now: seeding.now }, one, seed);
  }
  const chance = chanceOf(`${one.code} ${seed.student}`);
  const questions = questionsOf(one);
  const answers = simulatedAnswers(seed, questions, chance);
  const reached = questions.filter(({ code }) => answers.has(code));
  const weights = reached.map(({ difficulty }) => (0.5 + chance()) * Math.exp(difficulty / 3));
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  let at = momentAt(seeding.now, seed.began).getTime();
  const past: PastEvent[] = [
    { event: { kind: 'started' }, at: new Date(at) },
    { event: { kind: 'section-entered', sectionId: made.bank.firstSectionOf(one.paper) }, at: new Date(at) },
  ];
  for (const [index, question] of reached.entries()) {
    const questionId = idOf(made.bank.questions, question.code);
    past.push({ event: { kind: 'question-entered', questionId }, at: new Date(at) });
    // Nobody stays on one question for more than five minutes without a sign of life.
    at += Math.min(290, ((weights[index] ?? 0) / all) * seed.seconds) * 1000;
    const value = answers.get(question.code) ?? null;
    if (value !== null) past.push({ event: { kind: 'answered', questionId, value }, at: new Date(at) });
  }
  if (seed.handedIn) past.push({ event: { kind: 'submitted' }, at: new Date(at + 20_000) });
  return past.filter((event) => event.at <= seeding.now);
};

/** The teacher's marks of one student's texts. */
interface Marking extends Pick<ResultSeed, 'student' | 'answers'> {
  attemptId: number;
  markerId: number;
  marked: NonNullable<ResultSeed['marked']>;
}

/** Keeps and releases what is said of the texts of a sitting. */
export const seedMarks = async (
  seeding: Seeding,
  made: SeededSchool,
  { attemptId, markerId, student, answers, marked }: Marking,
): Promise<void> => {
  const marks = marked.marks.map((mark) => {
    const text = answers?.[mark.question];
    const about = { student, recordingId: undefined };
    return {
      questionId: idOf(made.bank.questions, mark.question),
      mark: markOn(typeof text === 'string' ? text : '', mark, about),
    };
  });
  await keepPastMarks(seeding.at(momentAt(seeding.now, marked.at)), { attemptId, markerId, marks, isReleased: true });
};

const seedResult = async (
  seeding: Seeding,
  made: SeededSchool,
  one: Assignment,
  it: { assignmentId: number; seed: ResultSeed },
) => {
  const studentId = idOf(made.people.people, it.seed.student);
  const sitting = await findSitting(seeding.tx, { assignmentId: it.assignmentId, studentId });
  const past = journalOf(seeding, made, one, it.seed);
  const last = past.at(-1);
  if (!sitting || !last) return;
  const attemptId = await replayAttempt(seeding.at(last.at), sitting, past);
  const { seed } = it;
  if (!seed.marked || !attemptId) return;
  const markerId = sitting.assignment.teacherId;
  await seedMarks(seeding, made, { ...seed, attemptId, markerId, marked: seed.marked });
};

/** One assignment with all that came of it, in its place of the story. */
export interface StoryStep {
  given: Date;
  run(): Promise<void>;
}

const tellOne = async (seeding: Seeding, made: SeededSchool, one: Assignment): Promise<void> => {
  const assignmentId = await seedAssignment(seeding, made, one);
  await seedExtensions(seeding, made, one, assignmentId);
  for (const seed of one.results) await seedResult(seeding, made, one, { assignmentId, seed });
  if (!one.withdrawn) return;
  const withdrawnAt = momentAt(seeding.now, one.withdrawn);
  await updateAssignment(seeding.tx, { id: assignmentId }, { withdrawnAt }, { movesWindow: true });
};

/** Everything given so far, with what students did of it; `also` are steps that are told elsewhere. */
export const seedWork = async (
  seeding: Seeding,
  made: SeededSchool,
  also: readonly StoryStep[] = [],
): Promise<void> => {
  const own = assignments.map((one) => ({
    given: momentAt(seeding.now, one.given),
    run: () => tellOne(seeding, made, one),
  }));
  const ordered = [...own, ...also].toSorted((one, other) => one.given.getTime() - other.given.getTime());
  for (const step of ordered) await step.run();
  const attempts = assignments.reduce((sum, { results }) => sum + results.length, 0);
  // The past was read long ago; what came in the last two days still waits.
  await updateReadBefore(seeding.tx, new Date(seeding.now.getTime() - daysAsMs(2)));
  seeding.log(`${ordered.length} assignments with ${attempts} attempts`);
};
