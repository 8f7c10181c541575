import type { Mark, MarkDraft, Note, NotePlace, SignedFile } from '../../contract.ts';

/** A mark as the desk edits it. */
export interface Draft {
  scores: Readonly<Record<string, number>>;
  points: number | null;
  comment: string;
  voice: SignedFile | null;
  suggested: string | null;
  /** The text with what was written over time is marked; absent: what was written in time. */
  scoresOvertime?: boolean | undefined;
  notes: readonly Note[];
}

const emptyDraft: Draft = { scores: {}, points: null, comment: '', voice: null, suggested: null, notes: [] };

/** The draft for an existing mark; an empty one without a mark. */
export const toDraft = (mark: Mark | null): Draft => {
  if (!mark) return emptyDraft;
  const { scores, points, comment, voice, suggested, scoresOvertime, notes } = mark;
  return { scores, points, comment, voice, suggested, ...(scoresOvertime && { scoresOvertime }), notes };
};

/** Whether a note is empty: a position only. A drawing on a page is never empty. */
export const isEmptyNote = ({ place, code, text, voice, picture = null }: Note): boolean => {
  const isDrawn = place.on === 'page' && (place.box !== undefined || (place.strokes?.length ?? 0) > 0);
  return !isDrawn && code === null && text.trim() === '' && voice === null && picture === null;
};

/** A draft as calls take it, without empty notes. */
export const toMarkDraft = ({ voice, notes, ...content }: Draft): MarkDraft => ({
  ...content,
  scores: { ...content.scores },
  voiceFileId: voice?.fileId ?? null,
  notes: notes
    .filter((note) => !isEmptyNote(note))
    .map(({ voice: voiceNote, picture, ...note }) => ({
      ...note,
      voiceFileId: voiceNote?.fileId ?? null,
      ...(picture && { pictureFileId: picture.fileId }),
    })),
});

/** Whether two drafts have the same content apart from points. File URLs change with each signature and are ignored. */
export const isSameContent = (a: Draft, b: Draft): boolean => toComparableText(a) === toComparableText(b);

const toComparableText = (draft: Draft): string => {
  const { scores, notes, points: _, ...rest } = toMarkDraft(draft);
  const ordered = Object.entries(scores).sort(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify([
    ...[ordered, rest.comment, rest.suggested, rest.voiceFileId, rest.scoresOvertime ?? false],
    notes.map(toComparableNote),
  ]);
};

const toComparableNote = ({
  id,
  code,
  text,
  voiceFileId,
  pictureFileId = null,
  place,
}: MarkDraft['notes'][number]): unknown[] => [
  ...[id, code, text, voiceFileId, pictureFileId],
  toComparablePlace(place),
];

const toComparablePlace = (place: NotePlace): unknown[] => {
  if (place.on === 'text') return [place.from, place.to];
  if (place.on === 'time') return [place.fromMs, place.toMs];
  const { fileId, page, ink = 'pen', strokes = [], box } = place;
  return [fileId, page, ink, strokes, box && [box.left, box.top, box.width, box.height]];
};
