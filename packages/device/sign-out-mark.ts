const storageKey = 'inkstone.leaving';

/** A sign-out in progress in this browser, from its announcement until none of the person's data can be read here. */
export interface SignOutMark {
  personId: number;
  /** Other windows have had their time: only the sealing may write any more. */
  isSealing: boolean;
}

const readStoredMark = (): Record<string, unknown> => {
  try {
    return (JSON.parse(localStorage.getItem(storageKey) ?? '{}') ?? {}) as Record<string, unknown>;
  } catch {
    return {};
  }
};

/** The sign-out in progress; null where there is none. One that remains shows that a sealing was interrupted. */
export const readSignOutMark = (): SignOutMark | null => {
  const { personId, isSealing } = readStoredMark();
  return typeof personId === 'number' ? { personId, isSealing: isSealing === true } : null;
};

/** Records a sign-out and its stage. */
export const writeSignOutMark = (mark: SignOutMark): void => {
  try {
    localStorage.setItem(storageKey, JSON.stringify(mark));
  } catch {
    // Without storage there is no key that could be deleted too early.
  }
};

/** Records the end of a sign-out; windows that were frozen meanwhile recognise it by the time. */
export const endSignOutMark = (now: number): void => {
  try {
    localStorage.setItem(storageKey, JSON.stringify({ endedAt: now }));
  } catch {
    // Nothing was recorded.
  }
};

/** When somebody last signed out in this browser; null where nobody has, or its data was cleared since. */
export const lastSignedOutAt = (): number | null => {
  const { endedAt } = readStoredMark();
  return typeof endedAt === 'number' ? endedAt : null;
};

/** Whether a person's data is being sealed here. */
export const isSealingFor = (personId: number): boolean => {
  const mark = readSignOutMark();
  return mark?.isSealing === true && mark.personId === personId;
};
