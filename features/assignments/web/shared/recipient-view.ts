import type { RecipientDisplayState } from '../../rules.ts';

/** Recipients on one page. */
export const recipientsPerPage = 50;

/** Filters and order of an assignment's recipients. */
export interface RecipientView {
  state?: RecipientDisplayState | undefined;
  name?: string | undefined;
  sort: 'student' | 'answered' | 'score' | 'last';
  order: 'asc' | 'desc';
  page: number;
}

/** The call's input for the search parameters. */
export const toRecipientsInput = ({ state, name, sort, order, page }: RecipientView) => ({
  ...{ sort, order, page, pageNum: recipientsPerPage },
  ...(state && { state }),
  ...(name && { name }),
});
