/** What is known of a person where rules about textbooks ask. */
interface Reader {
  /** The current role. */
  role: string;
  roles: readonly string[];
  permissions: readonly string[];
}

/** A guide without the teacher role reads textbooks and changes none. */
export const isViewOnly = ({ role, roles }: Pick<Reader, 'role' | 'roles'>): boolean =>
  role === 'guide' && !roles.includes('teacher');

/** Whether a person may put books into the bank, change and annotate them. */
export const mayEditBank = (reader: Reader): boolean => reader.permissions.includes('textbook') && !isViewOnly(reader);

/** Whether a person may give textbooks. */
export const mayGive = ({ permissions }: Pick<Reader, 'permissions'>): boolean =>
  permissions.includes('publish_textbook');

/** Pages that were seen, such as `3,5-8`, in PostgreSQL's spelling of ranges that leave out their end: `{[3,4),[5,9)}`. */
export const seenRanges = (seen: string | undefined, page: number | undefined): string => {
  const parts = [...(seen ? seen.split(',') : []), ...(page === undefined ? [] : [String(page)])];
  const ranges = parts.map((part) => {
    const [first = 1, last = first] = part.split('-').map((digits) => Math.max(1, Number(digits)));
    return `[${Math.min(first, last)},${Math.max(first, last) + 1})`;
  });
  return `{${ranges.join(',')}}`;
};

/** Whether every page of a book was seen; of a book whose pages are not counted nobody knows. */
export const isReadThrough = (pagesSeen: number, pages: number | null): boolean =>
  pages !== null && pages > 0 && pagesSeen >= pages;

/** Why a student may not open a textbook now; null where nothing is in the way. The deadline is no obstacle. */
export const bookObstacle = (
  it: { opensAt: Date; withdrawnAt: Date | null; deletedAt: Date | null; removedAt: Date | null },
  now: Date,
): 'textbook.withdrawn' | 'textbook.notYet' | null => {
  if (it.withdrawnAt || it.deletedAt || it.removedAt) return 'textbook.withdrawn';
  return now < it.opensAt ? 'textbook.notYet' : null;
};
