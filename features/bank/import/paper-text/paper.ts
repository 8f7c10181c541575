import type { PaperLine } from './lines.ts';
import type { Points, SectionKind } from './markers.ts';

/** A question as it stands on a paper. */
export interface PaperQuestion {
  /** Null where the paper gives none. */
  number: number | null;
  isNumberUnclear: boolean;
  stem: PaperLine[];
  options: { letter: string; lines: PaperLine[] }[];
  answer: PaperLine[];
  explanation: PaperLine[];
  /** The key that stands between brackets before its number; empty where there is none. */
  sideKey: string;
  /** What the head above it announces. */
  kind: SectionKind;
  /** Points by its head; undefined where it names none. */
  points: Points | undefined;
  /** Its lines as they are. */
  source: string[];
}

/** Questions under one head, or of one passage. */
export interface PaperGroup {
  title: string;
  passage: PaperLine[];
  questions: PaperQuestion[];
  /** Text that belongs to no question. */
  rest: PaperLine[];
}

export const newQuestion = (
  number: number | null,
  { kind, points, sideKey = '' }: Pick<PaperQuestion, 'kind' | 'points'> & { sideKey?: string },
): PaperQuestion => ({
  ...{ number, isNumberUnclear: false, stem: [], options: [], answer: [], explanation: [] },
  ...{ sideKey, kind, points, source: [] },
});

/** How much there is to read: a Chinese character counts as two letters. */
export const weigh = (lines: readonly PaperLine[]): number =>
  lines.reduce(
    (sum, { text, table }) => sum + (table ? 200 : text.trim().length + (text.match(/\p{Script=Han}/gu)?.length ?? 0)),
    0,
  );
