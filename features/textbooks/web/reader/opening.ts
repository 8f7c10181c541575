import { failureFrom, sendCall, type Caller } from '@inkstone/call/web';
import { getBookUrl, getFileId, openTextbook, type BookView } from '../../contract.ts';

/** What the reader's address names. */
export interface BookPlace {
  fileid?: number | undefined;
  model_id?: number | undefined;
  action: 'view' | 'annotate';
}

/** Opens a book: by its assignment for a student, by its edition for the teacher side. */
export const openBook = async (caller: Caller, place: BookPlace): Promise<BookView> => {
  if (place.model_id === undefined) {
    return sendCall(caller, getBookUrl, { fileid: place.fileid ?? 0, action: place.action });
  }
  const { file_id, textbook_id, d_type } = await sendCall(caller, getFileId, { id: place.model_id });
  const input = { fileid: file_id, textbookId: textbook_id, dType: d_type, model_id: place.model_id };
  return sendCall(caller, openTextbook, input);
};

/** Tells the server how far a student has read. */
export const tellReading = async (
  caller: Caller,
  { fileid, textbookId, dType, model_id }: Pick<BookView, 'fileid' | 'textbookId' | 'dType' | 'model_id'>,
  { page, seen, leaves }: { page: number; seen: string; leaves: boolean },
): Promise<void> => {
  if (model_id === null) return;
  const input = { fileid, textbookId, dType, model_id, page, ...(seen !== '' && { seen }) };
  await sendCall(caller, openTextbook, input, { keepalive: leaves });
};

/** Why a book did not open: what the server said, and whether trying again may help. */
export interface OpeningFailure {
  code: string;
  message: string;
  mayPass: boolean;
}

/** The failure behind an error of opening; other errors go on. */
export const openingFailureOf = (error: unknown): OpeningFailure => {
  const failure = failureFrom(error);
  if (!failure) throw error;
  const { code, kind, message } = failure;
  return { code, message, mayPass: !['refused', 'notFound', 'forbidden', 'invalid'].includes(kind) };
};
