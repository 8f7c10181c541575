import { isContentReleased, type AttemptState } from '@inkstone/exam/attempt';
import {
  isRouted,
  listNavigationUnits,
  type Blueprint,
  type BoundPart,
  type BoundSection,
  type ScoringRule,
} from '@inkstone/exam/blueprint';
import type { JournalRecord } from '../contract/shapes.ts';

type Routes = AttemptState['routes'];

const firstModule = 'm1';
const secondModule = 'm2';
// Under its own name no second module is entered: that it can be would tell which one was chosen.
const noModule = '-';
const nameless = { en: '', zh: '' };

/** Modules as a student's window knows them: by their order alone, so that no id tells which one was chosen. */
const aliasFor = ({ adaptive }: BoundSection, partId: string): string =>
  adaptive?.kind === 'two-stage' && partId === adaptive.router ? firstModule : secondModule;

/** What is said before a part is given: how many questions it has and what clocks it runs under. */
const maskedPart = (part: BoundPart, index: number): BoundPart => {
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

/** How it is scored is no matter of the window, and would name the ways. */
const noScoring = ({ answers }: ScoringRule): ScoringRule => ({
  answers,
  scales: [],
  total: { combine: 'single', of: [], least: 0, most: 0, step: null, estimate: false },
});

/** The parts of a section as they may be known now: those of modules that were not chosen are not there at all. */
const partsShown = (section: BoundSection, isGiven: (part: BoundPart) => boolean, routes: Routes): BoundPart[] => {
  if (!isRouted(section)) return section.parts.map((part, index) => (isGiven(part) ? part : maskedPart(part, index)));
  const { adaptive } = section;
  const router = adaptive?.kind === 'two-stage' ? adaptive.router : '';
  return section.parts
    .filter(({ id }) => id === router || id === routes[section.id])
    .map((part, index) => ({
      ...(isGiven(part) ? part : { ...maskedPart(part, index), name: part.name }),
      id: aliasFor(section, part.id),
    }));
};

/** The rules of an attempt as its student may know them now. */
const rulesShown = (blueprint: Blueprint, state: AttemptState): Blueprint => {
  const { routes } = state;
  const given = new Set(
    listNavigationUnits(blueprint, routes)
      .filter((leg) => isContentReleased(state, blueprint, leg))
      .flatMap(({ section, parts }) => parts.map(({ id }) => `${section.id}/${id}`)),
  );
  const isPlain = given.size === blueprint.sections.reduce((sum, { parts }) => sum + parts.length, 0);
  if (isPlain && !blueprint.sections.some(isRouted)) return blueprint;
  return {
    ...blueprint,
    scoring: noScoring(blueprint.scoring),
    sections: blueprint.sections.map((section) => ({
      ...section,
      ...(section.adaptive?.kind === 'two-stage' && {
        adaptive: { kind: 'two-stage' as const, router: firstModule, routes: [], estimate: section.adaptive.estimate },
      }),
      parts: partsShown(section, ({ id }) => given.has(`${section.id}/${id}`), routes),
    })),
  };
};

/** The names under which a state speaks of the modules of sections that adapt, and those that a window knows. */
const aliasesIn = ({ sections }: Blueprint): ReadonlyMap<string, string> =>
  new Map(
    sections
      .filter(isRouted)
      .flatMap((section) =>
        section.parts.map(({ id }) => [`${section.id}/${id}`, `${section.id}/${aliasFor(section, id)}`] as const),
      ),
  );

const renamed = <Value>(
  record: Readonly<Record<string, Value>>,
  aliases: ReadonlyMap<string, string>,
): Record<string, Value> =>
  Object.fromEntries(
    Object.entries(record).map(([key, value]) => {
      const [prefix, name] = key.startsWith('part:') ? ['part:', key.slice('part:'.length)] : ['', key];
      return [prefix + (aliases.get(name) ?? name), value];
    }),
  );

const stateShown = (state: AttemptState, blueprint: Blueprint): AttemptState => {
  const aliases = aliasesIn(blueprint);
  if (aliases.size === 0) return state;
  const { asked, given } = state;
  return {
    ...state,
    partId: partIdShown(blueprint, state),
    legs: renamed(state.legs, aliases),
    clocks: renamed(state.clocks, aliases),
    routes: Object.fromEntries(Object.keys(state.routes).map((sectionId) => [sectionId, secondModule])),
    ...(asked && { asked: renamed(asked, aliases) }),
    ...(given && { given: renamed(given, aliases) }),
  };
};

/** The part that an attempt stands at, by the name that its student may know. */
export const partIdShown = (
  { sections }: Blueprint,
  { sectionId, partId }: Pick<AttemptState, 'sectionId' | 'partId'>,
): string | null => {
  const section = sections.find(({ id }) => id === sectionId);
  return section && partId !== null && isRouted(section) ? aliasFor(section, partId) : partId;
};

/** What a student's window is told of its attempt: the rules and the place, nothing of what was not given yet. */
export const studentView = ({ blueprint, state }: { blueprint: Blueprint; state: AttemptState }) => ({
  blueprint: rulesShown(blueprint, state),
  state: stateShown(state, blueprint),
});

const inOwnWords = ({ sections }: Blueprint, routes: Routes, where: { sectionId: string; partId?: string }) => {
  const section = sections.find(({ id }) => id === where.sectionId);
  if (section?.adaptive?.kind !== 'two-stage' || where.partId === undefined) return where;
  const { router } = section.adaptive;
  if (where.partId === firstModule || where.partId === router) return { ...where, partId: router };
  const chosen = where.partId === secondModule ? routes[section.id] : undefined;
  return { ...where, partId: chosen ?? noModule };
};

/** A window's records with the modules as the attempt's own rules call them. */
export const recordsInOwnWords = (
  records: readonly JournalRecord[],
  { blueprint, state }: { blueprint: Blueprint; state: AttemptState },
): JournalRecord[] =>
  records.map((record) => {
    if (!('value' in record) || !record.kind.startsWith('section-')) return record;
    const where = record.value as { sectionId: string; partId?: string };
    return { ...record, value: inOwnWords(blueprint, state.routes, where) } as JournalRecord;
  });
