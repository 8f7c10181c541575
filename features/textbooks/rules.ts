import { isReadingGuide } from '@inkstone/session/contract';

/** The fields of a person that the rules about textbooks depend on. */
interface BookUser {
  /** The current role. */
  role: string;
  roles: readonly string[];
  permissions: readonly string[];
}

/** A guide without the teacher role may read textbooks but not change any. */
export const isViewOnly = (reader: Pick<BookUser, 'role' | 'roles'>): boolean => isReadingGuide(reader);

/** Whether a person may add, change and annotate books of the bank. */
export const canEditBank = (reader: BookUser): boolean =>
  reader.permissions.includes('textbook') && !isViewOnly(reader);

/** Whether a person may assign textbooks. */
export const canAssign = ({ permissions }: Pick<BookUser, 'permissions'>): boolean =>
  permissions.includes('publish_textbook');

/** Seen pages such as `3,5-8` as a PostgreSQL multirange with exclusive upper bounds: `{[3,4),[5,9)}`. */
export const toSeenRanges = (seen: string | undefined, page: number | undefined): string => {
  const parts = [...(seen ? seen.split(',') : []), ...(page === undefined ? [] : [String(page)])];
  const ranges = parts.map((part) => {
    const [first = 1, last = first] = part.split('-').map((digits) => Math.max(1, Number(digits)));
    return `[${Math.min(first, last)},${Math.max(first, last) + 1})`;
  });
  return `{${ranges.join(',')}}`;
};

/** Whether the pages of a book are still being counted. */
export const isCounting = (pages: number | null): pages is null => pages === null;

/** Whether a book cannot be read: its PDF is damaged or locked, for which 0 pages stand. */
export const isUnreadable = (pages: number | null): boolean => pages === 0;

/** Whether it is known how many pages a book has. */
export const hasPageCount = (pages: number | null): pages is number => !isCounting(pages) && !isUnreadable(pages);

/** Whether every page was seen; false while the pages are not counted. */
export const isReadThrough = (pagesSeen: number, pages: number | null): boolean =>
  hasPageCount(pages) && pagesSeen >= pages;

/** Why a student may not open a textbook now; null where they may. The deadline does not matter. */
export const getOpeningRefusal = (
  book: { opensAt: Date; withdrawnAt: Date | null; deletedAt: Date | null; removedAt: Date | null },
  now: Date,
): 'textbook.withdrawn' | 'textbook.notYet' | null => {
  if (book.withdrawnAt || book.deletedAt || book.removedAt) return 'textbook.withdrawn';
  return now < book.opensAt ? 'textbook.notYet' : null;
};
