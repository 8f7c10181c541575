/** How long to wait before the next try of a send. */
export interface Backoff {
  firstMs: number;
  mostMs: number;
}

const usual: Backoff = { firstMs: 1000, mostMs: 60_000 };

/**
 * Milliseconds to wait after so many failures in a row: between half and the whole of a span that doubles, by `random`
 * from 0 to 1, and never less than the server's Retry-After.
 */
export function waitBeforeRetry(
  failures: number,
  given: { random: number; retryAfterMs?: number | null },
  { firstMs, mostMs }: Backoff = usual,
): number {
  const span = Math.min(mostMs, firstMs * 2 ** Math.max(0, Math.min(failures, 30) - 1));
  const jittered = Math.round(span / 2 + (span / 2) * given.random);
  return Math.max(jittered, given.retryAfterMs ?? 0);
}

/** Milliseconds of a Retry-After header: seconds, or a date seen from `now`; null for none or nonsense. */
export function retryAfterOf(header: string | null, now: number): number | null {
  if (!header) return null;
  if (/^\d+$/.test(header.trim())) return Number(header) * 1000;
  const at = Date.parse(header);
  return Number.isNaN(at) ? null : Math.max(0, at - now);
}
