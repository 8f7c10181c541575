import { failureFrom, sendCall, type Caller } from '@inkstone/call/web';
import { openEdition, getMyEdition, openMyTextbook, type BookView } from '../../contract.ts';

/** The book in the reader's URL. */
export interface BookLocation {
  fileid?: number | undefined;
  model_id?: number | undefined;
  action: 'view' | 'annotate';
}

/** Opens a book: by its assignment for a student, by its edition for staff. */
export const openBook = async (caller: Caller, place: BookLocation): Promise<BookView> => {
  if (place.model_id === undefined) {
    return sendCall(caller, openEdition, { fileid: place.fileid ?? 0, action: place.action });
  }
  const { file_id, textbook_id, d_type } = await sendCall(caller, getMyEdition, { id: place.model_id });
  const input = { fileid: file_id, textbookId: textbook_id, dType: d_type, model_id: place.model_id };
  return sendCall(caller, openMyTextbook, input);
};

/** Sends a student's reading progress to the server. */
export const sendReading = async (
  caller: Caller,
  { fileid, textbookId, dType, model_id }: Pick<BookView, 'fileid' | 'textbookId' | 'dType' | 'model_id'>,
  { page, seen, leaves }: { page: number; seen: string; leaves: boolean },
): Promise<void> => {
  if (model_id === null) return;
  const input = { fileid, textbookId, dType, model_id, page, ...(seen !== '' && { seen }) };
  await sendCall(caller, openMyTextbook, input, { keepalive: leaves });
};

/** Why a book could not be opened: the server's message, and whether a retry may help. */
export interface OpeningFailure {
  code: string;
  message: string;
  isRetryable: boolean;
}

/** The failure of an opening error; other errors are rethrown. */
export const toOpeningFailure = (error: unknown): OpeningFailure => {
  const failure = failureFrom(error);
  if (!failure) throw error;
  const { code, kind, message } = failure;
  return { code, message, isRetryable: !['refused', 'notFound', 'forbidden', 'invalid'].includes(kind) };
};
