import { isContentReleased, toWireState, type AttemptState } from '@inkstone/exam/attempt';
import {
  isRouted,
  listNavigationUnits,
  type Blueprint,
  type BoundPart,
  type BoundSection,
  type ScoringRule,
} from '@inkstone/exam/blueprint';
import type { JournalRecord } from '../../contract/shapes.ts';

type Routes = AttemptState['routes'];

const firstModule = 'm1';
const secondModule = 'm2';
// Replaces a module id that a window must not use: accepting it would reveal which module was chosen.
const noModule = '-';
const nameless = { en: '', zh: '' };

/** The alias of a module in a student's window: by order only, so that no id reveals which one was chosen. */
const aliasFor = ({ adaptive }: BoundSection, partId: string): string =>
  adaptive?.kind === 'two-stage' && partId === adaptive.router ? firstModule : secondModule;

/** A part before its content is released: only the number of questions and the clocks are visible. */
const maskPart = (part: BoundPart, index: number): BoundPart => {
  const isHeard = part.sets.some(({ audioSeconds }) => audioSeconds !== undefined);
  const count = part.sets.reduce((sum, { questions }) => sum + questions.length, 0);
  const question = { id: 0, type: '', points: 0, unscored: false };
  return {
    ...part,
    id: `p${index + 1}`,
    name: nameless,
    directions: part.directions ? nameless : null,
    weight: null,
    sets: [{ id: 0, ...(isHeard && { audioSeconds: 0 }), questions: Array.from({ length: count }, () => question) }],
  };
};

/** The scoring rules are hidden, because they would reveal the modules. */
const hideScoring = ({ answers }: ScoringRule): ScoringRule => ({
  answers,
  scales: [],
  total: { combine: 'single', of: [], least: 0, most: 0, step: null, estimate: false },
});

/** The visible parts of a section; modules that were not chosen are left out. */
const visibleParts = (section: BoundSection, isGiven: (part: BoundPart) => boolean, routes: Routes): BoundPart[] => {
  if (!isRouted(section)) return section.parts.map((part, index) => (isGiven(part) ? part : maskPart(part, index)));
  const { adaptive } = section;
  const router = adaptive?.kind === 'two-stage' ? adaptive.router : '';
  return section.parts
    .filter(({ id }) => id === router || id === routes[section.id])
    .map((part, index) => ({
      ...(isGiven(part) ? part : { ...maskPart(part, index), name: part.name }),
      id: aliasFor(section, part.id),
    }));
};

/** Which questions are trials is hidden: a student who knew would skip them and have more time for the others. */
const hideTrials = (blueprint: Blueprint): Blueprint => ({
  ...blueprint,
  sections: blueprint.sections.map((section) => ({
    ...section,
    unscored: false,
    parts: section.parts.map((part) => ({
      ...part,
      unscored: false,
      sets: part.sets.map((set) => ({
        ...set,
        questions: set.questions.map((question) => ({ ...question, unscored: false })),
      })),
    })),
  })),
});

/** The blueprint with the parts whose content was released. */
const toReleasedBlueprint = (blueprint: Blueprint, state: AttemptState): Blueprint => {
  const { routes } = state;
  const deliveredParts = new Set(
    listNavigationUnits(blueprint, routes)
      .filter((unit) => isContentReleased(state, blueprint, unit))
      .flatMap(({ section, parts }) => parts.map(({ id }) => `${section.id}/${id}`)),
  );
  const isPlain = deliveredParts.size === blueprint.sections.reduce((sum, { parts }) => sum + parts.length, 0);
  if (isPlain && !blueprint.sections.some(isRouted)) return blueprint;
  return {
    ...blueprint,
    scoring: hideScoring(blueprint.scoring),
    sections: blueprint.sections.map((section) => ({
      ...section,
      ...(section.adaptive?.kind === 'two-stage' && {
        adaptive: { kind: 'two-stage' as const, router: firstModule, routes: [], estimate: section.adaptive.estimate },
      }),
      parts: visibleParts(section, ({ id }) => deliveredParts.has(`${section.id}/${id}`), routes),
    })),
  };
};

/** Maps the ids of modules in the state to the aliases in the window. */
const buildAliases = ({ sections }: Blueprint): ReadonlyMap<string, string> =>
  new Map(
    sections
      .filter(isRouted)
      .flatMap((section) =>
        section.parts.map(({ id }) => [`${section.id}/${id}`, `${section.id}/${aliasFor(section, id)}`] as const),
      ),
  );

const renameKeys = <Value>(
  record: Readonly<Record<string, Value>>,
  aliases: ReadonlyMap<string, string>,
): Record<string, Value> =>
  Object.fromEntries(
    Object.entries(record).map(([key, value]) => {
      const [prefix, name] = key.startsWith('part:') ? ['part:', key.slice('part:'.length)] : ['', key];
      return [prefix + (aliases.get(name) ?? name), value];
    }),
  );

const toVisibleState = (state: AttemptState, blueprint: Blueprint): AttemptState => {
  const aliases = buildAliases(blueprint);
  if (aliases.size === 0) return state;
  const { contentRequestedAt: requested, contentReleasedAt: delivered, routerPoints: _, ...shown } = state;
  return {
    ...shown,
    partId: visiblePartId(blueprint, state),
    navigationUnits: renameKeys(state.navigationUnits, aliases),
    clocks: renameKeys(state.clocks, aliases),
    routes: Object.fromEntries(Object.keys(state.routes).map((sectionId) => [sectionId, secondModule])),
    ...(requested && { contentRequestedAt: renameKeys(requested, aliases) }),
    ...(delivered && { contentReleasedAt: renameKeys(delivered, aliases) }),
  };
};

/** The current part of an attempt by the alias that its student may know. */
export const visiblePartId = (
  { sections }: Blueprint,
  { sectionId, partId }: Pick<AttemptState, 'sectionId' | 'partId'>,
): string | null => {
  const section = sections.find(({ id }) => id === sectionId);
  return section && partId !== null && isRouted(section) ? aliasFor(section, partId) : partId;
};

/** The blueprint and state as a student's window gets them, without unreleased content and without what trials are. */
export const toStudentView = ({ blueprint, state }: { blueprint: Blueprint; state: AttemptState }) => ({
  blueprint: hideTrials(toReleasedBlueprint(blueprint, state)),
  state: toWireState(toVisibleState(state, blueprint)),
});

const toInternalPosition = (
  { sections }: Blueprint,
  routes: Routes,
  position: { sectionId: string; partId?: string },
) => {
  const section = sections.find(({ id }) => id === position.sectionId);
  if (section?.adaptive?.kind !== 'two-stage' || position.partId === undefined) return position;
  const { router } = section.adaptive;
  if (position.partId === firstModule || position.partId === router) return { ...position, partId: router };
  const chosenModule = position.partId === secondModule ? routes[section.id] : undefined;
  return { ...position, partId: chosenModule ?? noModule };
};

/** Replaces the module aliases in a window's records by the ids of the blueprint. */
export const toInternalRecords = (
  records: readonly JournalRecord[],
  { blueprint, state }: { blueprint: Blueprint; state: AttemptState },
): JournalRecord[] =>
  records.map((record) => {
    if (!('value' in record) || !record.kind.startsWith('section-')) return record;
    const position = record.value as { sectionId: string; partId?: string };
    return { ...record, value: toInternalPosition(blueprint, state.routes, position) } as JournalRecord;
  });
