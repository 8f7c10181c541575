import type { Mark, MarkDraft, Note, SignedFile } from '../contract.ts';

/** What a teacher has said of a piece so far, as the desk shows it. */
export interface Draft {
  scores: Readonly<Record<string, number>>;
  points: number | null;
  comment: string;
  voice: SignedFile | null;
  suggested: string | null;
  notes: readonly Note[];
}

const nothingSaid: Draft = { scores: {}, points: null, comment: '', voice: null, suggested: null, notes: [] };

/** The draft that a mark starts from; nothing where there is no mark. */
export const draftOf = (mark: Mark | null): Draft => {
  if (!mark) return nothingSaid;
  const { scores, points, comment, voice, suggested, notes } = mark;
  return { scores, points, comment, voice, suggested, notes };
};

/** Whether a note says nothing: its place was chosen, no more. */
export const isEmptyNote = ({ code, text, voice }: Note): boolean =>
  code === null && text.trim() === '' && voice === null;

/** A draft as it is sent; notes that say nothing stay behind. */
export const toSend = ({ voice, notes, ...said }: Draft): MarkDraft => ({
  ...said,
  scores: { ...said.scores },
  voiceFileId: voice?.fileId ?? null,
  notes: notes
    .filter((note) => !isEmptyNote(note))
    .map(({ voice: spoken, ...note }) => ({ ...note, voiceFileId: spoken?.fileId ?? null })),
});

/** Whether two drafts say the same. Addresses of files differ from reading to reading and do not count. */
export const saysTheSame = (one: Draft, other: Draft): boolean => textOf(one) === textOf(other);

const textOf = (draft: Draft): string => {
  const { scores, notes, points: _, ...rest } = toSend(draft);
  const ordered = Object.entries(scores).sort(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify([ordered, rest.comment, rest.suggested, rest.voiceFileId, notes.map(noteText)]);
};

const noteText = ({ id, code, text, voiceFileId, place }: MarkDraft['notes'][number]): unknown[] => {
  const at =
    place.on === 'text' ? [place.from, place.to] : place.on === 'time' ? [place.fromMs, place.toMs] : place.page;
  return [id, code, text, voiceFileId, at];
};
