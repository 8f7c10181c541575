import { findRecipientAssignment } from '@inkstone/assignments/server';
import { assignTest, insertCandidate } from '@inkstone/candidates/server';
import { candidates, papers, questionSets, type CandidateSeed } from '@inkstone/content';
import { replayAttempt, type PastEvent } from '@inkstone/taking/server';
import type { Seeding } from './index.ts';
import { hasNavigationUnits, buildUnitJournal } from './navigation-unit-journal.ts';
import { momentAt } from './moments.ts';
import { requireId } from './people.ts';
import { seedMarks, type SeededSchool } from './work.ts';

const listQuestionCodes = (paper: string): readonly string[] => {
  const codes =
    papers.find(({ code }) => code === paper)?.sections.flatMap(({ sets }): readonly string[] => sets) ?? [];
  return codes.flatMap((code) =>
    (questionSets.find((set) => set.code === code)?.questions ?? []).map((question) => question.code),
  );
};

type CandidateResult = NonNullable<CandidateSeed['sat']>;

interface CandidateAttempt {
  person: string;
  paper: string;
  sat: CandidateResult;
}

/** Builds the journal of a candidate: each answer at its share of the time, section by section. */
const buildJournal = (
  seeding: Seeding,
  { bank }: SeededSchool,
  { person, paper, sat }: CandidateAttempt,
): PastEvent[] => {
  const questions = listQuestionCodes(paper).filter((code) => sat.handedIn || code in sat.answers);
  const began = Math.min(momentAt(seeding.now, sat.began).getTime(), seeding.now.getTime() - sat.seconds * 1000);
  if (hasNavigationUnits(papers.find(({ code }) => code === paper))) {
    const context = { bank, began: new Date(began), now: seeding.now };
    return buildUnitJournal(
      context,
      { code: `test of ${person}`, paper },
      { ...sat, student: person, ability: 0, blank: 0 },
    );
  }
  const past: PastEvent[] = [
    { event: { kind: 'started' }, at: new Date(began) },
    { event: { kind: 'section-entered', sectionId: bank.getFirstSection(paper) }, at: new Date(began) },
  ];
  const each = (sat.seconds * 1000) / Math.max(1, questions.length);
  for (const [index, code] of questions.entries()) {
    const questionId = requireId(bank.questions, code);
    const at = new Date(began + each * index);
    past.push({ event: { kind: 'question-entered', questionId }, at });
    const value = sat.answers[code];
    if (value !== undefined && value !== null)
      past.push({ event: { kind: 'answered', questionId, value }, at: new Date(at.getTime() + each * 0.9) });
  }
  if (sat.handedIn) past.push({ event: { kind: 'submitted' }, at: new Date(began + sat.seconds * 1000) });
  return past;
};

const seedCandidate = async (seeding: Seeding, seeded: SeededSchool, seed: CandidateSeed): Promise<void> => {
  const { tx, now } = seeding;
  const { position, phone, message = null, paper, assignment, sat, marked } = seed;
  const personId = requireId(seeded.people.people, seed.person);
  const recruiterId = requireId(seeded.people.people, seed.recruiter);
  const paperId = paper === undefined ? null : requireId(seeded.bank.papers, paper);
  const record = { personId, recruiterId, position, phone, message, paperId, mail: `${seed.person}@mail.example` };
  const id = await insertCandidate(tx, { ...record, createdAt: momentAt(now, seed.made) });
  if (!assignment || paperId === null || paper === undefined) return;
  const assignmentId = await assignTest(
    tx,
    { id, personId, recruiterId, message },
    {
      ...{ paperId, now: momentAt(now, assignment.at), deadline: momentAt(now, assignment.deadline) },
      timeLimitSeconds: assignment.seconds ?? null,
    },
  );
  const sitting =
    assignmentId === null ? undefined : await findRecipientAssignment(tx, { assignmentId, studentId: personId });
  if (!sitting) throw new Error(`${seed.person} was assigned no test`);
  if (!sat) return;
  const past = buildJournal(seeding, seeded, { person: seed.person, paper, sat });
  const attemptId = await replayAttempt(seeding.at(past.at(-1)?.at ?? now), sitting, past);
  if (!marked || !attemptId) return;
  await seedMarks(seeding, seeded, { attemptId, markerId: recruiterId, student: seed.person, ...sat, marked });
};

/** Seeds candidates in every state, from draft to marked. */
export const seedCandidates = async (seeding: Seeding, seeded: SeededSchool): Promise<void> => {
  for (const candidate of candidates) await seedCandidate(seeding, seeded, candidate);
  seeding.log(`${candidates.length} candidates`);
};
