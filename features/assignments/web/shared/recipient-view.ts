import type * as z from 'zod';
import type { ScreenRoute } from '@inkstone/base';
import { useSearch, useSetSearch } from '@inkstone/ui/screen';
import type { RecipientDisplayState } from '../../rules.ts';
import { families, type Family } from './families.ts';

/** The recipient filters in the URL, and their setter. */
export const useRecipientView = (family: Family) => {
  const at: ScreenRoute<z.ZodType<RecipientView, Partial<Record<keyof RecipientView, unknown>>>> =
    families[family].detailRoute;
  return [useSearch(at), useSetSearch(at)] as const;
};

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
