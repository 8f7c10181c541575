const storageKey = 'inkstone.leaving';

/** Somebody who signs out in this browser, from the announcement until nothing of them can be read here. */
export interface SignOutMark {
  personId: number;
  /** Their other windows have had their time: nothing but the sealing may write any more. */
  isSealing: boolean;
}

const readStoredMark = (): Record<string, unknown> => {
  try {
    return (JSON.parse(localStorage.getItem(storageKey) ?? '{}') ?? {}) as Record<string, unknown>;
  } catch {
    return {};
  }
};

/** Who is signing out here; null where nobody is. One that stays says that a sealing did not come to its end. */
export const readSignOutMark = (): SignOutMark | null => {
  const { personId, isSealing } = readStoredMark();
  return typeof personId === 'number' ? { personId, isSealing: isSealing === true } : null;
};

/** Notes who signs out, and how far that has come. */
export const writeSignOutMark = (mark: SignOutMark): void => {
  try {
    localStorage.setItem(storageKey, JSON.stringify(mark));
  } catch {
    // Without a storage there is no key that could be dropped too early either.
  }
};

/** The sign-out has come to its end: windows that were frozen meanwhile know it by the moment. */
export const endSignOutMark = (now: number): void => {
  try {
    localStorage.setItem(storageKey, JSON.stringify({ endedAt: now }));
  } catch {
    // Nothing was noted.
  }
};

/** When somebody has signed out in this browser last; null where nobody has, or the browser was cleared since. */
export const lastSignedOutAt = (): number | null => {
  const { endedAt } = readStoredMark();
  return typeof endedAt === 'number' ? endedAt : null;
};

/** Whether a person's work is being sealed here. */
export const isSealingFor = (personId: number): boolean => {
  const mark = readSignOutMark();
  return mark?.isSealing === true && mark.personId === personId;
};
