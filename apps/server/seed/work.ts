import { wholeBank } from '@inkstone/bank/server';
import {
  findRecipientAssignment,
  insertChanges,
  pinContent,
  updateAssignment,
  updateRecipients,
} from '@inkstone/assignments/server';
import { daysAsMs } from '@inkstone/base';
import { assignments, papers, questionSets, type Assignment, type Question, type ResultSeed } from '@inkstone/content';
import { insertPastMarks } from '@inkstone/marking/server';
import { updateReadBefore } from '@inkstone/messages/server';
import { replayAttempt, type PastEvent } from '@inkstone/taking/server';
import type { SeededBank } from './bank.ts';
import { createPastAssignment } from './create-past-assignment.ts';
import type { Seeding } from './index.ts';
import { hasNavigationUnits, buildUnitJournal } from './navigation-unit-journal.ts';
import { toMarkDraft } from './to-mark-draft.ts';
import { momentAt } from './moments.ts';
import { requireId, type SeededPeople } from './people.ts';
import { createRandom, simulatedAnswers } from './simulate.ts';

/** What the earlier seed steps have created. */
export interface SeededSchool {
  people: SeededPeople;
  bank: SeededBank;
}

const listQuestions = (assignment: Assignment): readonly Question[] => {
  const paper = papers.find(({ code }) => code === assignment.paper);
  const codes = paper?.sections.flatMap(({ sets }) => sets) ?? [];
  return codes.flatMap((code) => questionSets.find((set) => set.code === code)?.questions ?? []);
};

const seedAssignment = async (seeding: Seeding, seeded: SeededSchool, assignment: Assignment): Promise<number> => {
  const content = await pinContent(
    seeding.tx,
    { paperId: requireId(seeded.bank.papers, assignment.paper) },
    { viewer: wholeBank },
  );
  if (typeof content === 'string') throw new Error(`${assignment.code}: ${content}`);
  return createPastAssignment(seeding, assignment, {
    teacherId: requireId(seeded.people.people, assignment.teacher),
    content,
    classIds: assignment.classes.map((code) => requireId(seeded.people.classes, code)),
    studentIds: (assignment.staff ?? []).map((username) => requireId(seeded.people.people, username)),
    rules: {
      timeLimitSeconds: assignment.seconds ?? null,
      allowsOvertime: assignment.allowsOvertime ?? false,
      maxListens: assignment.maxListens ?? null,
      playbackSpeed: assignment.playbackSpeed ?? null,
      isSelfMarked: assignment.selfMarking ?? false,
      reportAt: assignment.reportAt === 'at once' ? 'submitted' : 'closed',
    },
  });
};

const seedExtensions = async (seeding: Seeding, seeded: SeededSchool, assignment: Assignment, assignmentId: number) => {
  const { tx, now } = seeding;
  for (const extension of assignment.extensions) {
    const studentId = requireId(seeded.people.people, extension.student);
    const sitting = await findRecipientAssignment(tx, { assignmentId, studentId });
    if (!sitting) continue;
    const deadline = momentAt(now, extension.deadline);
    await updateRecipients(tx, [sitting.recipient.id], { deadline });
    const byId = sitting.assignment.teacherId;
    const about = { assignmentId, recipientId: sitting.recipient.id, byId, at: momentAt(now, extension.at) };
    const oldValue = sitting.assignment.deadline;
    await insertChanges(tx, [
      { ...about, field: 'deadline', oldValue, newValue: deadline, reason: extension.reason.zh },
    ]);
  }
};

/** Builds a simulated journal: each question entered and, unless left blank, answered. */
const buildJournal = (
  seeding: Seeding,
  seeded: SeededSchool,
  assignment: Assignment,
  seed: ResultSeed,
): PastEvent[] => {
  if (hasNavigationUnits(papers.find(({ code }) => code === assignment.paper))) {
    const began = momentAt(seeding.now, seed.began);
    return buildUnitJournal({ bank: seeded.bank, began, now: seeding.now }, assignment, seed);
  }
  const random = createRandom(`${assignment.code} ${seed.student}`);
  const questions = listQuestions(assignment);
  const answers = simulatedAnswers(seed, questions, random);
  const reached = questions.filter(({ code }) => answers.has(code));
  const weights = reached.map(({ difficulty }) => (0.5 + random()) * Math.exp(difficulty / 3));
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  let at = momentAt(seeding.now, seed.began).getTime();
  const past: PastEvent[] = [
    { event: { kind: 'started' }, at: new Date(at) },
    { event: { kind: 'section-entered', sectionId: seeded.bank.getFirstSection(assignment.paper) }, at: new Date(at) },
  ];
  for (const [index, question] of reached.entries()) {
    const questionId = requireId(seeded.bank.questions, question.code);
    past.push({ event: { kind: 'question-entered', questionId }, at: new Date(at) });
    // Activity at least every five minutes, since idle time is not counted.
    at += Math.min(290, ((weights[index] ?? 0) / all) * seed.seconds) * 1000;
    const value = answers.get(question.code) ?? null;
    if (value !== null) past.push({ event: { kind: 'answered', questionId, value }, at: new Date(at) });
  }
  const { overtime } = seed;
  if (overtime) {
    const questionId = requireId(seeded.bank.questions, overtime.question);
    at = momentAt(seeding.now, seed.began).getTime() + overtime.seconds * 1000;
    past.push({ event: { kind: 'answered', questionId, value: overtime.text }, at: new Date(at) });
  }
  if (seed.handedIn) past.push({ event: { kind: 'submitted' }, at: new Date(at + 20_000) });
  return past.filter((event) => event.at <= seeding.now);
};

/** The marks of one student's texts. */
interface AttemptMarks extends Pick<ResultSeed, 'student' | 'answers'> {
  attemptId: number;
  markerId: number;
  marked: NonNullable<ResultSeed['marked']>;
}

/** Stores and releases the marks of an attempt. */
export const seedMarks = async (
  seeding: Seeding,
  seeded: SeededSchool,
  { attemptId, markerId, student, answers, marked }: AttemptMarks,
): Promise<void> => {
  const marks = marked.marks.map((mark) => {
    const text = answers?.[mark.question];
    const about = { student, recordingId: undefined };
    return {
      questionId: requireId(seeded.bank.questions, mark.question),
      mark: toMarkDraft(typeof text === 'string' ? text : '', mark, about),
    };
  });
  await insertPastMarks(seeding.at(momentAt(seeding.now, marked.at)), { attemptId, markerId, marks, isReleased: true });
};

const seedResult = async (
  seeding: Seeding,
  seeded: SeededSchool,
  assignment: Assignment,
  result: { assignmentId: number; seed: ResultSeed },
) => {
  const studentId = requireId(seeded.people.people, result.seed.student);
  const sitting = await findRecipientAssignment(seeding.tx, { assignmentId: result.assignmentId, studentId });
  const past = buildJournal(seeding, seeded, assignment, result.seed);
  const last = past.at(-1);
  if (!sitting || !last) return;
  const attemptId = await replayAttempt(seeding.at(last.at), sitting, past);
  const { seed } = result;
  if (!seed.marked || !attemptId) return;
  const markerId = sitting.assignment.teacherId;
  await seedMarks(seeding, seeded, { ...seed, attemptId, markerId, marked: seed.marked });
};

/** A seed step with its moment, by which the steps are ordered. */
export interface StoryStep {
  startsAt: Date;
  run(): Promise<void>;
}

const seedStory = async (seeding: Seeding, seeded: SeededSchool, assignment: Assignment): Promise<void> => {
  const assignmentId = await seedAssignment(seeding, seeded, assignment);
  await seedExtensions(seeding, seeded, assignment, assignmentId);
  for (const seed of assignment.results) await seedResult(seeding, seeded, assignment, { assignmentId, seed });
  if (!assignment.withdrawn) return;
  const withdrawnAt = momentAt(seeding.now, assignment.withdrawn);
  await updateAssignment(seeding.tx, { id: assignmentId }, { withdrawnAt }, { movesWindow: true });
};

/** Seeds the assignments and the attempts at them; `otherSteps` come from other modules. */
export const seedWork = async (
  seeding: Seeding,
  seeded: SeededSchool,
  otherSteps: readonly StoryStep[] = [],
): Promise<void> => {
  const own = assignments.map((assignment) => ({
    startsAt: momentAt(seeding.now, assignment.assignedAt),
    run: () => seedStory(seeding, seeded, assignment),
  }));
  const ordered = [...own, ...otherSteps].toSorted(
    (first, second) => first.startsAt.getTime() - second.startsAt.getTime(),
  );
  for (const step of ordered) await step.run();
  const attempts = assignments.reduce((sum, { results }) => sum + results.length, 0);
  // Older messages are read; those of the last two days are unread.
  await updateReadBefore(seeding.tx, new Date(seeding.now.getTime() - daysAsMs(2)));
  seeding.log(`${ordered.length} assignments with ${attempts} attempts`);
};
