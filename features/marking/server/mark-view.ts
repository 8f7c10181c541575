import { signFileUrl, type Reader } from '@inkstone/bank/server';
import { localizedName, type Language } from '@inkstone/base';
import type { Handle } from '@inkstone/db';
import { listFiles, listNames, type MarkRow } from './marks.queries.ts';

type MarkAttachments = Pick<MarkRow, 'voiceFileId' | 'notes'>;

/** Voice notes of a mark. */
export const getVoiceFileIds = ({ voiceFileId, notes }: MarkAttachments): number[] => [
  ...new Set([voiceFileId, ...notes.map((note) => note.voiceFileId)].filter((id) => id !== null)),
];

/** Marked pages that a mark stores as pictures. */
export const getPictureFileIds = ({ notes }: Pick<MarkAttachments, 'notes'>): number[] => [
  ...new Set(notes.flatMap(({ pictureFileId }) => pictureFileId ?? [])),
];

/** Every file that a mark uses. */
export const getMarkFileIds = (attachments: MarkAttachments): number[] => [
  ...getVoiceFileIds(attachments),
  ...getPictureFileIds(attachments),
];

/** Marks as readers see them, by question; file URLs are signed for the reader. */
export const readMarkViews = async (
  db: Handle,
  rows: readonly MarkRow[],
  { reader, language }: { reader: Reader; language: Language },
) => {
  const mimes = new Map((await listFiles(db, rows.flatMap(getMarkFileIds))).map(({ id, mime }) => [id, mime]));
  const names = await listNames(db, [...new Set(rows.map(({ markerId }) => markerId))]);
  const file = (fileId: number | null) =>
    fileId === null ? null : { fileId, url: signFileUrl(fileId, reader), mime: mimes.get(fileId) ?? '' };
  return new Map(
    rows.map((row) => {
      const name = names.get(row.markerId);
      const mark = {
        version: row.version,
        scores: row.scores,
        points: row.points,
        comment: row.comment,
        voice: file(row.voiceFileId),
        suggested: row.suggested,
        ...(row.scoresOvertime && { scoresOvertime: true }),
        notes: row.notes.map(({ voiceFileId, pictureFileId = null, ...note }) => ({
          ...note,
          voice: file(voiceFileId),
          picture: file(pictureFileId),
        })),
        markerId: row.markerId,
        markerName: localizedName(language, name?.name ?? '', name?.nameZh ?? null),
        savedAt: row.savedAt.toISOString(),
        releasedAt: row.releasedAt?.toISOString() ?? null,
      };
      return [row.questionId, mark];
    }),
  );
};
