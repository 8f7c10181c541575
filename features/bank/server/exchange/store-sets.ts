import type { Tx } from '@inkstone/db';
import { toFileName } from '@inkstone/files';
import { insertFile, updateFilesUsed } from '../files.queries.ts';
import { insertSet, type SavedSet } from '../write-set.ts';
import { listSetFiles, withRenamedFiles } from './bundle.ts';
import type { CheckedSet } from './check-sets.ts';
import type { ImportedFile } from './store-media.ts';

interface StoreSetsInput {
  sets: readonly CheckedSet[];
  files: readonly ImportedFile[];
  ownerId: number;
  now: Date;
}

/** Registers the files of new sets; returns ids and types by their numbers in the file. */
const storeFiles = async (tx: Tx, { sets, files, ownerId, now }: StoreSetsInput) => {
  const usedNumbers = new Set(sets.flatMap(({ set, state }) => (set && state === 'new' ? listSetFiles(set) : [])));
  const filesByNumber = new Map<number, { id: number; mime: string }>();
  for (const { id: number, name, stored } of files) {
    if (!usedNumbers.has(number)) continue;
    const { key, kind, mime, size: sizeBytes, sha256 } = stored;
    const facts = { key, name: toFileName(name, kind), mime, sizeBytes, sha256 };
    filesByNumber.set(number, { id: await insertFile(tx, { ...facts, ownerId, createdAt: now, usedBy: null }), mime });
  }
  await updateFilesUsed(
    tx,
    [...filesByNumber.values()].map(({ id }) => id),
  );
  return filesByNumber;
};

/** Inserts the new sets of a file with their files; returns their ids by position in the file. */
export const storeSets = async (tx: Tx, input: StoreSetsInput): Promise<Map<number, SavedSet>> => {
  const { sets, ownerId, now } = input;
  const files = await storeFiles(tx, input);
  const savedByPosition = new Map<number, SavedSet>();
  const mimes = new Map([...files.values()].map(({ id, mime }) => [id, mime]));
  for (const [at, { set: read, state, points, placeIds, isHidden = false }] of sets.entries()) {
    if (!read || state !== 'new') continue;
    const {
      stimulus,
      questions,
      places: _places,
      ...set
    } = withRenamedFiles(read, (number) => files.get(number)?.id ?? 0);
    const saved = await insertSet(tx, {
      ...set,
      stimulus: { ...stimulus, files: stimulus.files.map(({ id }) => ({ id, mime: mimes.get(id) ?? '' })) },
      questions: questions.map(({ knowledge, furtherKnowledge = [], ...question }) => ({
        ...question,
        knowledgeNodeId: knowledge === null ? null : (points.get(knowledge) ?? null),
        furtherNodeIds: furtherKnowledge.flatMap((code) => points.get(code) ?? []),
      })),
      nodeIds: placeIds,
      isHidden,
      ownerId,
      now,
    });
    savedByPosition.set(at, saved);
  }
  return savedByPosition;
};
