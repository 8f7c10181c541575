import {
  findDeliveryFaults,
  newDelivery,
  toDeliveryInput,
  type DeliveryDraft,
  type DeliveryFault,
} from '@inkstone/assignments/web';

/** A draft of textbooks to assign; selections are stored by id. */
export interface BooksDraft extends DeliveryDraft {
  fileids: readonly number[];
}

const defaultDays = 14;
const maxBooks = 20;

interface InitialSelection {
  fileids?: number[] | undefined;
  studentIds?: number[] | undefined;
  classIds?: number[] | undefined;
}

/** The initial draft: from now, for two weeks. */
export const createBooksDraft = ({ fileids = [], ...audience }: InitialSelection, now: number): BooksDraft => ({
  fileids: fileids.slice(0, maxBooks),
  ...newDelivery(audience, { now, days: defaultDays }),
});

/** A validation error with its field. */
export interface BooksError {
  field: string;
  messageKey: 'needBooks' | 'mostBooks' | DeliveryFault['messageKey'];
}

/** Validates the draft. */
export const validateBooksDraft = (draft: BooksDraft, now: number): BooksError[] => {
  const faults: BooksError[] = [];
  if (draft.fileids.length === 0) faults.push({ field: 'books-what', messageKey: 'needBooks' });
  if (draft.fileids.length > maxBooks) faults.push({ field: 'books-what', messageKey: 'mostBooks' });
  return [...faults, ...findDeliveryFaults(draft, 'books', now)];
};

/** The draft as the call takes it. */
export const toAssignmentInput = (draft: BooksDraft) => ({
  what: 'assignment' as const,
  fileids: [...draft.fileids],
  ...toDeliveryInput(draft),
});
