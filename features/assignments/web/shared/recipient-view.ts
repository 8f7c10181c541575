import type { RecipientDisplayState } from '../../rules.ts';

/** Students that come with one answer. */
export const recipientsPerPage = 50;

/** Which students of an assignment are shown, and in what order. */
export interface RecipientView {
  state?: RecipientDisplayState | undefined;
  name?: string | undefined;
  sort: 'student' | 'answered' | 'score' | 'last';
  order: 'asc' | 'desc';
  page: number;
}

/** What of the address the server is asked. */
export const toRecipientsInput = ({ state, name, sort, order, page }: RecipientView) => ({
  ...{ sort, order, page, pageNum: recipientsPerPage },
  ...(state && { state }),
  ...(name && { name }),
});
