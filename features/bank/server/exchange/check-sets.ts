import type { Tx } from '@inkstone/db';
import type { ExchangedSet, ImportProblem } from '../../contract.ts';
import { findClipProblem, isOwnPointCode } from '../../rules.ts';
import { findNode } from '../write-sets.queries.ts';
import { lockTreeForSets } from '../set-places.queries.ts';
import { listSetFiles, computeFingerprint } from './bundle.ts';
import { listSimilarSets, listFilesById, lockImports, readNodeCodes } from './exchange.queries.ts';
import type { ImportedFile } from './store-media.ts';
import type { ReadSet } from './read-bundle.ts';
import { readSetRevision } from './read-set.ts';
import { type SetViewer } from '../set-access.queries.ts';

/** A set of a file, compared with the bank. */
export interface CheckedSet extends ReadSet {
  state: 'new' | 'same' | 'wrong';
  /** Id of the set in the bank with the same content. */
  sameAs: number | null;
  /** Place in the file, from 0, of an earlier set with the same content. */
  twinAt: number | null;
  /** Ids of the subject's knowledge points by code. */
  points: ReadonlyMap<string, number>;
  /** Ids of the set's further places. */
  placeIds: readonly number[];
}

/** The sets of a file with its stored media, before they are compared with the bank. */
export interface ReadResult {
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
  for (const [at, { knowledge, furtherKnowledge = [], clip }] of set.questions.entries()) {
    const question = at + 1;
    const codes = knowledge === null ? furtherKnowledge : [knowledge, ...furtherKnowledge];
    const unknown = codes.find((code) => !points.has(code) && !isOwnPointCode(code));
    if (unknown !== undefined) problems.push({ question, code: 'question.pointUnknown', detail: unknown });
    const clipProblem = clip ? findClipProblem(clip, recording) : undefined;
    if (clipProblem) problems.push({ question, code: `question.${clipProblem}`, detail: '' });
  }
  return problems;
};

/** In which transaction, and for whom, a file is compared with the bank. */
interface CheckContext {
  tx: Tx;
  /** Only sets that the viewer may use count as those of the bank. */
  viewer: SetViewer;
}

/** Finds a set of the bank with the same content; a hidden one only for a set that comes hidden. */
const findSame = async (
  { tx, viewer }: CheckContext,
  set: ExchangedSet,
  { fingerprint, isHidden }: { fingerprint: string; isHidden: boolean },
): Promise<number | null> => {
  const { programme, subject, title, questions } = set;
  const key = { programme, subject, title, questionCount: questions.length, isHidden };
  for (const { id, head } of await listSimilarSets(tx, key, viewer)) {
    const candidate = await readSetRevision(tx, id, { programme, subject, number: head });
    if (!candidate) continue;
    const files = new Map((await listFilesById(tx, listSetFiles(candidate))).map((file) => [file.id, file.sha256]));
    if (computeFingerprint(candidate, (fileId) => files.get(fileId) ?? '') === fingerprint) return id;
  }
  return null;
};

const invalid = {
  state: 'wrong' as const,
  sameAs: null,
  twinAt: null,
  points: new Map<string, number>(),
  placeIds: [],
};

/** Reads the ids of the nodes below a node by code, each once; undefined if there is no such node. */
const createNodeLookup = (tx: Tx) => {
  const known = new Map<string, Map<string, number> | undefined>();
  return async (code: string): Promise<Map<string, number> | undefined> => {
    if (!known.has(code)) known.set(code, (await findNode(tx, code)) && (await readNodeCodes(tx, code)));
    return known.get(code);
  };
};

interface CheckedSets {
  sets: CheckedSet[];
  problems: ImportProblem[];
}

type NodeLookup = ReturnType<typeof createNodeLookup>;

/** Finds where a set would be listed; `unknown` is a code that the tree does not have. */
const findPlaces = async ({ programme, subject, places = [] }: ExchangedSet, nodesBelow: NodeLookup) => {
  const subjectCode = `${programme}.${subject}`;
  const points = await nodesBelow(subjectCode);
  if (!points) return { unknown: subjectCode };
  const nodes = places.length > 0 ? await nodesBelow(programme) : undefined;
  const unknown = places.find((code) => !nodes?.has(code) && !isOwnPointCode(code));
  return unknown === undefined ? { points, placeIds: places.flatMap((code) => nodes?.get(code) ?? []) } : { unknown };
};

const checkFile = async (ctx: CheckContext, parsed: ReadResult, nodesBelow: NodeLookup): Promise<CheckedSets> => {
  const problems = [...parsed.problems];
  const sha256ById = new Map(parsed.files.map(({ id, stored }) => [id, stored.sha256]));
  const placeByContent = new Map<string, number>();
  const sets: CheckedSet[] = [];
  for (const [at, parsedSet] of parsed.sets.entries()) {
    if (!parsedSet.set) {
      sets.push({ ...parsedSet, ...invalid });
      continue;
    }
    const placement = await findPlaces(parsedSet.set, nodesBelow);
    const setProblems = placement.points
      ? findProblems(parsedSet.set, placement.points, parsed.files)
      : [{ question: null, code: 'set.placeUnknown' as const, detail: placement.unknown }];
    problems.push(...setProblems.map((problem) => ({ ...problem, set: at + 1 })));
    if (setProblems.length > 0 || !placement.points) {
      sets.push({ ...parsedSet, ...invalid });
      continue;
    }
    const fingerprint = computeFingerprint(parsedSet.set, (id) => sha256ById.get(id) ?? '');
    const isHidden = parsedSet.isHidden === true;
    const content = `${fingerprint} ${isHidden}`;
    const twinAt = placeByContent.get(content) ?? null;
    if (twinAt === null) placeByContent.set(content, at);
    const sameAs = await findSame(ctx, parsedSet.set, { fingerprint, isHidden });
    const isSame = sameAs !== null || twinAt !== null;
    sets.push({ ...parsedSet, ...placement, state: isSame ? 'same' : 'new', sameAs, twinAt });
  }
  return { sets, problems };
};

/** Returns a check of files against the bank: subjects, knowledge points, clips, and duplicates. */
export const createSetChecker = async (
  tx: Tx,
  viewer: SetViewer,
): Promise<(parsed: ReadResult) => Promise<CheckedSets>> => {
  await lockTreeForSets(tx);
  await lockImports(tx);
  const nodesBelow = createNodeLookup(tx);
  return (parsed) => checkFile({ tx, viewer }, parsed, nodesBelow);
};

/** Checks the sets of a file against the bank. */
export const checkSets = async (tx: Tx, parsed: ReadResult, viewer: SetViewer): Promise<CheckedSets> =>
  (await createSetChecker(tx, viewer))(parsed);
