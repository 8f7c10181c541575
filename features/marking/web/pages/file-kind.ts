import type { AnswerFile } from '../../contract.ts';

/** How the desk displays a file. */
type FileKind = 'picture' | 'pdf' | 'sound' | 'other';

const pictureMimes = new Set(['image/png', 'image/jpeg', 'image/webp', 'image/gif']);

/** The kind of a file by the MIME type that the server detected. */
export const getFileKind = ({ mime }: Pick<AnswerFile, 'mime'>): FileKind => {
  if (pictureMimes.has(mime)) return 'picture';
  if (mime === 'application/pdf') return 'pdf';
  return mime.startsWith('audio/') ? 'sound' : 'other';
};
