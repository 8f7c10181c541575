import { bindScoring } from './bind-scoring.ts';
import type { AssignmentChoices, Blueprint, BoundPart, BoundSection, Clock, PaperSection } from './bound-blueprint.ts';
import { getQuestionRange } from './paper-problems.ts';
import type { ClockRule, PartRule, Programme, Range, Seconds, SectionRule, Variant, WindowRule } from './types.ts';

/** Seconds of a clock over so many sets, where the paper says nothing of its own. */
export const resolveSeconds = (seconds: Seconds, sets: number): number => {
  if (typeof seconds === 'number') return seconds;
  if (seconds.perSet === undefined) return seconds.from;
  return Math.min(seconds.to, Math.max(seconds.from, seconds.perSet * sets));
};

interface Binding {
  choices: AssignmentChoices;
  sets: number;
  /** The paper's own length. */
  ownSeconds?: number | undefined;
}

/** In practice, and under a time limit of the assignment's own, the programme's clocks do not run. */
function bindClock(rule: ClockRule | undefined, { choices, sets, ownSeconds }: Binding): Clock | null {
  if (!rule || choices.mode === 'practice' || choices.timeLimitSeconds) return null;
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

/** Hundredths that a full answer to a question earns in a place of an exam: the exam's where it fixes them, else the question's own. */
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

/** How many of a part's sets count: where it tries questions out, those stand behind everything else. */
const countScoredSets = ({ tasks = [] }: PartRule): number =>
  tasks.some(({ unscored }) => unscored)
    ? tasks.reduce((sum, { sets, unscored }) => sum + (unscored ? 0 : sets.to), 0)
    : Infinity;

/** Which of a part's questions never count is the paper's to say, unless the whole part or section never does. */
function bindSets(rule: PartRule, { section, variant, choices }: SectionBinding, paper: readonly PaperSection[]) {
  const never = (rule.unscored ?? false) || (section.unscored ?? false);
  const counting = countScoredSets(rule);
  const sets = paper.flatMap((from) => from.sets);
  let order = 0;
  // Practice leaves out what is only tried.
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
      })),
    };
  });
}

function bindPart(rule: PartRule, it: SectionBinding): BoundPart {
  const { section, paper, choices } = it;
  const mine = paper.filter((from) => (from.part ?? section.parts[0]?.id) === rule.id);
  const sets = bindSets(rule, it, mine);
  const binding = { choices, sets: sets.length };
  return {
    id: rule.id,
    name: rule.neutralName ?? rule.name,
    directions: rule.directions ?? null,
    clock: bindClock(rule.clock, { ...binding, ownSeconds: section.clock ? undefined : mine[0]?.seconds }),
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

/** A section routes where the paper has all its modules; else what there is of them is simply asked. */
const bindAdaptive = ({ adaptive }: SectionRule, parts: readonly BoundPart[]): BoundSection['adaptive'] => {
  if (adaptive?.kind !== 'two-stage') return adaptive ?? null;
  const modules = [adaptive.router, ...adaptive.routes.map(({ part }) => part)];
  return modules.every((id) => parts.some((part) => part.id === id)) ? adaptive : null;
};

const isWithin = (found: number, usual: number | Range): boolean =>
  typeof usual === 'number' ? found === usual : found >= usual.from && found <= usual.to;

const isUsualClock = (rule: ClockRule | undefined, clock: Clock | null | undefined): boolean =>
  !rule || !clock || isWithin(clock.seconds, rule.seconds);

/** A part that the paper leaves out is missed, unless a route or a choice would leave it out too. */
const isUsualPart = ({ adaptive }: SectionRule, rule: PartRule, part: BoundPart | undefined): boolean => {
  const usual = getQuestionRange(rule);
  if (!isUsualClock(rule.clock, part?.clock)) return false;
  if (!usual || (!part && (adaptive || rule.choose))) return true;
  const found = (part?.sets ?? []).reduce((sum, { questions }) => sum + questions.length, 0);
  return isWithin(found, usual);
};

/**
 * A test of loose sets, or of other minutes, is not the exam that the section's directions tell of. Where the section is
 * the paper's own, they tell of no exam.
 */
const differsFromExam = (
  { section, choices }: SectionBinding,
  { clock, parts }: Pick<BoundSection, 'clock' | 'parts'>,
): boolean => {
  if (choices.mode === 'practice' || section.configurable) return false;
  if (choices.timeLimitSeconds || !isUsualClock(section.clock, clock)) return true;
  const held = new Map(parts.map((part) => [part.id, part]));
  return !section.parts.every((rule) => isUsualPart(section, rule, held.get(rule.id)));
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
 * The rules of one attempt: the variant bound to what the paper holds and what the assignment changes.
 * Sections without questions fall away. Throws when the variant or a section of the paper is not the programme's:
 * a paper is checked with `paperProblems` before it can be given.
 */
export function bindBlueprint(
  programme: Programme,
  variantId: string,
  bound: { paper: readonly PaperSection[]; choices: AssignmentChoices },
): Blueprint {
  const variant = programme.variants.find((one) => one.id === variantId);
  if (!variant) throw new Error(`The programme ${programme.id} has no variant ${variantId}.`);
  const foreign = bound.paper.find((from) => !variant.sections.some((section) => section.id === from.section));
  if (foreign) throw new Error(`The variant ${variantId} has no section ${foreign.section}.`);
  const { choices } = bound;
  const sections = variant.sections
    .map((section) => ({ section, paper: bound.paper.filter((from) => from.section === section.id) }))
    .filter(({ paper }) => paper.some((from) => from.sets.some((set) => set.questions.length > 0)))
    .map((one) => bindSection({ variant, choices, ...one }));
  return {
    version: 1,
    programme: programme.id,
    variant: variant.id,
    name: variant.name,
    mode: choices.mode,
    clock: buildTimeLimitClock(choices) ?? bindClock(variant.clock, { choices, sets: 1 }),
    playbackPercent: choices.playbackPercent ?? 100,
    sections,
    scoring: bindScoring(variant.scoring, sections),
  };
}
