import { findSitting } from '@inkstone/assignments/server';
import { giveTestTo, insertCandidate } from '@inkstone/candidates/server';
import { candidates, papers, questionSets, type CandidateSeed } from '@inkstone/content';
import { replayAttempt, type PastEvent } from '@inkstone/taking/server';
import type { Seeding } from './index.ts';
import { hasLegs, legJournalOf } from './leg-journal.ts';
import { momentAt } from './moments.ts';
import { idOf } from './people.ts';
import { seedMarks, type SeededSchool } from './work.ts';

const questionsOf = (paper: string): readonly string[] => {
  const codes =
    papers.find(({ code }) => code === paper)?.sections.flatMap(({ sets }): readonly string[] => sets) ?? [];
  return codes.flatMap((code) =>
    (questionSets.find((set) => set.code === code)?.questions ?? []).map((question) => question.code),
  );
};

type Sat = NonNullable<CandidateSeed['sat']>;

interface Sitting {
  person: string;
  paper: string;
  sat: Sat;
}

/** One question after another, each answer at its share of the time; a paper of several sections one after another. */
const journalOf = (seeding: Seeding, { bank }: SeededSchool, { person, paper, sat }: Sitting): PastEvent[] => {
  const questions = questionsOf(paper).filter((code) => sat.handedIn || code in sat.answers);
  const began = Math.min(momentAt(seeding.now, sat.began).getTime(), seeding.now.getTime() - sat.seconds * 1000);
  if (hasLegs(papers.find(({ code }) => code === paper))) {
    const told = { bank, began: new Date(began), now: seeding.now };
    return legJournalOf(told, { code: `test of ${person}`, paper }, { ...sat, student: person, ability: 0, blank: 0 });
  }
  const past: PastEvent[] = [
    { event: { kind: 'started' }, at: new Date(began) },
    { event: { kind: 'section-entered', sectionId: bank.firstSectionOf(paper) }, at: new Date(began) },
  ];
  const each = (sat.seconds * 1000) / Math.max(1, questions.length);
  for (const [index, code] of questions.entries()) {
    const questionId = idOf(bank.questions, code);
    const at = new Date(began + each * index);
    past.push({ event: { kind: 'question-entered', questionId }, at });
    const value = sat.answers[code];
    if (value !== undefined && value !== null)
      past.push({ event: { kind: 'answered', questionId, value }, at: new Date(at.getTime() + each * 0.9) });
  }
  if (sat.handedIn) past.push({ event: { kind: 'submitted' }, at: new Date(began + sat.seconds * 1000) });
  return past;
};

const seedOne = async (seeding: Seeding, made: SeededSchool, seed: CandidateSeed): Promise<void> => {
  const { tx, now } = seeding;
  const { position, phone, message = null, paper, given, sat, marked } = seed;
  const personId = idOf(made.people.people, seed.person);
  const recruiterId = idOf(made.people.people, seed.recruiter);
  const paperId = paper === undefined ? null : idOf(made.bank.papers, paper);
  const record = { personId, recruiterId, position, phone, message, paperId, mail: `${seed.person}@mail.example` };
  const id = await insertCandidate(tx, { ...record, createdAt: momentAt(now, seed.made) });
  if (!given || paperId === null || paper === undefined) return;
  const assignmentId = await giveTestTo(
    tx,
    { id, personId, recruiterId, message },
    {
      ...{ paperId, now: momentAt(now, given.at), deadline: momentAt(now, given.deadline) },
      timeLimitSeconds: given.seconds ?? null,
    },
  );
  const sitting = assignmentId === null ? undefined : await findSitting(tx, { assignmentId, studentId: personId });
  if (!sitting) throw new Error(`${seed.person} was given no test`);
  if (!sat) return;
  const past = journalOf(seeding, made, { person: seed.person, paper, sat });
  const attemptId = await replayAttempt(seeding.at(past.at(-1)?.at ?? now), sitting, past);
  if (!marked || !attemptId) return;
  await seedMarks(seeding, made, { attemptId, markerId: recruiterId, student: seed.person, ...sat, marked });
};

/** Candidates in every state, from a draft to a mark. */
export const seedCandidates = async (seeding: Seeding, made: SeededSchool): Promise<void> => {
  for (const one of candidates) await seedOne(seeding, made, one);
  seeding.log(`${candidates.length} candidates`);
};
