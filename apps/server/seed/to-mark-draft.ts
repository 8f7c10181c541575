import type { MarkSeed } from '@inkstone/content';
import type { MarkDraft } from '@inkstone/marking/contract';
import { deterministicUuid } from './toefl-journal.ts';

/** File ids by the names of recordings. */
export type VoiceFiles = ReadonlyMap<string, number>;

/** The recordings that a mark uses. */
export const voicesIn = ({ voice, notes }: MarkSeed): string[] =>
  [voice, ...notes.map((note) => note.voice)].filter((name) => name !== undefined);

/** Converts a mark of a text or of a recording; spoken notes are looked up in `voices`. */
export const toMarkDraft = (
  text: string,
  seed: MarkSeed,
  context: { student: string; recordingId: string | undefined; voices?: VoiceFiles },
): MarkDraft => {
  const voiceFileIdFor = (voice: string | undefined): number | null =>
    voice === undefined ? null : (context.voices?.get(voice) ?? null);
  return {
    scores: { ...seed.scores },
    points: seed.points,
    comment: seed.comment,
    voiceFileId: voiceFileIdFor(seed.voice),
    suggested: seed.suggested ?? null,
    notes: seed.notes.map(({ on, code, text: noteText, voice }) => ({
      id: deterministicUuid(`${context.student} ${seed.question} ${noteText}`),
      code: code as MarkDraft['notes'][number]['code'],
      text: noteText,
      voiceFileId: voiceFileIdFor(voice),
      place: 'quote' in on ? textPlace(text, on.quote) : timePlace(context.recordingId, on.seconds),
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
