import type { Sitting } from '@inkstone/assignments/server';
import type { Handle } from '@inkstone/db';
import type { Blueprint, Clock } from '@inkstone/exam/blueprint';
import { bindTo } from './bind.ts';
import { askedContent } from './content.ts';

/** How long a sitting may take. */
export interface WorkTime {
  /** Whether any clock runs. */
  isTimed: boolean;
  /** Seconds of the whole; null where parts or single questions have clocks of their own, or none runs. */
  seconds: number | null;
}

const isSet = (clock: Clock | null): clock is Clock => clock !== null;

const timeOf = ({ clock, sections: all }: Blueprint): WorkTime => {
  if (clock) return { isTimed: true, seconds: clock.seconds };
  const sections = all.filter(({ parts }) => parts.some(({ sets }) => sets.length > 0));
  const ofSections = sections.map((section) => section.clock).filter(isSet);
  if (sections.length > 0 && ofSections.length === sections.length)
    return { isTimed: true, seconds: ofSections.reduce((sum, { seconds }) => sum + seconds, 0) };
  const ofParts = sections
    .flatMap(({ parts }) => parts)
    .filter(({ sets }) => sets.length > 0)
    .some((part) => part.clock ?? part.setClock ?? part.itemClock ?? part.windows);
  return { isTimed: ofSections.length > 0 || ofParts, seconds: null };
};

/** How long a sitting of the work that begins now may take, by the same rules as the sitting itself. */
export const timeOfWork = async (db: Handle, { assignment, recipient }: Sitting): Promise<WorkTime> => {
  const blueprint = bindTo(assignment, await askedContent(db, assignment, null));
  const time = blueprint ? timeOf(blueprint) : { isTimed: false, seconds: null };
  return { ...time, seconds: time.seconds === null ? null : time.seconds + recipient.extraSeconds };
};
