/** What an import is doing: reading the file, comparing its rows with what is here, writing them. */
export const importPhases = ['reading', 'comparing', 'writing'] as const;

/** What an import is doing. */
export type ImportPhase = (typeof importPhases)[number];

/** How often the process that works on an import says so. */
export const heartbeatMs = 5000;

/** After this long without a word, the process is taken to have ended. */
const silenceMs = 30_000;

/** Whether an import is worked on, has failed, or was interrupted with its process. */
export const computeRunState = (
  { heardAt, endedAt }: { heardAt: Date; endedAt: Date | null },
  now: Date,
): 'running' | 'failed' | 'interrupted' => {
  if (endedAt !== null) return 'failed';
  return now.getTime() - heardAt.getTime() < silenceMs ? 'running' : 'interrupted';
};
