import type { Audience } from '@inkstone/assignments/web';
import { eveningAfter } from '@inkstone/ui/time';

/** A draft of textbooks to assign; selections are stored by id. */
export interface BooksDraft extends Audience {
  fileids: readonly number[];
  beginsAt: Date | null;
  deadline: Date | null;
  message: string;
}

const defaultDays = 14;
const maxBooks = 20;

interface InitialSelection {
  fileids?: number[] | undefined;
  studentIds?: number[] | undefined;
  classIds?: number[] | undefined;
}

/** The initial draft: from now, for two weeks. */
export const createBooksDraft = (
  { fileids = [], studentIds = [], classIds = [] }: InitialSelection,
  now: number,
): BooksDraft => ({
  fileids: fileids.slice(0, maxBooks),
  studentIds,
  classIds,
  beginsAt: new Date(now - (now % 60_000)),
  deadline: eveningAfter(now, defaultDays),
  message: '',
});

/** A validation error with its field. */
export interface BooksError {
  field: string;
  messageKey: 'needBooks' | 'mostBooks' | 'needWho' | 'needBegin' | 'needDeadline' | 'deadlineFirst' | 'deadlinePast';
}

const validateTimes = ({ beginsAt, deadline }: BooksDraft, now: number): BooksError[] => {
  if (!beginsAt) return [{ field: 'books-begin', messageKey: 'needBegin' }];
  if (!deadline) return [{ field: 'books-deadline', messageKey: 'needDeadline' }];
  if (deadline <= beginsAt) return [{ field: 'books-deadline', messageKey: 'deadlineFirst' }];
  return deadline.getTime() <= now ? [{ field: 'books-deadline', messageKey: 'deadlinePast' }] : [];
};

/** Validates the draft. */
export const validateBooksDraft = (draft: BooksDraft, now: number): BooksError[] => {
  const faults: BooksError[] = [];
  if (draft.fileids.length === 0) faults.push({ field: 'books-what', messageKey: 'needBooks' });
  if (draft.fileids.length > maxBooks) faults.push({ field: 'books-what', messageKey: 'mostBooks' });
  if (draft.classIds.length + draft.studentIds.length === 0) faults.push({ field: 'give-who', messageKey: 'needWho' });
  return [...faults, ...validateTimes(draft, now)];
};

/** The draft as the call takes it. */
export const toAssignmentInput = (draft: BooksDraft) => ({
  what: 'assignment' as const,
  fileids: [...draft.fileids],
  studentIds: [...draft.studentIds],
  classIds: [...draft.classIds],
  beginsAt: draft.beginsAt?.toISOString() ?? '',
  deadline: draft.deadline?.toISOString() ?? '',
  teacherMessage: draft.message.trim() || undefined,
});
