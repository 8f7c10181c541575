import { bindScoring } from './bind-scoring.ts';
import { bindWindow } from './bind-window.ts';
import type { AssignmentChoices, Blueprint, BoundPart, BoundSection, Clock, PaperSection } from './bound-blueprint.ts';
import { getQuestionRange } from './paper-problems.ts';
import { findSettingsName, findTwoStageRule, withCutPercents, withOwnCuts, withPaperRoutes } from './routing-table.ts';
import type {
  ClockRule,
  PartRule,
  Programme,
  Range,
  Seconds,
  SectionCalculator,
  SectionRule,
  Variant,
  WindowRule,
} from './types.ts';

/** Seconds of a clock for a number of sets, where the paper does not set its own. */
export const resolveSeconds = (seconds: Seconds, sets: number): number => {
  if (typeof seconds === 'number') return seconds;
  if (seconds.perSet === undefined) return seconds.from;
  return Math.min(seconds.to, Math.max(seconds.from, seconds.perSet * sets));
};

interface Binding {
  choices: AssignmentChoices;
  sets: number;
  /** Length set by the paper. */
  ownSeconds?: number | undefined;
}

/** If the assignment sets a time limit, and in practice unless it keeps them, the programme's clocks do not run. */
function bindClock(rule: ClockRule | undefined, { choices, sets, ownSeconds }: Binding): Clock | null {
  if (!rule || choices.timeLimitSeconds || (choices.mode === 'practice' && !choices.keepsClocks)) return null;
  return { ...rule, seconds: ownSeconds ?? resolveSeconds(rule.seconds, sets) };
}

const resolveResponseSeconds = (rule: WindowRule, order: number): number => {
  const { responseSeconds } = rule;
  if (responseSeconds === undefined) return 0;
  if (typeof responseSeconds === 'number') return responseSeconds;
  if ('to' in responseSeconds) return responseSeconds.to;
  return responseSeconds[order % responseSeconds.length] ?? 0;
};

function bindWindows(rule: WindowRule | undefined): BoundPart['windows'] {
  if (!rule) return null;
  return {
    readSeconds: resolveSeconds(rule.readSeconds ?? 0, 1),
    prepSeconds: rule.prepSeconds ?? 0,
    responseSeconds: resolveResponseSeconds(rule, 0),
    readHidesText: rule.readHidesText ?? false,
    textReturns: rule.textReturns ?? false,
    ...(rule.retakes !== undefined && { retakes: rule.retakes }),
    ...(rule.leastResponseSeconds !== undefined && { leastResponseSeconds: rule.leastResponseSeconds }),
  };
}

/**
 * Points, in hundredths, of a full answer at a position of an exam: the exam's where it fixes them, else the question's
 * own.
 */
export function getQuestionPoints(
  place: { variant: Variant; section: SectionRule; part: PartRule },
  question: { type: string; points?: number | undefined; answers?: number | undefined },
): number {
  const fixed = place.part.pointsByType?.[question.type];
  const byType = typeof fixed === 'object' ? (fixed[question.answers ?? 0] ?? fixed.usual) : fixed;
  const answers = place.section.answers ?? place.variant.scoring.answers;
  const usual = place.part.points ?? answers.right;
  return byType ?? (answers.fixed ? usual : (question.points ?? usual));
}

const pickPartialCredit = ({ partialCredit }: PartRule, type: string): { partialCredit?: string } => {
  const named = partialCredit?.[type];
  return named === undefined ? {} : { partialCredit: named };
};

interface SectionBinding {
  variant: Variant;
  section: SectionRule;
  paper: readonly PaperSection[];
  choices: AssignmentChoices;
}

/** How many of a part's sets are scored; experimental sets come last. */
const countScoredSets = ({ tasks = [] }: PartRule): number =>
  tasks.some(({ unscored }) => unscored)
    ? tasks.reduce((sum, { sets, unscored }) => sum + (unscored ? 0 : sets.to), 0)
    : Infinity;

/** Whether keys may be shown before the report: never in a test, nor in a window as in the exam. */
const givesInstantFeedback = ({ mode, windowMode, hasInstantFeedback = false }: AssignmentChoices): boolean =>
  hasInstantFeedback && mode === 'practice' && windowMode !== 'exam';

/** The paper says which questions are unscored, unless the whole part or section is. */
function bindSets(rule: PartRule, { section, variant, choices }: SectionBinding, paper: readonly PaperSection[]) {
  const never = (rule.unscored ?? false) || (section.unscored ?? false);
  const counting = countScoredSets(rule);
  const sets = paper.flatMap((from) => from.sets);
  let order = 0;
  // Practice leaves out experimental sets.
  return (choices.mode === 'practice' ? sets.slice(0, counting) : sets).map(({ questions, ...set }, index) => {
    const unscoredPart = never || index >= counting;
    return {
      ...set,
      questions: questions.map((question) => ({
        id: question.id,
        type: question.type,
        points: getQuestionPoints({ variant, section, part: rule }, question),
        unscored: unscoredPart || (question.unscored ?? false),
        ...pickPartialCredit(rule, question.type),
        ...(rule.windows && { responseSeconds: resolveResponseSeconds(rule.windows, order++) }),
        ...(question.clipSeconds !== undefined && { clipSeconds: question.clipSeconds }),
        ...(question.isLongText &&
          choices.allowsOvertime &&
          choices.mode === 'practice' && { hasOvertime: true as const }),
        ...(question.isMachineScored && givesInstantFeedback(choices) && { hasInstantFeedback: true as const }),
      })),
    };
  });
}

function bindPart(rule: PartRule, sectionBinding: SectionBinding): BoundPart {
  const { section, paper, choices } = sectionBinding;
  const partSets = paper.filter((from) => (from.part ?? section.parts[0]?.id) === rule.id);
  const sets = bindSets(rule, sectionBinding, partSets);
  const binding = { choices, sets: sets.length };
  return {
    id: rule.id,
    name: rule.neutralName ?? rule.name,
    directions: rule.directions ?? null,
    clock: bindClock(rule.clock, { ...binding, ownSeconds: section.clock ? undefined : partSets[0]?.seconds }),
    setClock: bindClock(rule.setClock, binding),
    itemClock: bindClock(rule.itemClock, binding),
    windows: bindWindows(rule.windows),
    plays: choices.maxListens ?? rule.plays ?? null,
    choose: rule.choose ?? null,
    unscored: (rule.unscored ?? false) || (section.unscored ?? false),
    weight: rule.weight ?? null,
    sets,
  };
}

/** A section adapts only where the paper has all its modules; otherwise the modules present are simply presented. */
const bindAdaptive = ({ adaptive }: SectionRule, parts: readonly BoundPart[]): BoundSection['adaptive'] => {
  if (adaptive?.kind !== 'two-stage') return adaptive ?? null;
  const modules = [adaptive.router, ...adaptive.routes.map(({ part }) => part)];
  if (!modules.every((id) => parts.some((part) => part.id === id))) return null;
  return adaptive.hasPointCuts ? withCutPercents(adaptive, parts) : adaptive;
};

const isWithin = (count: number, usual: number | Range): boolean =>
  typeof usual === 'number' ? count === usual : count >= usual.from && count <= usual.to;

const isUsualClock = (rule: ClockRule | undefined, clock: Clock | null | undefined): boolean =>
  !rule || !clock || isWithin(clock.seconds, rule.seconds);

/** A part left out by the paper makes the exam unusual, unless a route or a choice would leave it out too. */
const isUsualPart = ({ adaptive }: SectionRule, rule: PartRule, part: BoundPart | undefined): boolean => {
  const usual = getQuestionRange(rule);
  if (!isUsualClock(rule.clock, part?.clock)) return false;
  if (!usual || (!part && (adaptive || rule.choose))) return true;
  const count = (part?.sets ?? []).reduce((sum, { questions }) => sum + questions.length, 0);
  return isWithin(count, usual);
};

/**
 * True for a test with other numbers of questions or minutes than the exam that the directions describe. Directions of
 * a configurable section describe no exam.
 */
const differsFromExam = (
  { section, choices }: SectionBinding,
  { clock, parts }: Pick<BoundSection, 'clock' | 'parts'>,
): boolean => {
  if (choices.mode === 'practice' || section.configurable) return false;
  if (choices.timeLimitSeconds || !isUsualClock(section.clock, clock)) return true;
  const partById = new Map(parts.map((part) => [part.id, part]));
  return !section.parts.every((rule) => isUsualPart(section, rule, partById.get(rule.id)));
};

const calculatorTools = { scientific: 'calculator', graphing: 'graphing-calculator' } as const;

/** An adaptive section with the cuts of the paper. */
const withPaperCuts = (section: SectionRule, paper: readonly PaperSection[]): SectionRule => {
  const rule = findTwoStageRule(section);
  if (rule?.hasPointCuts) return { ...section, adaptive: withPaperRoutes(rule, paper) };
  const cuts = paper.find((from) => from.settings?.cuts)?.settings?.cuts;
  return rule && cuts ? { ...section, adaptive: withOwnCuts(rule, cuts) } : section;
};

/** A part with the name and the clock of the paper; a route keeps its neutral name. */
const withPartSettings = (rule: PartRule, paper: readonly PaperSection[]): PartRule => {
  if (!rule.ownSettings) return rule;
  const own = paper.filter(({ part }) => part === rule.id);
  const name = findSettingsName(own.find(({ settings }) => settings)?.settings);
  const seconds = own.find((from) => from.seconds !== undefined)?.seconds;
  return {
    ...rule,
    ...(name && { name }),
    ...(seconds !== undefined && { clock: { ...rule.ownSettings.clock, seconds } }),
  };
};

/** The section with a calculator, where the paper chose one. */
const withCalculator = (section: SectionRule, calculator: SectionCalculator | null | undefined): SectionRule =>
  calculator ? { ...section, tools: [...section.tools, calculatorTools[calculator]] } : section;

/** A section whose parts the paper names, with its calculator. */
const withNamedParts = (section: SectionRule, paper: readonly PaperSection[]): SectionRule => {
  const calculator = paper.find(({ settings }) => settings?.calculator)?.settings?.calculator;
  const parts = section.parts.map((part) => withPartSettings(part, paper));
  return withCalculator({ ...section, parts }, calculator);
};

/** A section with the cuts, and where the programme leaves them open the name, clock and calculator of the paper. */
const withPaperSettings = (rule: SectionRule, paper: readonly PaperSection[]): SectionRule => {
  const section = withPaperCuts(rule, paper);
  if (section.parts.some(({ ownSettings }) => ownSettings)) return withNamedParts(section, paper);
  if (!section.ownSettings) return section;
  const settings = paper.find((from) => from.settings)?.settings;
  const name = findSettingsName(settings);
  const seconds = paper.find((from) => from.seconds !== undefined)?.seconds;
  const named = {
    ...section,
    ...(name && { name }),
    ...(seconds !== undefined && { clock: { ...section.ownSettings.clock, seconds } }),
  };
  return withCalculator(named, settings?.calculator);
};

function bindSection(binding: SectionBinding): BoundSection {
  const { section, variant, paper, choices } = binding;
  const parts = section.parts.map((part) => bindPart(part, binding)).filter((part) => part.sets.length > 0);
  const sets = paper.reduce((sum, from) => sum + from.sets.length, 0);
  const ownSeconds = paper.find((from) => from.seconds !== undefined)?.seconds;
  const timed = choices.mode === 'test' && !choices.timeLimitSeconds;
  const clock = bindClock(section.clock, { choices, sets, ownSeconds });
  return {
    id: section.id,
    name: section.name,
    skill: section.skill,
    directions: section.directions,
    clock,
    shownSeconds: timed && section.shownSeconds !== undefined ? resolveSeconds(section.shownSeconds, sets) : null,
    readSeconds: timed ? (section.readSeconds ?? null) : null,
    navigation: section.navigation,
    revisits: section.revisits ?? [],
    reviewScreen: section.reviewScreen,
    confirmAnswer: section.confirmAnswer ?? false,
    shufflesOptions: section.shufflesOptions ?? false,
    configurable: section.configurable ?? false,
    ...(section.ownAnalysis && { ownAnalysis: true }),
    ...(section.togglesEliminator && { togglesEliminator: true }),
    ...(section.texts && { texts: section.texts }),
    ...(differsFromExam(binding, { clock, parts }) && { otherThanExam: true }),
    optional: section.optional ?? false,
    unscored: section.unscored ?? false,
    weight: section.weight ?? null,
    breakAfter: choices.mode === 'test' ? (section.breakAfter ?? null) : null,
    adaptive: bindAdaptive(section, parts),
    enters: section.enters ?? 'byStudent',
    tools: section.tools,
    clipboard: section.clipboard,
    answers: section.answers ?? variant.scoring.answers,
    parts,
    ...(section.guidesPassage && { guidesPassage: true }),
    ...(section.showsScene && { showsScene: true }),
  };
}

const buildTimeLimitClock = (choices: AssignmentChoices): Clock | null =>
  choices.timeLimitSeconds
    ? {
        seconds: choices.timeLimitSeconds,
        duringAudio: 'runs',
        atZero: choices.mode === 'test' ? 'closes' : 'overtime',
      }
    : null;

/**
 * Binds a variant to the content of a paper and the choices of an assignment: the rules of one attempt. Sections
 * without questions are dropped. Throws where the variant or a section of the paper is unknown; papers are checked with
 * `findPaperProblems` before they can be assigned.
 */
export function bindBlueprint(
  programme: Programme,
  variantId: string,
  bound: { paper: readonly PaperSection[]; choices: AssignmentChoices },
): Blueprint {
  const variant = programme.variants.find((candidate) => candidate.id === variantId);
  if (!variant) throw new Error(`The programme ${programme.id} has no variant ${variantId}.`);
  const foreign = bound.paper.find((from) => !variant.sections.some((section) => section.id === from.section));
  if (foreign) throw new Error(`The variant ${variantId} has no section ${foreign.section}.`);
  const { choices } = bound;
  const sections = variant.sections
    .map((section) => ({ section, paper: bound.paper.filter((from) => from.section === section.id) }))
    .filter(({ paper }) => paper.some((from) => from.sets.some((set) => set.questions.length > 0)))
    .map(({ section, paper }) => bindSection({ variant, choices, section: withPaperSettings(section, paper), paper }));
  // The clock of a whole exam is not that of one of its sections.
  const isOneOfSeveral = (choices.keepsClocks ?? false) && variant.sections.length > 1;
  const blueprint: Blueprint = {
    version: 1,
    programme: programme.id,
    variant: variant.id,
    name: variant.name,
    mode: choices.mode,
    clock: buildTimeLimitClock(choices) ?? (isOneOfSeveral ? null : bindClock(variant.clock, { choices, sets: 1 })),
    playbackPercent: choices.playbackPercent ?? 100,
    sections,
    scoring: bindScoring(variant.scoring, sections),
  };
  return bindWindow(blueprint, { rules: programme.examWindow, windowMode: choices.windowMode });
}
