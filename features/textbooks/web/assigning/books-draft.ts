import {
  findDeliveryFaults,
  newDelivery,
  toDeliveryInput,
  type DeliveryDraft,
  type DeliveryFault,
} from '@inkstone/assignments/web';
import { getKindRules } from '@inkstone/exam/assignment-kinds';

/** A draft of textbooks to assign; selections are stored by id. */
export interface BooksDraft extends DeliveryDraft {
  editionIds: readonly number[];
}

const defaultDays = 14;
const maxBooks = 20;

interface InitialSelection {
  editionIds?: number[] | undefined;
  studentIds?: number[] | undefined;
  classIds?: number[] | undefined;
}

/** The initial draft: from now, for two weeks. */
export const createBooksDraft = ({ editionIds = [], ...audience }: InitialSelection, now: number): BooksDraft => ({
  editionIds: editionIds.slice(0, maxBooks),
  ...newDelivery(audience, { now, days: defaultDays, isForJoiners: getKindRules('textbook').isForJoiners }),
});

/** A validation error with its field. */
export interface BooksError {
  field: string;
  messageKey: 'needBooks' | 'mostBooks' | DeliveryFault['messageKey'];
}

/** Validates the draft. */
export const validateBooksDraft = (draft: BooksDraft, now: number): BooksError[] => {
  const faults: BooksError[] = [];
  if (draft.editionIds.length === 0) faults.push({ field: 'books-what', messageKey: 'needBooks' });
  if (draft.editionIds.length > maxBooks) faults.push({ field: 'books-what', messageKey: 'mostBooks' });
  return [...faults, ...findDeliveryFaults(draft, 'books', now)];
};

/** The draft as the call takes it. */
export const toAssignmentInput = (draft: BooksDraft) => ({
  what: 'assignment' as const,
  editionIds: [...draft.editionIds],
  ...toDeliveryInput(draft),
});
