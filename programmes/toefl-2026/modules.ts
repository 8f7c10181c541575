import type { AdaptiveRule, ClockRule, LocalizedText, PartRule, Range, TaskRule } from '@inkstone/exam/blueprint';

const names: Readonly<Record<'router' | 'upper' | 'lower', LocalizedText>> = {
  router: { en: 'Module 1', zh: '第一模块' },
  upper: { en: 'Module 2, upper', zh: '第二模块（高阶）' },
  lower: { en: 'Module 2, lower', zh: '第二模块（基础）' },
};

/** As in the exam, students are not told which second module they have. */
const neutralModuleName: LocalizedText = { en: 'Module 2', zh: '第二模块' };

const buildClock = (seconds: ClockRule['seconds']): ClockRule => ({
  seconds,
  duringAudio: 'runs',
  atZero: 'closes',
  hideableUntilSeconds: 300,
});

/** A task of a number of sets and questions. */
export const task = (
  name: LocalizedText,
  rule: Pick<TaskRule, 'types'> & { questions: Range; sets: number; textWords?: Range },
): TaskRule => ({ ...rule, name, sets: { from: rule.sets, to: rule.sets } });

/** Experimental questions after all scored ones: up to a maximum, or none. */
export const trial = (most: number, types: readonly string[]): TaskRule => ({
  name: { en: 'Trial questions', zh: '试测题' },
  types,
  questions: { from: 0, to: most },
  sets: { from: 0, to: most },
  unscored: true,
});

const sumSets = (tasks: readonly TaskRule[], end: 'from' | 'to'): number =>
  tasks.reduce((sum, { questions, sets, unscored }) => sum + questions[end] * (unscored ? 1 : sets[end]), 0);

/** One module: its tasks in their order under one clock. */
export const buildModule = (
  id: keyof typeof names,
  rule: { seconds: ClockRule['seconds']; tasks: readonly TaskRule[]; questions?: Range } & Pick<
    PartRule,
    'plays' | 'pointsByType'
  >,
): PartRule => ({
  id,
  name: names[id],
  ...(id !== 'router' && { neutralName: neutralModuleName }),
  types: [...new Set(rule.tasks.flatMap(({ types }) => types))],
  questions: rule.questions ?? { from: sumSets(rule.tasks, 'from'), to: sumSets(rule.tasks, 'to') },
  sets: { from: 1, to: 1 },
  options: 4,
  ...(rule.plays !== undefined && { plays: rule.plays }),
  ...(rule.pointsByType && { pointsByType: rule.pointsByType }),
  clock: buildClock(rule.seconds),
  tasks: rule.tasks,
});

/** Three of five points lead to the harder module; the threshold is not published. */
export const adaptive: AdaptiveRule = {
  kind: 'two-stage',
  router: 'router',
  routes: [
    { part: 'upper', atLeastPercent: 60 },
    { part: 'lower', atLeastPercent: 0 },
  ],
  estimate: true,
};
