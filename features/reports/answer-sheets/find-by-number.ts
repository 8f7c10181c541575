/** The one student whose number stands on a sheet; null where nobody or more than one has it. */
export const findByNumber = <Student extends { number: string | null }>(
  students: readonly Student[],
  digits: string | null,
): Student | null => {
  const plain = (text: string): string => text.replace(/\D/g, '').replace(/^0+/, '');
  if (digits === null || plain(digits) === '') return null;
  const matches = students.filter(({ number }) => number !== null && plain(number) === plain(digits));
  return matches.length === 1 ? (matches[0] ?? null) : null;
};
