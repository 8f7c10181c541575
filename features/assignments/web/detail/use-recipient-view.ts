import type * as z from 'zod';
import type { ScreenRoute } from '@inkstone/base';
import { useSearch, useSetSearch } from '@inkstone/ui/screen';
import { families, type Family } from '../shared/families.ts';
import type { RecipientView } from '../shared/recipient-view.ts';

/** The recipient filters in the URL, and their setter. */
export const useRecipientView = (family: Family) => {
  const at: ScreenRoute<z.ZodType<RecipientView, Partial<Record<keyof RecipientView, unknown>>>> =
    families[family].detailRoute;
  return [useSearch(at), useSetSearch(at)] as const;
};
