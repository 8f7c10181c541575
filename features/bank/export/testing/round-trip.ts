import { createHash } from 'node:crypto';
import type { ExportFormat, ExportNote, ExportSource } from '../format.ts';
import { readSource } from '../../import/index.ts';
import type { Note } from '../../import/format.ts';
import { checkSource, type CheckedQuestion } from '../../server/question-imports/checked-source.ts';
import type { ExchangedQuestion } from '../plain-question.ts';

const hash = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** A question before and after a file. */
export interface RoundTrip {
  place: string;
  question: ExchangedQuestion;
  title: string;
  stimulus: ExportSource['sets'][number]['stimulus'];
  notes: readonly ExportNote[];
  /** What was read of it; null where it was not written. */
  read: { question: CheckedQuestion; notes: readonly Note[]; passage: string; title: string } | null;
}

/** A round trip of some sets through a file of a format, with what its pictures are. */
export interface RoundTripResult {
  trips: RoundTrip[];
  /** A description of a picture before and after. */
  describeBefore(id: number): string;
  describeAfter(id: number): string;
  /** What of formulas and titles is compared. */
  describeFormula(latex: string): string;
  describeTitle(title: string): string;
  bytes: Uint8Array;
}

/** Writes a source and reads the file as the product does: every written question is found again, in the order written. */
export const makeRoundTrip = async (
  format: ExportFormat,
  source: ExportSource,
  {
    describeFormula = (latex) => latex,
    describeTitle = (title) => title.replaceAll(/\s+/g, ' ').slice(0, 180),
  }: Partial<Pick<RoundTripResult, 'describeFormula' | 'describeTitle'>> = {},
): Promise<RoundTripResult> => {
  const { bytes, items } = await format.write(source);
  const hasWritten = items.some(({ notes }) => notes.every(({ code }) => code !== 'typeUnknown'));
  const file = await (hasWritten
    ? readSource({ name: `file${format.extension}`, bytes })
    : { format: 'gift' as const, groups: [], files: [] });
  if (hasWritten && file.format !== format.id) throw new Error(`The file is read as ${file.format}.`);
  const checked = checkSource(file, hash);
  const hashes = new Map(checked.files.map(({ id, sha256 }) => [id, sha256]));
  const rest = [...checked.items];
  const trips = items.map(({ set, question: number, notes }): RoundTrip => {
    const exchanged = source.sets[set - 1];
    const question = exchanged?.questions[number - 1];
    if (!exchanged || !question) throw new Error(`There is no question ${set}.${number}.`);
    const base = {
      place: `${exchanged.title} ${number} (${question.type})`,
      question,
      title: (source.language === 'zh' ? exchanged.titleZh : null) ?? exchanged.title,
      stimulus: exchanged.stimulus,
      notes,
    };
    if (notes.some(({ code }) => code === 'typeUnknown')) return { ...base, read: null };
    const item = rest.shift();
    if (!item?.question)
      throw new Error(`${base.place} is not read: ${JSON.stringify(item?.notes)} ${item?.source.slice(0, 600)}`);
    const group = checked.groups[item.groupPosition - 1];
    return {
      ...base,
      read: {
        question: item.question,
        notes: item.notes,
        passage: group?.stimulus.html ?? '',
        title: group?.title ?? '',
      },
    };
  });
  if (rest.length > 0)
    throw new Error(`Too much is read: ${rest.map(({ source: text }) => text.slice(0, 300)).join('\n')}`);
  return {
    trips,
    bytes,
    describeFormula,
    describeTitle,
    describeBefore: (id) => hash(source.files.get(id)?.bytes ?? new Uint8Array()),
    describeAfter: (id) => hashes.get(id) ?? 'missing',
  };
};
