/** Limits of an exponential backoff. */
export interface Backoff {
  firstMs: number;
  maxMs: number;
}

const defaultBackoff: Backoff = { firstMs: 1000, maxMs: 60_000 };

/**
 * Milliseconds to wait after a number of consecutive failures: between half and all of a doubling delay, chosen by
 * `random` (0 to 1). Never less than the server's Retry-After, and up to a quarter more than it, so that those whom a
 * busy server asks to wait do not all come back at once.
 */
export function waitBeforeRetry(
  failures: number,
  options: { random: number; retryAfterMs?: number | null },
  { firstMs, maxMs }: Backoff = defaultBackoff,
): number {
  const span = Math.min(maxMs, firstMs * 2 ** Math.max(0, Math.min(failures, 30) - 1));
  const jittered = Math.round(span / 2 + (span / 2) * options.random);
  return Math.max(jittered, Math.round((options.retryAfterMs ?? 0) * (1 + options.random / 4)));
}

/** Milliseconds of a Retry-After header: seconds, or a date seen from `now`; null for none or nonsense. */
export function parseRetryAfter(header: string | null, now: number): number | null {
  if (!header) return null;
  if (/^\d+$/.test(header.trim())) return Number(header) * 1000;
  const at = Date.parse(header);
  return Number.isNaN(at) ? null : Math.max(0, at - now);
}
