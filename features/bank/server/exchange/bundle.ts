import { createHash } from 'node:crypto';
import type { ExchangedSet } from '../../contract.ts';
import { listReferencedFiles } from '../sign-content.ts';

const fileReference = /data-file="(\d{1,16})"/g;

/** Renames the files that the pictures of some content refer to. */
export const renameFiles = <Value>(value: Value, getName: (fileId: number) => string | number): Value => {
  const walk = (part: unknown): unknown => {
    if (typeof part === 'string')
      return part.replace(fileReference, (_whole, id: string) => `data-file="${getName(Number(id))}"`);
    if (Array.isArray(part)) return part.map(walk);
    if (typeof part !== 'object' || part === null) return part;
    return Object.fromEntries(Object.entries(part).map(([name, inner]) => [name, walk(inner)]));
  };
  return walk(value) as Value;
};

/** Lists every file of a set once, in order of first use. */
export const listSetFiles = (set: ExchangedSet): number[] => [
  ...new Set([...set.stimulus.files.map(({ id }) => id), ...listReferencedFiles([set.stimulus, set.questions])]),
];

/** Renames all files of a set, including those of its pictures. */
export const withRenamedFiles = (set: ExchangedSet, getNumber: (fileId: number) => number): ExchangedSet => {
  const { files } = set.stimulus;
  const renamed = renameFiles(set, getNumber);
  return { ...renamed, stimulus: { ...renamed.stimulus, files: files.map(({ id }) => ({ id: getNumber(id) })) } };
};

/** JSON with sorted keys. */
const toStableJson = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(toStableJson).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const fields = Object.entries(value).filter(([, inner]) => inner !== undefined);
  const sorted = fields.sort(([first], [second]) => (first < second ? -1 : 1));
  return `{${sorted.map(([name, inner]) => `${JSON.stringify(name)}:${toStableJson(inner)}`).join(',')}}`;
};

/** SHA-256 of some content whose pictures are known by their own hashes: equal hashes mean equal content. */
export const hashContent = (content: unknown, getSha256: (fileId: number) => string): string =>
  createHash('sha256')
    .update(toStableJson(renameFiles(content, getSha256)))
    .digest('hex');

/** The content of a set, without its places, tags, knowledge points and difficulties. */
const toContent = ({ places: _places, tags: _tags, questions, ...set }: ExchangedSet) => ({
  ...set,
  questions: questions.map(
    ({ knowledge: _main, furtherKnowledge: _further, difficulty: _difficulty, ...question }) => question,
  ),
});

/** SHA-256 of a set's content, with files by their own hashes: equal fingerprints mean equal sets. */
export const computeFingerprint = (set: ExchangedSet, getSha256: (fileId: number) => string): string => {
  const { files, ...stimulus } = set.stimulus;
  const renamed = renameFiles({ ...toContent(set), stimulus }, getSha256);
  const content = { ...renamed, files: files.map(({ id }) => getSha256(id)) };
  return createHash('sha256').update(toStableJson(content)).digest('hex');
};
