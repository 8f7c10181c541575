/** Why a call failed, as far as it decides what becomes of the request. */
interface CallFailure {
  kind: string;
  message: string;
  retryAfterSeconds?: number;
}

const transientKinds: ReadonlySet<string> = new Set(['network', 'busy', 'tooMany', 'fault', 'signedOut']);

/** The outcome of a request that failed: again later where that can help, else refused. */
export const toFailedOutcome = (
  failure: CallFailure | null,
): { is: 'retry'; afterMs?: number } | { is: 'refused'; reason: string } => {
  if (!failure) return { is: 'retry' };
  const { kind, message, retryAfterSeconds } = failure;
  if (!transientKinds.has(kind)) return { is: 'refused', reason: message };
  return retryAfterSeconds === undefined ? { is: 'retry' } : { is: 'retry', afterMs: retryAfterSeconds * 1000 };
};
