import type { Tx } from '@inkstone/db';
import type { ExchangedSet, ImportProblem } from '../../contract.ts';
import { findClipProblem } from '../../rules.ts';
import { findNode } from '../write-sets.queries.ts';
import { listSetFiles, computeFingerprint } from './bundle.ts';
import { listSimilarSets, listFilesById, lockImports, readPointCodes } from './exchange.queries.ts';
import type { ImportedFile } from './import-topics.ts';
import type { ReadSet } from './read-bundle.ts';
import { readSet } from './read-set.ts';

/** A set of a file, compared with the bank. */
export interface CheckedSet extends ReadSet {
  state: 'new' | 'same' | 'wrong';
  /** Id of the set in the bank with the same content. */
  sameAs: number | null;
  /** Ids of the subject's knowledge points by code. */
  points: ReadonlyMap<string, number>;
}

interface ReadResult {
  sets: readonly ReadSet[];
  files: readonly ImportedFile[];
  problems: readonly ImportProblem[];
}

const findProblems = (set: ExchangedSet, points: ReadonlyMap<string, number>, files: readonly ImportedFile[]) => {
  const problems: Omit<ImportProblem, 'set'>[] = [];
  const played = set.stimulus.files.some(({ id }) =>
    files.some((file) => file.id === id && /^(audio|video)\//.test(file.stored.mime)),
  );
  const recording = played ? { seconds: set.stimulus.audioSeconds ?? null } : null;
  for (const [at, { knowledge, clip }] of set.questions.entries()) {
    const question = at + 1;
    const isKnown = knowledge === null || points.has(knowledge);
    if (!isKnown) problems.push({ question, code: 'question.pointUnknown', detail: knowledge });
    const clipProblem = clip ? findClipProblem(clip, recording) : undefined;
    if (clipProblem) problems.push({ question, code: `question.${clipProblem}`, detail: '' });
  }
  return problems;
};

/** Finds a set of the bank with the same content. */
const findSame = async (tx: Tx, set: ExchangedSet, fingerprint: string): Promise<number | null> => {
  const { programme, subject, title, questions } = set;
  for (const id of await listSimilarSets(tx, { programme, subject, title, questionCount: questions.length })) {
    const candidate = await readSet(tx, id);
    if (!candidate) continue;
    const files = new Map((await listFilesById(tx, listSetFiles(candidate))).map((file) => [file.id, file.sha256]));
    if (computeFingerprint(candidate, (fileId) => files.get(fileId) ?? '') === fingerprint) return id;
  }
  return null;
};

/** Checks the sets of a file against the bank: subjects, knowledge points, clips, and duplicates. */
export const checkSets = async (
  tx: Tx,
  parsed: ReadResult,
): Promise<{ sets: CheckedSet[]; problems: ImportProblem[] }> => {
  await lockImports(tx);
  const problems = [...parsed.problems];
  const sha256ById = new Map(parsed.files.map(({ id, stored }) => [id, stored.sha256]));
  const seen = new Set<string>();
  const sets: CheckedSet[] = [];
  for (const [at, parsedSet] of parsed.sets.entries()) {
    const invalidSet = { ...parsedSet, state: 'wrong' as const, sameAs: null, points: new Map<string, number>() };
    if (!parsedSet.set) {
      sets.push(invalidSet);
      continue;
    }
    const subjectCode = `${parsedSet.set.programme}.${parsedSet.set.subject}`;
    const points = await readPointCodes(tx, subjectCode);
    const setProblems = (await findNode(tx, subjectCode))
      ? findProblems(parsedSet.set, points, parsed.files)
      : [{ question: null, code: 'set.placeUnknown' as const, detail: subjectCode }];
    problems.push(...setProblems.map((problem) => ({ ...problem, set: at + 1 })));
    if (setProblems.length > 0) {
      sets.push(invalidSet);
      continue;
    }
    const fingerprint = computeFingerprint(parsedSet.set, (id) => sha256ById.get(id) ?? '');
    const sameAs = await findSame(tx, parsedSet.set, fingerprint);
    const isSame = sameAs !== null || seen.has(fingerprint);
    seen.add(fingerprint);
    sets.push({ ...parsedSet, state: isSame ? 'same' : 'new', sameAs, points });
  }
  return { sets, problems };
};
