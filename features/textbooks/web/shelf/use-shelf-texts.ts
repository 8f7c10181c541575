import { useTranslation } from '@inkstone/ui';
import type { CallOutput } from '@inkstone/call/web';
import { shelfMessages } from '../../messages.ts';
import { isReadThrough } from '../../rules.ts';
import type { listMyTextbooks } from '../../contract.ts';

/** One textbook of a student in lists. */
export type ShelfBook = CallOutput<typeof listMyTextbooks>['list'][number];

/** Texts about a student's progress in a textbook. */
export const useShelfTexts = () => {
  const t = useTranslation(shelfMessages);
  return ({ page, pages, pagesSeen, isWithdrawn }: ShelfBook): string => {
    if (isWithdrawn) return t('withdrawn');
    if (isReadThrough(pagesSeen, pages)) return t('readThrough');
    if (page === null) return t('notOpened');
    return pages ? t('pageOf', { page, pages }) : t('pageAt', { page });
  };
};
