import type { PaperSection } from './bound-blueprint.ts';
import { areCutsValid, findTwoStageRule } from './routing-table.ts';
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
const findForbiddenCalculators = (from: PaperSection, section: SectionRule): PaperProblem[] => {
  const { id, tools, configurable, ownSettings } = section;
  if (configurable && !ownSettings) return [];
  if (from.settings?.calculator || calculators.some((tool) => tools.includes(tool))) return [];
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

const findSettingsProblems = ({ settings }: PaperSection, section: SectionRule, part: string): PaperProblem[] => {
  if (!settings) return [];
  const { name, nameZh, calculator, cuts } = settings;
  const isPlain = name === null && nameZh === null && calculator === null && cuts;
  if (!section.ownSettings && !isPlain) return [{ is: 'settingsNotAllowed', section: section.id }];
  if (!cuts) return [];
  const rule = findTwoStageRule(section);
  if (rule?.router !== part) return [{ is: 'cutsNotAllowed', section: section.id }];
  return areCutsValid(cuts, rule.routes.length) ? [] : [{ is: 'cutsInvalid', section: section.id }];
};

/** Everything in a paper that its programme does not allow or expect. */
export function findPaperProblems(variant: Variant, paper: readonly PaperSection[]): PaperProblem[] {
  const problems = paper.flatMap((from): PaperProblem[] => {
    const section = variant.sections.find((candidate) => candidate.id === from.section);
    if (!section) return [{ is: 'unknownSection', section: from.section }];
    const part = from.part ?? section.parts[0]?.id ?? '';
    const rule = section.parts.find((candidate) => candidate.id === part);
    if (!rule) return [{ is: 'unknownPart', section: section.id, part }];
    return [
      ...findSettingsProblems(from, section, part),
      ...findPartProblems(from, section.id, rule),
      ...findForbiddenCalculators(from, section),
    ];
  });
  const empty = paper.every((from) => from.sets.every((set) => set.questions.length === 0));
  return [...problems, ...findDuplicates(paper), ...(empty ? [{ is: 'empty' as const }] : [])];
}

/** True when a paper with these problems can be assigned: an unusual count does not prevent it. */
export const canBeAssigned = (problems: readonly PaperProblem[]): boolean =>
  problems.every((problem) => problem.is === 'count');
