import type { Blueprint, BoundPart, BoundSection, BoundWindow, Comfort, WindowMode } from './bound-blueprint.ts';
import { isForwardOnly } from './navigation-units.ts';
import type { ExamWindowRules, SectionRule, Tool } from './types.ts';

/** The tools of every training window, whatever its exam; none of them answers a question. */
const trainingTools: readonly Tool[] = [
  'flag',
  'eliminator',
  'highlighter',
  'notes',
  'line-reader',
  'zoom',
  'glossary',
];

type ToolSection = Pick<SectionRule, 'id' | 'tools' | 'configurable'>;

/** The window of the real exam, for one variant. */
interface VariantWindow {
  rules: ExamWindowRules;
  variant: string;
}

/** The tools that a section has in a window as in the exam. */
export const listExamTools = (
  { id, tools, configurable }: ToolSection,
  { rules: { practice, lacks }, variant }: VariantWindow,
): readonly Tool[] => {
  const examTools = (configurable ? practice[id]?.tools : undefined) ?? tools;
  const lacking = new Set([...(lacks?.['*'] ?? []), ...(lacks?.[variant] ?? [])]);
  return examTools.filter((tool) => !lacking.has(tool));
};

const toExamSection = (section: BoundSection, examWindow: VariantWindow): BoundSection => {
  const { practice } = examWindow.rules;
  const navigation = (section.configurable && practice[section.id]?.navigation) || section.navigation;
  return {
    ...section,
    tools: listExamTools(section, examWindow),
    navigation,
    reviewScreen: section.reviewScreen && !isForwardOnly({ navigation }),
  };
};

/** A question with a clock or with phases of its own is over once it was left. */
const hasOwnTimes = ({ setClock, itemClock, windows }: BoundPart): boolean =>
  setClock !== null || itemClock !== null || windows !== null;

const canGoBack = (section: BoundSection): boolean => isForwardOnly(section) && !section.parts.some(hasOwnTimes);

const toTrainingSection = (section: BoundSection): BoundSection => ({
  ...section,
  tools: [...new Set([...section.tools, ...trainingTools])],
  ...(canGoBack(section) && { navigation: 'part', confirmAnswer: false }),
});

const hasFixedClock = ({ clock, sections }: Blueprint): boolean =>
  [clock, ...sections.flatMap((section) => [section.clock, ...section.parts.map((part) => part.clock)])].some(
    (rule) => rule !== null && rule.hideableUntilSeconds !== 0,
  );

const questionTypesWithOptions: readonly string[] = ['choice', 'multiple-choice'];

const hasOptions = ({ parts }: BoundSection): boolean =>
  parts.some(({ sets }) =>
    sets.some(({ questions }) => questions.some(({ type }) => questionTypesWithOptions.includes(type))),
  );

/** The sections to which training adds a tool. Options cannot be crossed out where there are none. */
const listLackingSections = (tool: Tool, { sections }: Blueprint, examWindow: VariantWindow): string[] =>
  sections
    .filter((section) => !listExamTools(section, examWindow).includes(tool))
    .filter((section) => tool !== 'eliminator' || hasOptions(section))
    .map(({ id }) => id);

/** What training adds, in the order of the tools, and where it adds a tool to some sections alone. */
const listComforts = (
  blueprint: Blueprint,
  examWindow: VariantWindow,
): Pick<BoundWindow, 'comforts' | 'comfortSections'> => {
  const { sections } = blueprint;
  const tools = trainingTools
    .map((tool) => ({ tool, lacking: listLackingSections(tool, blueprint, examWindow) }))
    .filter(({ lacking }) => lacking.length > 0);
  const partial = tools.filter(({ tool }) =>
    sections.some((section) => listExamTools(section, examWindow).includes(tool)),
  );
  const comforts: Comfort[] = [
    ...tools.map(({ tool }) => tool),
    ...(sections.some(canGoBack) ? (['back'] as const) : []),
    ...(hasFixedClock(blueprint) ? (['clock'] as const) : []),
    ...(examWindow.rules.hasKeys ? [] : (['keys'] as const)),
  ];
  if (partial.length === 0) return { comforts };
  return { comforts, comfortSections: Object.fromEntries(partial.map(({ tool, lacking }) => [tool, lacking])) };
};

/**
 * Adds the chosen window to the rules of an attempt: as in the exam, or with the comforts of training. Without a choice,
 * and for a programme that imitates no exam, the rules stay as they are.
 */
export const bindWindow = (
  blueprint: Blueprint,
  { rules, windowMode }: { rules: ExamWindowRules | undefined; windowMode: WindowMode | null | undefined },
): Blueprint => {
  if (!rules || !windowMode) return blueprint;
  const examWindow = { rules, variant: blueprint.variant };
  if (windowMode === 'training') {
    return {
      ...blueprint,
      window: {
        ...{ mode: 'training', language: null, hideableUntilSeconds: 0, hasKeys: true },
        ...listComforts(blueprint, examWindow),
      },
      sections: blueprint.sections.map(toTrainingSection),
    };
  }
  const { language, hideableUntilSeconds = null, hasKeys = false } = rules;
  return {
    ...blueprint,
    window: { mode: 'exam', language, hideableUntilSeconds, hasKeys, comforts: [] },
    sections: blueprint.sections.map((section) => toExamSection(section, examWindow)),
  };
};

/** Every clock could be hidden until so many seconds were left, before there was a choice of the window. */
const usualHideableUntil = 300;

/**
 * Until how many seconds left a clock may be hidden; null: it is always shown. As in the exam it is the clock's own
 * rule, in training it may be hidden at any time.
 */
export const getHideableUntil = (
  { window }: Pick<Blueprint, 'window'>,
  clock: { hideableUntilSeconds?: number | null | undefined } | undefined,
): number | null => {
  if (!window) return usualHideableUntil;
  return window.mode === 'training' ? 0 : (clock?.hideableUntilSeconds ?? window.hideableUntilSeconds);
};
