import { getQuestionRange } from '../blueprint/paper-problems.ts';
import type { ClockRule, PartRule, Range, SectionRule, Variant } from '../blueprint/index.ts';
import type { BlueprintCheck } from './types.ts';

type CheckName = BlueprintCheck['check'];
type CheckFor<Name extends CheckName> = Extract<BlueprintCheck, { check: Name }>;
type SectionCheck = Extract<BlueprintCheck, { section: string }>;

/** Plain values whose properties are written in the same order. */
const isSame = (left: unknown, right: unknown): boolean => JSON.stringify(left) === JSON.stringify(right);

const findPart = (section: SectionRule, part: string): PartRule | undefined =>
  section.parts.find(({ id }) => id === part);

const listClocks = ({ clock, parts }: SectionRule): ClockRule[] =>
  [clock, ...parts.flatMap((part) => [part.clock, part.setClock, part.itemClock])].filter(
    (rule): rule is ClockRule => rule !== undefined,
  );

const findClock = (section: SectionRule, { part, scope }: CheckFor<'clock'>): ClockRule | undefined => {
  if (part === undefined) return section.clock;
  const rule = findPart(section, part);
  if (scope === 'set') return rule?.setClock;
  return scope === 'item' ? rule?.itemClock : rule?.clock;
};

/** The parts that one student meets: of the parts between which a section routes only the first. */
const listMetParts = ({ adaptive, parts }: SectionRule): readonly PartRule[] => {
  if (adaptive?.kind !== 'two-stage') return parts;
  const [first, ...others] = adaptive.routes.map((route) => route.part);
  return parts.filter(({ id }) => id === first || !others.includes(id));
};

/** Questions of some parts; null where one leaves their number to the paper. */
const countQuestions = (parts: readonly PartRule[]): Range | null => {
  const ranges = parts.map(getQuestionRange);
  if (ranges.includes(null)) return null;
  return ranges.reduce<Range>(
    (sum, range) => ({ from: sum.from + (range?.from ?? 0), to: sum.to + (range?.to ?? 0) }),
    {
      from: 0,
      to: 0,
    },
  );
};

const windowFields = [
  'readSeconds',
  'readHidesText',
  'textReturns',
  'prepSeconds',
  'responseSeconds',
  'leastResponseSeconds',
] as const;

const hasWindows = (section: SectionRule, check: CheckFor<'windows'>): boolean => {
  const rule = findPart(section, check.part)?.windows;
  return rule !== undefined && windowFields.every((field) => isSame(rule[field], check[field]));
};

const listSectionParts = (section: SectionRule, part: string | undefined): readonly PartRule[] =>
  part === undefined ? listMetParts(section) : section.parts.filter(({ id }) => id === part);

/** What a section must have, by the name of the check. */
const sectionCheckers: {
  [Name in SectionCheck['check'] & CheckName]?: (section: SectionRule, check: CheckFor<Name>) => boolean;
} = {
  clock: (section, check) => isSame(findClock(section, check)?.seconds, check.seconds),
  shownSeconds: (section, { seconds }) => isSame(section.shownSeconds, seconds),
  audioClock: (section, { part, duringAudio }) => findPart(section, part)?.clock?.duringAudio === duringAudio,
  clockHides: (section, { untilSeconds }) => {
    const clocks = listClocks(section);
    return clocks.length > 0 && clocks.every(({ hideableUntilSeconds }) => hideableUntilSeconds === untilSeconds);
  },
  questions: (section, { part, from, to }) => isSame(countQuestions(listSectionParts(section, part)), { from, to }),
  sets: (section, { part, from, to }) => isSame(findPart(section, part)?.sets, { from, to }),
  options: (section, { options }) => {
    const choices = section.parts.filter(({ types }) => types.includes('choice'));
    return choices.length > 0 && choices.every((part) => part.options === options);
  },
  types: (section, { part, types }) => isSame(findPart(section, part)?.types, types),
  tool: ({ tools }, { tool }) => tools.includes(tool),
  noTool: ({ tools }, { tool }) => !tools.includes(tool),
  movement: ({ navigation }, { scope }) => navigation === scope,
  revisits: ({ revisits = [] }, { sections }) => isSame(revisits, sections),
  reviewScreen: ({ reviewScreen }, { has }) => reviewScreen === has,
  confirmsAnswer: ({ confirmAnswer = false }, { has }) => confirmAnswer === has,
  optional: ({ optional = false }, { has }) => optional === has,
  adapts: ({ adaptive }, { router, routes }) =>
    adaptive?.kind === 'two-stage' &&
    adaptive.router === router &&
    isSame(
      adaptive.routes.map(({ part }) => part),
      routes,
    ),
  fixedForm: ({ adaptive }) => adaptive === undefined,
  neutralNames: ({ adaptive, parts }) => {
    if (adaptive?.kind !== 'two-stage') return false;
    const ids = new Set(adaptive.routes.map(({ part }) => part));
    const names = parts.filter(({ id }) => ids.has(id)).map(({ neutralName }) => neutralName?.en);
    return !names.includes(undefined) && new Set(names).size === 1;
  },
  plays: (section, { part, plays }) => findPart(section, part)?.plays === plays,
  windows: hasWindows,
  unscored: ({ unscored = false }) => unscored,
  unscoredQuestions: (section, { part, questions }) => findPart(section, part)?.unscoredQuestions === questions,
  clipboard: ({ clipboard }, { has }) => clipboard === has,
  choose: (section, { part, from, choose }) => {
    const rule = findPart(section, part);
    return rule?.choose === choose && isSame(rule.questions, { from, to: from });
  },
  weight: ({ weight }, { percent }) => weight === percent,
  points: (section, { part, type, points }) => {
    const rule = findPart(section, part);
    return (rule?.pointsByType?.[type] ?? rule?.points) === points;
  },
  readFirst: ({ readSeconds }, { seconds }) => readSeconds === seconds,
  words: (section, { part, from, to }) => isSame(findPart(section, part)?.words, { from, to }),
};

/** What a variant as a whole must have, by the name of the check. */
const variantCheckers: {
  [Name in Exclude<CheckName, SectionCheck['check']> | 'breakOnlyIfTaken']: (
    variant: Variant,
    check: CheckFor<Name>,
  ) => boolean;
} = {
  order: ({ sections }, check) =>
    isSame(
      sections.map(({ id }) => id),
      check.sections,
    ),
  wholeClock: ({ clock }, { seconds }) => (clock?.seconds ?? null) === seconds,
  break: ({ sections }, { after, seconds, endsEarly, ends }) => {
    const rule = sections.find(({ id }) => id === after)?.breakAfter;
    return rule?.seconds === seconds && rule.endsEarly === endsEarly && rule.ends === ends;
  },
  breakOnlyIfTaken: ({ sections }, { after, section }) =>
    sections.find(({ id }) => id === after)?.breakAfter?.onlyIfTaken === section,
  breaks: ({ sections }, { after }) =>
    isSame(
      sections.filter(({ breakAfter }) => breakAfter).map(({ id }) => id),
      after,
    ),
  answers: ({ scoring: { answers } }, { right, wrong, blank }) =>
    answers.right === right && answers.wrong === wrong && answers.blank === blank,
  scale: ({ scoring }, { scale, least, most, step }) => {
    const rule = scoring.scales.find(({ id }) => id === scale);
    return rule?.least === least && rule.most === most && rule.step === step;
  },
  total: ({ scoring: { total } }, { combine, of, least, most, step }) =>
    total.combine === combine &&
    isSame(total.of, of) &&
    total.least === least &&
    total.most === most &&
    total.step === step,
  totalRange: ({ scoring: { total } }, { least, most }) => total.least === least && total.most === most,
  cap: ({ scoring }, { scale, part, most }) =>
    scoring.scales.find(({ id }) => id === scale)?.caps?.some((cap) => cap.part === part && cap.most === most) ?? false,
  byDomain: ({ scoring }) => scoring.byDomain === true,
  setUp: ({ setUpSeconds }, { seconds }) => setUpSeconds === seconds,
};

type AnyChecker = (rule: unknown, check: BlueprintCheck) => boolean;

/** Whether a variant has the property that a fact names; false as well where its section does not exist. */
export function holdsIn(variant: Variant, check: BlueprintCheck): boolean {
  const forVariant: AnyChecker | undefined = (variantCheckers as Record<string, AnyChecker>)[check.check];
  if (forVariant) return forVariant(variant, check);
  const forSection: AnyChecker | undefined = (sectionCheckers as Record<string, AnyChecker>)[check.check];
  const sectionId = 'section' in check ? check.section : '*';
  const sections = variant.sections.filter(({ id }) => sectionId === '*' || id === sectionId);
  return forSection !== undefined && sections.length > 0 && sections.every((section) => forSection(section, check));
}
