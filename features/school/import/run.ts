/** What an import is doing: reading the file, comparing its rows with what is here, writing them. */
export const importPhases = ['reading', 'comparing', 'writing'] as const;

/** What an import is doing. */
export type ImportPhase = (typeof importPhases)[number];

/** What a run does: reads a sheet and plans it, applies a plan, or undoes an import. */
export const runKinds = ['plan', 'apply', 'undo'] as const;

/** What a run does. */
export type RunKind = (typeof runKinds)[number];

/** How often the process that works on an import says so. */
export const heartbeatMs = 5000;

/** After this long without a word, the process that plans an import is taken to have ended. */
const silenceMs = 30_000;

/**
 * Whether an import is worked on, has failed, or was interrupted with its process. While it is applied or undone, its
 * transaction holds a lock (`isLocked`), which the database releases when the process ends in whatever way.
 */
export const computeRunState = (
  { kind, heardAt, endedAt, isLocked }: { kind: RunKind; heardAt: Date; endedAt: Date | null; isLocked: boolean },
  now: Date,
): 'running' | 'failed' | 'interrupted' => {
  if (endedAt !== null) return 'failed';
  const isHeard = kind === 'plan' ? now.getTime() - heardAt.getTime() < silenceMs : isLocked;
  return isHeard ? 'running' : 'interrupted';
};
