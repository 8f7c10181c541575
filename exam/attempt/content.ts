import { isRouted, legsOf, type Blueprint, type Leg } from '../blueprint/index.ts';
import type { AttemptState, Instant } from './types.ts';

/** How long what was given may take to arrive before its section begins by itself, in seconds. */
export const arrivalSeconds = { text: 30, recordings: 180 } as const;

const freeSections = '*';

/** What a leg's content is given with: its section, its module where the section adapts, all sections that are free together. */
export const contentUnitOf = ({ id, section }: Leg): string => {
  if (section.navigation === 'exam') return freeSections;
  return isRouted(section) ? id : section.id;
};

/** True where content is given piece by piece: in a test of several sections, and where a section adapts. */
export const isContentHeld = ({ mode, sections }: Blueprint): boolean =>
  mode === 'test' && (sections.length > 1 || sections.some(isRouted));

const isEntered = (state: AttemptState, legs: readonly Leg[], unit: string): boolean =>
  legs.some((leg) => contentUnitOf(leg) === unit && state.legs[leg.id] !== undefined);

/** True where a student may have the content of a leg: it was entered, or given to be entered, or is the only section's first. */
export function isContentGiven(state: AttemptState, blueprint: Blueprint, leg: Leg): boolean {
  if (!isContentHeld(blueprint)) return true;
  const unit = contentUnitOf(leg);
  const legs = legsOf(blueprint, state.routes);
  const [first] = legs;
  const isOnly = blueprint.sections.length === 1 && first !== undefined && contentUnitOf(first) === unit;
  return isOnly || state.given?.[unit] !== undefined || isEntered(state, legs, unit);
}

/** The first leg of each unit that passes, of those that were not entered yet. */
const legsAhead = (state: AttemptState, blueprint: Blueprint, passes: (unit: string) => boolean): readonly Leg[] => {
  const legs = legsOf(blueprint, state.routes);
  const units = Map.groupBy(legs, contentUnitOf);
  return [...units].flatMap(([unit, [first]]) =>
    first && passes(unit) && !isEntered(state, legs, unit) ? [first] : [],
  );
};

/** The leg whose Start was pressed and that has not begun: its content is on its way. */
export const legAsked = (state: AttemptState, blueprint: Blueprint): Leg | null =>
  legsAhead(state, blueprint, (unit) => state.asked?.[unit] !== undefined)[0] ?? null;

/** Since when a student waits at a border for content that was asked for and not given; null where nobody does. */
export function waitsSince(state: AttemptState, blueprint: Blueprint): Instant | null {
  const asked = legsAhead(state, blueprint, (unit) => state.asked?.[unit] !== undefined && !state.given?.[unit]);
  const moments = asked.flatMap((leg) => state.asked?.[contentUnitOf(leg)] ?? []);
  return moments.length > 0 ? Math.min(...moments) : null;
}

const isHeard = (leg: Leg, blueprint: Blueprint, state: AttemptState): boolean =>
  legsOf(blueprint, state.routes)
    .filter((other) => contentUnitOf(other) === contentUnitOf(leg))
    .some(({ parts }) => parts.some(({ sets }) => sets.some(({ audioSeconds }) => audioSeconds !== undefined)));

/** What was given and is not entered, with the moment at which it begins by itself. */
export const arrivals = (state: AttemptState, blueprint: Blueprint): readonly { leg: Leg; at: Instant }[] =>
  legsAhead(state, blueprint, (unit) => state.given?.[unit] !== undefined).flatMap((leg) => {
    const given = state.given?.[contentUnitOf(leg)];
    const seconds = isHeard(leg, blueprint, state) ? arrivalSeconds.recordings : arrivalSeconds.text;
    return given === undefined ? [] : [{ leg, at: given + seconds * 1000 }];
  });

/**
 * The server gives the content that was asked for. The clock of the whole stood still while the student waited; the
 * section's own starts when it is entered, or by itself once the content had time to arrive.
 */
export function giveContent(state: AttemptState, blueprint: Blueprint, at: Instant): AttemptState {
  if (state.status !== 'running') return state;
  const since = waitsSince(state, blueprint);
  if (since === null) return state;
  const units = legsAhead(state, blueprint, (unit) => state.asked?.[unit] !== undefined && !state.given?.[unit]).map(
    (leg) => ({ unit: contentUnitOf(leg), sectionId: leg.section.id }),
  );
  const { exam } = state.clocks;
  const held = exam && { ...exam, addedMs: exam.addedMs + Math.max(0, at - since) };
  const waits = units.map(({ unit, sectionId }) => ({ sectionId, from: state.asked?.[unit] ?? at, until: at }));
  return {
    ...state,
    given: { ...state.given, ...Object.fromEntries(units.map(({ unit }) => [unit, at])) },
    waits: [...(state.waits ?? []), ...waits],
    ...(held && { clocks: { ...state.clocks, exam: held } }),
  };
}
