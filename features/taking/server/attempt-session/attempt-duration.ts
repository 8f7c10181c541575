import { getClockSeconds, type RecipientAssignment } from '@inkstone/assignments/server';
import type { Handle } from '@inkstone/db';
import { extendBlueprint, type Blueprint, type Clock } from '@inkstone/exam/blueprint';
import { bindAssignment } from './bind-attempt.ts';
import { readAssignedContent } from './assigned-content.ts';

/** How long an attempt may take. */
export interface AttemptDuration {
  /** Whether any part has a clock. */
  isTimed: boolean;
  /** Seconds of the whole attempt; null where only parts or questions have clocks, or none. */
  seconds: number | null;
}

const isSet = (clock: Clock | null): clock is Clock => clock !== null;

const computeDuration = ({ clock, sections: allSections }: Blueprint): AttemptDuration => {
  if (clock) return { isTimed: true, seconds: clock.seconds };
  const sections = allSections.filter(({ parts }) => parts.some(({ sets }) => sets.length > 0));
  const sectionClocks = sections.map((section) => section.clock).filter(isSet);
  if (sections.length > 0 && sectionClocks.length === sections.length)
    return { isTimed: true, seconds: sectionClocks.reduce((sum, { seconds }) => sum + seconds, 0) };
  const hasPartClocks = sections
    .flatMap(({ parts }) => parts)
    .filter(({ sets }) => sets.length > 0)
    .some((part) => part.clock ?? part.setClock ?? part.itemClock ?? part.windows);
  return { isTimed: sectionClocks.length > 0 || hasPartClocks, seconds: null };
};

/** How long an attempt started now may take, by the same blueprint as the attempt itself. */
export const computeAttemptDuration = async (
  db: Handle,
  { assignment, recipient }: RecipientAssignment,
): Promise<AttemptDuration> => {
  const blueprint = bindAssignment(assignment, await readAssignedContent(db, assignment, null));
  const time = blueprint
    ? computeDuration(extendBlueprint(blueprint, recipient.extraPercent))
    : { isTimed: false, seconds: null };
  return { ...time, seconds: time.seconds === null ? null : time.seconds + getClockSeconds(recipient) };
};
