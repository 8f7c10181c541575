import type { MarkSeed } from '@inkstone/content';
import type { MarkDraft } from '@inkstone/marking/contract';
import { uuidOf } from './toefl-journal.ts';

/** Files by the names of their sounds. */
export type VoiceFiles = ReadonlyMap<string, number>;

/** The sounds that a mark names. */
export const voicesIn = ({ voice, notes }: MarkSeed): string[] =>
  [voice, ...notes.map((note) => note.voice)].filter((name) => name !== undefined);

/** A mark of a text, or of a recording; what is spoken of it lies in `voices`. */
export const markOn = (
  text: string,
  seed: MarkSeed,
  it: { student: string; recordingId: string | undefined; voices?: VoiceFiles },
): MarkDraft => {
  const fileOf = (voice: string | undefined): number | null =>
    voice === undefined ? null : (it.voices?.get(voice) ?? null);
  return {
    scores: { ...seed.scores },
    points: seed.points,
    comment: seed.comment,
    voiceFileId: fileOf(seed.voice),
    suggested: seed.suggested ?? null,
    notes: seed.notes.map(({ on, code, text: said, voice }) => ({
      id: uuidOf(`${it.student} ${seed.question} ${said}`),
      code: code as MarkDraft['notes'][number]['code'],
      text: said,
      voiceFileId: fileOf(voice),
      place: 'quote' in on ? textPlace(text, on.quote) : timePlace(it.recordingId, on.seconds),
    })),
  };
};

const textPlace = (text: string, quote: string) => {
  const from = text.indexOf(quote);
  if (from < 0) throw new Error(`nobody wrote "${quote}"`);
  return { on: 'text' as const, from, to: from + quote.length, quote };
};

const timePlace = (recordingId: string | undefined, [from, to]: readonly [number, number]) => {
  if (recordingId === undefined) throw new Error('a note stands on a recording that is not there');
  return { on: 'time' as const, recordingId, fromMs: from * 1000, toMs: to * 1000 };
};
