import type * as z from 'zod';
import type { ScreenRoute } from '@inkstone/base';
import { useSearch, useSetSearch } from '@inkstone/ui/screen';
import { families, type Family } from '../work/families.ts';
import type { RecipientView } from '../work/recipient-view.ts';

/** Which students the address asks for, and how to ask for others. */
export const useRecipientView = (family: Family) => {
  const at: ScreenRoute<z.ZodType<RecipientView, Partial<Record<keyof RecipientView, unknown>>>> =
    families[family].detailAt;
  return [useSearch(at), useSetSearch(at)] as const;
};
