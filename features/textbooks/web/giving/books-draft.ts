import type { Audience } from '@inkstone/assignments/web';
import { eveningAfter } from '@inkstone/ui/time';

/** Textbooks being given: everything chosen is kept by its id. */
export interface BooksDraft extends Audience {
  fileids: readonly number[];
  beginsAt: Date | null;
  deadline: Date | null;
  message: string;
}

const twoWeeks = 14;
const mostBooks = 20;

interface Chosen {
  fileids?: number[] | undefined;
  studentIds?: number[] | undefined;
  classIds?: number[] | undefined;
}

/** What the form opens with: from now, to be read within two weeks. */
export const newBooksDraft = ({ fileids = [], studentIds = [], classIds = [] }: Chosen, now: number): BooksDraft => ({
  fileids: fileids.slice(0, mostBooks),
  studentIds,
  classIds,
  beginsAt: new Date(now - (now % 60_000)),
  deadline: eveningAfter(now, twoWeeks),
  message: '',
});

/** What is still wrong, with the field that it belongs to. */
export interface BooksFault {
  field: string;
  says: 'needBooks' | 'mostBooks' | 'needWho' | 'needBegin' | 'needDeadline' | 'deadlineFirst' | 'deadlinePast';
}

const faultOfTimes = ({ beginsAt, deadline }: BooksDraft, now: number): BooksFault[] => {
  if (!beginsAt) return [{ field: 'books-begin', says: 'needBegin' }];
  if (!deadline) return [{ field: 'books-deadline', says: 'needDeadline' }];
  if (deadline <= beginsAt) return [{ field: 'books-deadline', says: 'deadlineFirst' }];
  return deadline.getTime() <= now ? [{ field: 'books-deadline', says: 'deadlinePast' }] : [];
};

/** Everything that keeps the textbooks from being given. */
export const booksFaults = (draft: BooksDraft, now: number): BooksFault[] => {
  const faults: BooksFault[] = [];
  if (draft.fileids.length === 0) faults.push({ field: 'books-what', says: 'needBooks' });
  if (draft.fileids.length > mostBooks) faults.push({ field: 'books-what', says: 'mostBooks' });
  if (draft.classIds.length + draft.studentIds.length === 0) faults.push({ field: 'give-who', says: 'needWho' });
  return [...faults, ...faultOfTimes(draft, now)];
};

/** The draft as the call takes it. */
export const booksGivingOf = (draft: BooksDraft) => ({
  what: 'assignment' as const,
  fileids: [...draft.fileids],
  studentIds: [...draft.studentIds],
  classIds: [...draft.classIds],
  beginsAt: draft.beginsAt?.toISOString() ?? '',
  deadline: draft.deadline?.toISOString() ?? '',
  teacherMessage: draft.message.trim() || undefined,
});
