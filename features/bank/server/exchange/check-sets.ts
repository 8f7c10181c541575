import type { Tx } from '@inkstone/db';
import type { ExchangedSet, ImportProblem } from '../../contract.ts';
import { problemOfClip } from '../../rules.ts';
import { findNode } from '../write-sets.queries.ts';
import { filesOfSet, fingerprintOf } from './bundle.ts';
import { listAlike, listFilesById, lockImports, readPointCodes } from './exchange.queries.ts';
import type { KeptFile } from './import-topics.ts';
import type { ReadSet } from './read-bundle.ts';
import { readSet } from './read-set.ts';

/** A set of a file as the bank sees it. */
export interface CheckedSet extends ReadSet {
  state: 'new' | 'same' | 'wrong';
  /** The set of the bank that has the same content. */
  sameAs: number | null;
  /** Knowledge points of its subject, by their codes. */
  points: ReadonlyMap<string, number>;
}

interface Read {
  sets: readonly ReadSet[];
  files: readonly KeptFile[];
  problems: readonly ImportProblem[];
}

const problemsOf = (set: ExchangedSet, points: ReadonlyMap<string, number>, files: readonly KeptFile[]) => {
  const problems: Omit<ImportProblem, 'set'>[] = [];
  const played = set.stimulus.files.some(({ id }) =>
    files.some((file) => file.id === id && /^(audio|video)\//.test(file.stored.mime)),
  );
  const recording = played ? { seconds: set.stimulus.audioSeconds ?? null } : null;
  for (const [at, { knowledge, clip }] of set.questions.entries()) {
    const question = at + 1;
    const isKnown = knowledge === null || points.has(knowledge);
    if (!isKnown) problems.push({ question, code: 'question.pointUnknown', detail: knowledge });
    const clipProblem = clip ? problemOfClip(clip, recording) : undefined;
    if (clipProblem) problems.push({ question, code: `question.${clipProblem}`, detail: '' });
  }
  return problems;
};

/** The set of the bank with the same content, if there is one. */
const findSame = async (tx: Tx, set: ExchangedSet, fingerprint: string): Promise<number | null> => {
  const { programme, subject, title, questions } = set;
  for (const id of await listAlike(tx, { programme, subject, title, questionCount: questions.length })) {
    const other = await readSet(tx, id);
    if (!other) continue;
    const files = new Map((await listFilesById(tx, filesOfSet(other))).map((file) => [file.id, file.sha256]));
    if (fingerprintOf(other, (fileId) => files.get(fileId) ?? '') === fingerprint) return id;
  }
  return null;
};

/** Checks the sets of a file against the bank: places, knowledge points, clips, and what is there already. */
export const checkedSets = async (tx: Tx, read: Read): Promise<{ sets: CheckedSet[]; problems: ImportProblem[] }> => {
  await lockImports(tx);
  const problems = [...read.problems];
  const sha256Of = new Map(read.files.map(({ id, stored }) => [id, stored.sha256]));
  const seen = new Set<string>();
  const sets: CheckedSet[] = [];
  for (const [at, one] of read.sets.entries()) {
    const wrong = { ...one, state: 'wrong' as const, sameAs: null, points: new Map<string, number>() };
    if (!one.set) {
      sets.push(wrong);
      continue;
    }
    const subjectCode = `${one.set.programme}.${one.set.subject}`;
    const points = await readPointCodes(tx, subjectCode);
    const found = (await findNode(tx, subjectCode))
      ? problemsOf(one.set, points, read.files)
      : [{ question: null, code: 'set.placeUnknown' as const, detail: subjectCode }];
    problems.push(...found.map((problem) => ({ ...problem, set: at + 1 })));
    if (found.length > 0) {
      sets.push(wrong);
      continue;
    }
    const fingerprint = fingerprintOf(one.set, (id) => sha256Of.get(id) ?? '');
    const sameAs = await findSame(tx, one.set, fingerprint);
    const isSame = sameAs !== null || seen.has(fingerprint);
    seen.add(fingerprint);
    sets.push({ ...one, state: isSame ? 'same' : 'new', sameAs, points });
  }
  return { sets, problems };
};
