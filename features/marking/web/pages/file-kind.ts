import type { AnswerFile } from '../../contract.ts';

/** How a file is read on the desk. */
type FileKind = 'picture' | 'pdf' | 'sound' | 'other';

const pictureMimes = new Set(['image/png', 'image/jpeg', 'image/webp', 'image/gif']);

/** What a file is, by what the server found in its bytes. */
export const getFileKind = ({ mime }: Pick<AnswerFile, 'mime'>): FileKind => {
  if (pictureMimes.has(mime)) return 'picture';
  if (mime === 'application/pdf') return 'pdf';
  return mime.startsWith('audio/') ? 'sound' : 'other';
};
