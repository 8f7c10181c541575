import { failureFrom, sendCall, type Caller } from '@inkstone/call/web';
import { openEdition, getMyEdition, openMyTextbook, type BookView } from '../../contract.ts';

/** The book in the reader's URL. */
export interface BookLocation {
  editionId?: number | undefined;
  assignmentId?: number | undefined;
  action: 'view' | 'annotate';
}

/** Opens a book: by its assignment for a student, by its edition for staff. */
export const openBook = async (caller: Caller, place: BookLocation): Promise<BookView> => {
  if (place.assignmentId === undefined) {
    return sendCall(caller, openEdition, { editionId: place.editionId ?? 0, action: place.action });
  }
  const { assignmentId } = place;
  const edition = await sendCall(caller, getMyEdition, { id: assignmentId });
  return sendCall(caller, openMyTextbook, { ...edition, assignmentId });
};

/** Sends a student's reading progress to the server. */
export const sendReading = async (
  caller: Caller,
  {
    editionId,
    textbookId,
    editionKind,
    assignmentId,
  }: Pick<BookView, 'editionId' | 'textbookId' | 'editionKind' | 'assignmentId'>,
  { page, seen, leaves }: { page: number; seen: string; leaves: boolean },
): Promise<void> => {
  if (assignmentId === null) return;
  const input = { editionId, textbookId, editionKind, assignmentId, page, ...(seen !== '' && { seen }) };
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
