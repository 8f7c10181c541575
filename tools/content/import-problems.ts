import { readBundle } from '@inkstone/bank/server';
import { readContentFile, type SetSource } from './sample-content.ts';

const readMedia = (file: string): Uint8Array | undefined => {
  try {
    return readContentFile(file);
  } catch {
    return undefined;
  }
};

const sorted = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([, inner]) => inner !== null);
  return Object.fromEntries(
    entries.toSorted(([left], [right]) => (left < right ? -1 : 1)).map(([name, inner]) => [name, sorted(inner)]),
  );
};

/** The problems that the bank's import would report for a set file, or its changes to it. */
export const importProblems = ({ folder, entry, exchange }: SetSource): string[] => {
  const reading = readBundle(Buffer.from(JSON.stringify(exchange)), (name) => readMedia(`${folder}/sets/${name}`));
  if ('refused' in reading) return [`${entry.code}: ${reading.refused}`];
  if (reading.problems.length > 0)
    return reading.problems.map(
      ({ question, code, detail }) => `${entry.code}, question ${question}: ${code} ${detail}`,
    );
  const [importedSet, writtenSet] = [reading.sets[0]?.set, exchange.sets[0]].map((set) => JSON.stringify(sorted(set)));
  return importedSet === writtenSet ? [] : [`${entry.code} would be kept otherwise than it is written`];
};
