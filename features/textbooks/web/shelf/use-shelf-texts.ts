import { useTranslation } from '@inkstone/ui';
import { shelfMessages } from '../../messages.ts';
import { isReadThrough } from '../../rules.ts';
import type { ShelfBook } from './shelf-book.ts';

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
