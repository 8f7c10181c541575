/** What a school may keep for a number of days only; answers and scores are never among it. */
export const retentionKinds = ['activity', 'journals', 'recordings', 'signIns'] as const;
export type RetentionKind = (typeof retentionKinds)[number];

/** The fewest days: while work is being marked and disputed, nothing of it goes. */
export const leastRetentionDays: Readonly<Record<RetentionKind, number>> = {
  activity: 30,
  journals: 90,
  recordings: 90,
  signIns: 30,
};

/** Twenty years. */
export const mostRetentionDays = 7300;

/** Days by kind; null: without end. */
export type RetentionDays = Readonly<Record<RetentionKind, number | null>>;

/** What is kept for ever unless the school decides otherwise: everything. */
export const keepForEver: RetentionDays = { activity: null, journals: null, recordings: null, signIns: null };
