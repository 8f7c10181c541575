import { findSitting, pinContent } from '@inkstone/assignments/server';
import {
  interviewBegan,
  interviewees,
  interviewMarked,
  interviewWork,
  papers,
  questionSets,
  soundSeconds,
  type Paper,
  type QuestionSet,
} from '@inkstone/content';
import { keepPastMarks } from '@inkstone/marking/server';
import { insertPastRecordings, replayAttempt, type PastEvent } from '@inkstone/taking/server';
import { keepFile, soundMaxBytes, type SeededBank } from './bank.ts';
import { giveTold } from './give-work.ts';
import type { Seeding } from './index.ts';
import { markOn } from './mark-on.ts';
import { momentAt } from './moments.ts';
import { idOf } from './people.ts';
import { uuidOf, type SpokenAnswer } from './toefl-journal.ts';
import type { SeededSchool, StoryStep } from './work.ts';

const { student } = interviewMarked;

const setsOf = ({ sections }: Paper): QuestionSet[] =>
  sections.flatMap(({ sets }) => sets.flatMap((code) => questionSets.find((set) => set.code === code) ?? []));

/** How she sat it: each question heard or read, prepared and answered in time; the paper's order is that of her answers. */
const journalOf = (began: Date, bank: SeededBank): { past: PastEvent[]; spoken: SpokenAnswer[] } => {
  const paper: Paper | undefined = papers.find(({ code }) => code === 'interview-practice');
  const [past, spoken]: [PastEvent[], SpokenAnswer[]] = [[], []];
  let at = began.getTime();
  const pass = (seconds: number) => void (at += seconds * 1000);
  const say = (event: PastEvent['event']) => void past.push({ event, at: new Date(at) });
  say({ kind: 'started' });
  pass(40);
  say({ kind: 'section-entered', sectionId: 'interview' });
  for (const [index, { code, stimulus, questions }] of (paper ? setsOf(paper) : []).entries()) {
    const questionId = idOf(bank.questions, questions[0]?.code ?? '');
    say({ kind: 'question-entered', questionId });
    pass(1);
    if (stimulus?.audio !== undefined) {
      say({ kind: 'audio-played', setId: idOf(bank.sets, code) });
      pass(soundSeconds[stimulus.audio] ?? 0);
    }
    pass(12);
    say({ kind: 'prep-ended', questionId });
    pass(soundSeconds[`int-lin-${index + 1}`] ?? 0);
    const recordingId = uuidOf(`${student} ${code}`);
    spoken.push({ recordingId, questionId, task: index + 1, at: new Date(at) });
    say({ kind: 'recording-saved', questionId, recordingId });
    pass(9);
  }
  say({ kind: 'submitted' });
  return { past, spoken };
};

const seedInterview = async (seeding: Seeding, made: SeededSchool, assignmentId: number): Promise<void> => {
  const studentId = idOf(made.people.people, student);
  const sitting = await findSitting(seeding.tx, { assignmentId, studentId });
  const { past, spoken } = journalOf(momentAt(seeding.now, interviewBegan), made.bank);
  const last = past.at(-1);
  const attemptId = sitting && last && (await replayAttempt(seeding.at(last.at), sitting, past));
  if (!attemptId) throw new Error(`${student} could not sit ${interviewWork.code}`);
  for (const { recordingId, questionId, task, at } of spoken) {
    const file = { folder: 'audio' as const, name: `int-lin-${task}.mp3`, maxBytes: soundMaxBytes };
    const { id: fileId, mime, sizeBytes } = await keepFile(seeding, file, { ownerId: studentId, usedBy: 'recording' });
    await insertPastRecordings(seeding.tx, [{ id: recordingId, attemptId, questionId, fileId, mime, sizeBytes, at }]);
  }
  const marks = interviewMarked.marks.map((seed) => {
    const questionId = idOf(made.bank.questions, seed.question);
    const recordingId = spoken.find((one) => one.questionId === questionId)?.recordingId;
    return { questionId, mark: markOn('', seed, { student, recordingId }) };
  });
  await keepPastMarks(seeding.at(momentAt(seeding.now, interviewMarked.at)), {
    attemptId,
    markerId: sitting.assignment.teacherId,
    marks,
    isReleased: true,
  });
};

/** Three of the evening class practise an interview; one of them has handed it in, and it is marked. */
export const interviewSteps = (seeding: Seeding, made: SeededSchool): StoryStep[] => [
  {
    given: momentAt(seeding.now, interviewWork.given),
    async run() {
      const content = await pinContent(seeding.tx, { paperId: idOf(made.bank.papers, 'interview-practice') });
      if (typeof content === 'string') throw new Error(`${interviewWork.code}: ${content}`);
      const assignmentId = await giveTold(seeding, interviewWork, {
        teacherId: idOf(made.people.people, 'mei'),
        content,
        studentIds: interviewees.map((username) => idOf(made.people.people, username)),
        markers: (interviewWork.markers ?? []).map((username) => idOf(made.people.people, username)),
      });
      await seedInterview(seeding, made, assignmentId);
      seeding.log('an interview with seven answers, marked');
    },
  },
];
