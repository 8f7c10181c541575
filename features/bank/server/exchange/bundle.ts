import { createHash } from 'node:crypto';
import type { ExchangedSet } from '../../contract.ts';
import { filesNamed } from '../signed.ts';

const named = /data-file="(\d{1,16})"/g;

/** Content with the files that its pictures name called otherwise. */
export const filesRenamed = <Value>(value: Value, nameOf: (fileId: number) => string | number): Value => {
  const walk = (part: unknown): unknown => {
    if (typeof part === 'string')
      return part.replace(named, (_whole, id: string) => `data-file="${nameOf(Number(id))}"`);
    if (Array.isArray(part)) return part.map(walk);
    if (typeof part !== 'object' || part === null) return part;
    return Object.fromEntries(Object.entries(part).map(([name, inner]) => [name, walk(inner)]));
  };
  return walk(value) as Value;
};

/** Every file that a set shows or plays, each once, in the order of first use. */
export const filesOfSet = (set: ExchangedSet): number[] => [
  ...new Set([...set.stimulus.files.map(({ id }) => id), ...filesNamed([set.stimulus, set.questions])]),
];

/** A set whose files are called otherwise, those of its pictures too. */
export const withFiles = (set: ExchangedSet, numberOf: (fileId: number) => number): ExchangedSet => {
  const { files } = set.stimulus;
  const renamed = filesRenamed(set, numberOf);
  return { ...renamed, stimulus: { ...renamed.stimulus, files: files.map(({ id }) => ({ id: numberOf(id) })) } };
};

/** JSON whose fields stand in one order, whatever order they came in. */
const ordered = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(ordered).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const fields = Object.entries(value).filter(([, inner]) => inner !== undefined);
  const sorted = fields.sort(([one], [other]) => (one < other ? -1 : 1));
  return `{${sorted.map(([name, inner]) => `${JSON.stringify(name)}:${ordered(inner)}`).join(',')}}`;
};

/** SHA-256 of a set's content, files by theirs: two sets with the same one are the same set. */
export const fingerprintOf = (set: ExchangedSet, sha256Of: (fileId: number) => string): string => {
  const { files, ...stimulus } = set.stimulus;
  const content = { ...filesRenamed({ ...set, stimulus }, sha256Of), files: files.map(({ id }) => sha256Of(id)) };
  return createHash('sha256').update(ordered(content)).digest('hex');
};
