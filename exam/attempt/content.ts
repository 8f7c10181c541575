import { groupBy } from '@inkstone/base';
import { isRouted, listNavigationUnits, type Blueprint, type NavigationUnit } from '../blueprint/index.ts';
import type { AttemptState, Instant } from './types.ts';

/** Seconds that released content may take to download before its section starts automatically. */
export const contentArrivalSeconds = { text: 30, recordings: 180 } as const;

const freeSectionsUnit = '*';

/**
 * The unit in which content is released: the section, the module of an adaptive section, or all freely navigable
 * sections together.
 */
export const contentUnitFor = ({ id, section }: NavigationUnit): string => {
  if (section.navigation === 'exam') return freeSectionsUnit;
  return isRouted(section) ? id : section.id;
};

/** True where content is released in stages: in a test of several sections, or where a section adapts. */
export const isContentReleasedInStages = ({ mode, sections }: Blueprint): boolean =>
  mode === 'test' && (sections.length > 1 || sections.some(isRouted));

const isEntered = (state: AttemptState, units: readonly NavigationUnit[], contentUnit: string): boolean =>
  units.some((unit) => contentUnitFor(unit) === contentUnit && state.navigationUnits[unit.id] !== undefined);

/**
 * True where a student may have the content of a unit: it was entered or released, or it is the first of the only
 * section.
 */
export function isContentReleased(state: AttemptState, blueprint: Blueprint, unit: NavigationUnit): boolean {
  if (!isContentReleasedInStages(blueprint)) return true;
  const contentUnit = contentUnitFor(unit);
  const units = listNavigationUnits(blueprint, state.routes);
  const [first] = units;
  const isOnly = blueprint.sections.length === 1 && first !== undefined && contentUnitFor(first) === contentUnit;
  return isOnly || state.contentReleasedAt?.[contentUnit] !== undefined || isEntered(state, units, contentUnit);
}

/** The first navigation unit of each content unit that passes the filter and was not entered yet. */
const listUnenteredUnits = (
  state: AttemptState,
  blueprint: Blueprint,
  passes: (contentUnit: string) => boolean,
): readonly NavigationUnit[] => {
  const units = listNavigationUnits(blueprint, state.routes);
  const contentUnits = groupBy(units, contentUnitFor);
  return [...contentUnits].flatMap(([contentUnit, [first]]) =>
    first && passes(contentUnit) && !isEntered(state, units, contentUnit) ? [first] : [],
  );
};

/** The unit whose start was requested and that has not begun: its content is being delivered. */
export const findRequestedUnit = (state: AttemptState, blueprint: Blueprint): NavigationUnit | null => {
  const { contentRequestedAt: requestedAt } = state;
  return (
    (requestedAt && listUnenteredUnits(state, blueprint, (contentUnit) => requestedAt[contentUnit] !== undefined)[0]) ??
    null
  );
};

/** Since when a student has been waiting for requested content; null where nobody waits. */
export function findWaitStart(state: AttemptState, blueprint: Blueprint): Instant | null {
  const { contentRequestedAt: requestedAt, contentReleasedAt: releasedAt } = state;
  if (!requestedAt) return null;
  const requestedUnits = listUnenteredUnits(
    state,
    blueprint,
    (contentUnit) => requestedAt[contentUnit] !== undefined && !releasedAt?.[contentUnit],
  );
  const moments = requestedUnits.flatMap((unit) => requestedAt[contentUnitFor(unit)] ?? []);
  return moments.length > 0 ? Math.min(...moments) : null;
}

const hasAudio = (unit: NavigationUnit, blueprint: Blueprint, state: AttemptState): boolean =>
  listNavigationUnits(blueprint, state.routes)
    .filter((candidate) => contentUnitFor(candidate) === contentUnitFor(unit))
    .some(({ parts }) => parts.some(({ sets }) => sets.some(({ audioSeconds }) => audioSeconds !== undefined)));

/** Released units that were not entered, with the instant at which each starts automatically. */
export const listAutomaticEntries = (
  state: AttemptState,
  blueprint: Blueprint,
): readonly { unit: NavigationUnit; at: Instant }[] => {
  const { contentReleasedAt } = state;
  if (!contentReleasedAt) return [];
  return listUnenteredUnits(state, blueprint, (contentUnit) => contentReleasedAt[contentUnit] !== undefined).flatMap(
    (unit) => {
      const releasedAt = contentReleasedAt[contentUnitFor(unit)];
      const seconds = hasAudio(unit, blueprint, state) ? contentArrivalSeconds.recordings : contentArrivalSeconds.text;
      return releasedAt === undefined ? [] : [{ unit, at: releasedAt + seconds * 1000 }];
    },
  );
};

/**
 * Releases the requested content. The exam clock stood still while the student waited; the section's own clock starts
 * on entry, or automatically once the content had time to arrive.
 */
export function releaseContent(state: AttemptState, blueprint: Blueprint, at: Instant): AttemptState {
  if (state.status !== 'running') return state;
  const since = findWaitStart(state, blueprint);
  if (since === null) return state;
  const contentUnits = listUnenteredUnits(
    state,
    blueprint,
    (contentUnit) => state.contentRequestedAt?.[contentUnit] !== undefined && !state.contentReleasedAt?.[contentUnit],
  ).map((unit) => ({ contentUnit: contentUnitFor(unit), sectionId: unit.section.id }));
  const { exam } = state.clocks;
  const extendedClock = exam && { ...exam, addedMs: exam.addedMs + Math.max(0, at - since) };
  const waits = contentUnits.map(({ contentUnit, sectionId }) => ({
    sectionId,
    from: state.contentRequestedAt?.[contentUnit] ?? at,
    until: at,
  }));
  return {
    ...state,
    contentReleasedAt: {
      ...state.contentReleasedAt,
      ...Object.fromEntries(contentUnits.map(({ contentUnit }) => [contentUnit, at])),
    },
    waits: [...(state.waits ?? []), ...waits],
    ...(extendedClock && { clocks: { ...state.clocks, exam: extendedClock } }),
  };
}
