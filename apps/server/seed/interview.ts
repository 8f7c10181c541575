import { wholeBank } from '@inkstone/bank/server';
import { findRecipientAssignment, pinContent } from '@inkstone/assignments/server';
import { interviewStory, papers, questionSets, soundSeconds, type Paper, type QuestionSet } from '@inkstone/content';
import { insertPastMarks } from '@inkstone/marking/server';
import { insertPastRecordings, replayAttempt, type PastEvent } from '@inkstone/taking/server';
import { seedFile, soundMaxBytes, type SeededBank } from './bank.ts';
import { createPastAssignment } from './create-past-assignment.ts';
import type { Seeding } from './index.ts';
import { toMarkDraft } from './to-mark-draft.ts';
import { momentAt } from './moments.ts';
import { requireId } from './people.ts';
import { deterministicUuid, type SpokenAnswer } from './toefl-journal.ts';
import type { SeededSchool, StoryStep } from './work.ts';

const { work: interviewWork, marked: interviewMarked } = interviewStory;
const { student } = interviewMarked;

const listSets = ({ sections }: Paper): QuestionSet[] =>
  sections.flatMap(({ sets }) => sets.flatMap((code) => questionSets.find((set) => set.code === code) ?? []));

/** Builds the journal: each question heard or read, prepared and answered in time, in the order of the paper. */
const buildJournal = (began: Date, bank: SeededBank): { past: PastEvent[]; spoken: SpokenAnswer[] } => {
  const paper: Paper | undefined = papers.find(({ code }) => code === 'interview-practice');
  const [past, spokenAnswers]: [PastEvent[], SpokenAnswer[]] = [[], []];
  let at = began.getTime();
  const advance = (seconds: number) => void (at += seconds * 1000);
  const record = (event: PastEvent['event']) => void past.push({ event, at: new Date(at) });
  record({ kind: 'started' });
  advance(40);
  record({ kind: 'section-entered', sectionId: 'interview' });
  for (const [index, { code, stimulus, questions }] of (paper ? listSets(paper) : []).entries()) {
    const questionId = requireId(bank.questions, questions[0]?.code ?? '');
    record({ kind: 'question-entered', questionId });
    advance(1);
    if (stimulus.audio !== undefined) {
      record({ kind: 'audio-played', setId: requireId(bank.sets, code) });
      advance(soundSeconds[stimulus.audio] ?? 0);
    }
    advance(12);
    record({ kind: 'prep-ended', questionId });
    advance(soundSeconds[`int-lin-${index + 1}`] ?? 0);
    const recordingId = deterministicUuid(`${student} ${code}`);
    spokenAnswers.push({ recordingId, questionId, task: index + 1, at: new Date(at) });
    record({ kind: 'recording-saved', questionId, recordingId });
    advance(9);
  }
  record({ kind: 'submitted' });
  return { past, spoken: spokenAnswers };
};

const seedInterview = async (seeding: Seeding, seeded: SeededSchool, assignmentId: number): Promise<void> => {
  const studentId = requireId(seeded.people.people, student);
  const sitting = await findRecipientAssignment(seeding.tx, { assignmentId, studentId });
  const { past, spoken } = buildJournal(momentAt(seeding.now, interviewStory.began), seeded.bank);
  const last = past.at(-1);
  const attemptId = sitting && last && (await replayAttempt(seeding.at(last.at), sitting, past));
  if (!attemptId) throw new Error(`${student} could not sit ${interviewWork.code}`);
  for (const { recordingId, questionId, task, at } of spoken) {
    const file = { folder: 'voices' as const, name: `int-lin-${task}.mp3`, maxBytes: soundMaxBytes };
    const { id: fileId, mime, sizeBytes } = await seedFile(seeding, file, { ownerId: studentId, usedBy: 'recording' });
    await insertPastRecordings(seeding.tx, [{ id: recordingId, attemptId, questionId, fileId, mime, sizeBytes, at }]);
  }
  const marks = interviewMarked.marks.map((seed) => {
    const questionId = requireId(seeded.bank.questions, seed.question);
    const recordingId = spoken.find((answer) => answer.questionId === questionId)?.recordingId;
    return { questionId, mark: toMarkDraft('', seed, { student, recordingId }) };
  });
  await insertPastMarks(seeding.at(momentAt(seeding.now, interviewMarked.at)), {
    attemptId,
    markerId: sitting.assignment.teacherId,
    marks,
    isReleased: true,
  });
};

/** Assigns an interview to three students; one attempt is submitted and marked. */
export const interviewSteps = (seeding: Seeding, seeded: SeededSchool): StoryStep[] => [
  {
    startsAt: momentAt(seeding.now, interviewWork.assignedAt),
    async run() {
      const content = await pinContent(
        seeding.tx,
        { paperId: requireId(seeded.bank.papers, 'interview-practice') },
        { viewer: wholeBank },
      );
      if (typeof content === 'string') throw new Error(`${interviewWork.code}: ${content}`);
      const assignmentId = await createPastAssignment(seeding, interviewWork, {
        teacherId: requireId(seeded.people.people, 'mei'),
        content,
        studentIds: interviewStory.interviewees.map((username) => requireId(seeded.people.people, username)),
        markers: (interviewWork.markers ?? []).map((username) => requireId(seeded.people.people, username)),
      });
      await seedInterview(seeding, seeded, assignmentId);
      seeding.log('an interview with seven answers, marked');
    },
  },
];
