import type { Callers } from './callers.ts';
import type { Side } from './school.ts';

/** What is known of one call besides its contract. */
export interface Row {
  who: Callers;
  /** A valid input made of one side's own things. */
  input(side: Side): Record<string, unknown>;
  /** Ids that are nobody's own, with the reason: another side's may be used. */
  shared?: Readonly<Record<string, string>>;
}
