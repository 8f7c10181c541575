import type { PaperSection } from './bound-blueprint.ts';
import { areCutsValid, arePointCutsValid, findTwoStageRule } from './routing-table.ts';
import type { PartRule, Range, SectionRule, Tool, Variant } from './types.ts';

/** A violation of a programme's rules by a paper. `count` is only a warning: the paper can still be used. */
export type PaperProblem =
  | { is: 'unknownSection'; section: string }
  | { is: 'unknownPart'; section: string; part: string }
  /** The paper names a section whose name, tools and clock the programme fixes. */
  | { is: 'settingsNotAllowed'; section: string }
  /** The paper sets cuts where no second module is chosen: they belong to the router module of an adaptive section. */
  | { is: 'cutsNotAllowed'; section: string }
  /** The cuts are not one whole percentage for each second module, falling to 0. */
  | { is: 'cutsInvalid'; section: string }
  /** The cuts in points are missing, do not fall to 0, or are more than a machine can mark in the first module. */
  | { is: 'pointCutsInvalid'; section: string; part: string; most: number }
  /** A module of a two-stage paper has no questions. */
  | { is: 'moduleEmpty'; section: string; part: string }
  | { is: 'typeNotAllowed'; section: string; part: string; questionId: number; type: string }
  /** The question asks for a calculator, which the real exam does not have in this section. */
  | { is: 'calculatorForbidden'; section: string; questionId: number }
  /** The question, or its set, is in the paper twice. */
  | { is: 'twice'; questionId: number }
  | { is: 'empty' }
  | { is: 'count'; section: string; part: string; from: number; to: number; found: number };

/** Number of questions of a part over all its sets; null where the paper decides. */
export const getQuestionRange = ({ questions, sets }: PartRule): Range | null =>
  questions && { from: questions.from * sets.from, to: questions.to * sets.to };

function findPartProblems(from: PaperSection, section: string, rule: PartRule): PaperProblem[] {
  const questions = from.sets.flatMap((set) => set.questions);
  const wrongTypes = questions
    .filter((question) => rule.types.length > 0 && !rule.types.includes(question.type))
    .map((question) => ({
      is: 'typeNotAllowed' as const,
      section,
      part: rule.id,
      questionId: question.id,
      type: question.type,
    }));
  const usual = getQuestionRange(rule);
  const count = questions.length;
  const fits = !usual || (count >= usual.from && count <= usual.to);
  return fits ? wrongTypes : [...wrongTypes, { is: 'count', section, part: rule.id, ...usual, found: count }];
}

const calculators: readonly Tool[] = ['calculator', 'graphing-calculator'];

/** Practice is no section of an exam, and its questions may ask for what they need. */
const findForbiddenCalculators = (from: PaperSection, section: SectionRule, hasCalculator: boolean): PaperProblem[] => {
  const { id, tools, configurable, ownSettings } = section;
  if (configurable && !ownSettings && !section.parts.some((part) => part.ownSettings)) return [];
  if (hasCalculator || calculators.some((tool) => tools.includes(tool))) return [];
  return from.sets
    .flatMap(({ questions }) => questions)
    .filter(({ asksForCalculator }) => asksForCalculator)
    .map((question) => ({ is: 'calculatorForbidden', section: id, questionId: question.id }));
};

/** Questions that occur twice, and the first question of a set that does, of which the paper takes others each time. */
const findDuplicates = (paper: readonly PaperSection[]): PaperProblem[] => {
  const sets = paper.flatMap((from) => from.sets);
  const ids = sets.flatMap((set) => set.questions.map((question) => question.id));
  const isEarlier = (id: number, before: number): boolean => sets.slice(0, before).some((set) => set.id === id);
  const ofSets = sets.flatMap((set, index) => (isEarlier(set.id, index) ? (set.questions[0]?.id ?? []) : []));
  return [...new Set([...ids.filter((id, index) => ids.indexOf(id) !== index), ...ofSets])].map((questionId) => ({
    is: 'twice',
    questionId,
  }));
};

/** Whether the paper names a part, or all of a section with one part. */
const takesSettings = (section: SectionRule, part: string): boolean =>
  section.ownSettings !== undefined || section.parts.some(({ id, ownSettings }) => id === part && ownSettings);

/** Whether the paper chooses a calculator with a part: where parts have names of their own, with the router alone. */
const takesCalculator = (section: SectionRule, part: string): boolean =>
  section.ownSettings !== undefined || findTwoStageRule(section)?.router === part;

const findSettingsProblems = ({ settings }: PaperSection, section: SectionRule, part: string): PaperProblem[] => {
  if (!settings) return [];
  const { name, nameZh, calculator, cuts } = settings;
  const isPlain = name === null && nameZh === null && calculator === null && cuts;
  const isAllowed = takesSettings(section, part) && (calculator === null || takesCalculator(section, part));
  if (!isAllowed && !isPlain) return [{ is: 'settingsNotAllowed', section: section.id }];
  if (!cuts) return [];
  const rule = findTwoStageRule(section);
  if (rule?.router !== part) return [{ is: 'cutsNotAllowed', section: section.id }];
  if (rule.hasPointCuts) return [];
  return areCutsValid(cuts, rule.routes.length) ? [] : [{ is: 'cutsInvalid', section: section.id }];
};

/** Hundredths of points of a module that a machine marks. */
const sumMachinePoints = (module: PaperSection | undefined, usual: number): number =>
  (module?.sets ?? [])
    .flatMap(({ questions }) => questions)
    .reduce(
      (sum, { points, unscored, isMachineScored }) => sum + (unscored || !isMachineScored ? 0 : (points ?? usual)),
      0,
    );

/** What a paper lacks that sets the cuts of its two stages: a module without questions, cuts that are not there or do not fit. */
const findModuleProblems = (variant: Variant, paper: readonly PaperSection[]): PaperProblem[] =>
  variant.sections.flatMap((section): PaperProblem[] => {
    const rule = findTwoStageRule(section);
    if (!rule?.hasPointCuts) return [];
    const findModule = (part: string) => paper.find((from) => from.section === section.id && from.part === part);
    const empty = [rule.router, ...rule.routes.map(({ part }) => part)].filter(
      (part) => !findModule(part)?.sets.some(({ questions }) => questions.length > 0),
    );
    const router = findModule(rule.router);
    const most = sumMachinePoints(router, variant.scoring.answers.right);
    const isCut = arePointCutsValid(router?.settings?.cuts ?? [], rule.routes.length, most);
    const wrongCuts = { is: 'pointCutsInvalid' as const, section: section.id, part: rule.router, most };
    return [
      ...empty.map((part) => ({ is: 'moduleEmpty' as const, section: section.id, part })),
      ...(isCut || empty.includes(rule.router) ? [] : [wrongCuts]),
    ];
  });

/** Everything in a paper that its programme does not allow or expect. */
export function findPaperProblems(variant: Variant, paper: readonly PaperSection[]): PaperProblem[] {
  const problems = paper.flatMap((from): PaperProblem[] => {
    const section = variant.sections.find((candidate) => candidate.id === from.section);
    if (!section) return [{ is: 'unknownSection', section: from.section }];
    const part = from.part ?? section.parts[0]?.id ?? '';
    const hasCalculator = paper.some((place) => place.section === section.id && place.settings?.calculator);
    const rule = section.parts.find((candidate) => candidate.id === part);
    if (!rule) return [{ is: 'unknownPart', section: section.id, part }];
    return [
      ...findSettingsProblems(from, section, part),
      ...findPartProblems(from, section.id, rule),
      ...findForbiddenCalculators(from, section, hasCalculator),
    ];
  });
  const empty = paper.every((from) => from.sets.every((set) => set.questions.length === 0));
  if (empty) return [...problems, { is: 'empty' }];
  return [...problems, ...findModuleProblems(variant, paper), ...findDuplicates(paper)];
}

/** True when a paper with these problems can be assigned: an unusual count does not prevent it. */
export const canBeAssigned = (problems: readonly PaperProblem[]): boolean =>
  problems.every((problem) => problem.is === 'count');
