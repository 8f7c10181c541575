import type { Blueprint, BoundBreak, BoundPart, BoundQuestion, BoundSection, Clock } from './bound-blueprint.ts';
import { findBreakAfter } from './navigation-units.ts';

/** Seconds with a percentage of them added, in whole seconds, rounded up. */
export const extendSeconds = (seconds: number, percent: number): number =>
  percent === 0 ? seconds : Math.ceil((seconds * (100 + percent)) / 100);

type Extend = (seconds: number) => number;

const sumOver = <Item>(items: readonly Item[], getSeconds: (item: Item) => number): number =>
  items.reduce((sum, item) => sum + getSeconds(item), 0);

const extendClock = (clock: Clock | null, extend: Extend): Clock | null =>
  clock && { ...clock, seconds: extend(clock.seconds) };

/**
 * An answer that only its clock would end may be ended once the exam's own time is over: nobody has to stay silent for
 * the time that was added.
 */
const extendWindows = (windows: NonNullable<BoundPart['windows']>, extend: Extend) => ({
  ...windows,
  readSeconds: extend(windows.readSeconds),
  prepSeconds: extend(windows.prepSeconds),
  responseSeconds: extend(windows.responseSeconds),
  leastResponseSeconds: windows.leastResponseSeconds ?? windows.responseSeconds,
});

const extendQuestion = (question: BoundQuestion, { windows }: BoundPart, extend: Extend): BoundQuestion => {
  const { responseSeconds } = question;
  if (responseSeconds === undefined) return question;
  const leastResponseSeconds = windows?.leastResponseSeconds ?? responseSeconds;
  return { ...question, responseSeconds: extend(responseSeconds), leastResponseSeconds };
};

const extendPart = (part: BoundPart, extend: Extend): BoundPart => ({
  ...part,
  clock: extendClock(part.clock, extend),
  setClock: extendClock(part.setClock, extend),
  itemClock: extendClock(part.itemClock, extend),
  windows: part.windows && extendWindows(part.windows, extend),
  sets: part.sets.map((set) => ({
    ...set,
    questions: set.questions.map((question) => extendQuestion(question, part, extend)),
  })),
});

/** A longer break that cannot be ended early may be ended once its own time is over. */
const extendBreak = (rule: BoundBreak, extend: Extend): BoundBreak => ({
  ...rule,
  seconds: extend(rule.seconds),
  ...(rule.endsEarly === false && { leastSeconds: rule.seconds }),
});

const getQuestionSeconds = (part: BoundPart, question: BoundQuestion): number => {
  if (part.itemClock) return part.itemClock.seconds;
  if (!part.windows) return 0;
  const { readSeconds, prepSeconds, responseSeconds } = part.windows;
  return readSeconds + prepSeconds + (question.responseSeconds ?? responseSeconds);
};

const getPartSeconds = (part: BoundPart): number =>
  part.clock?.seconds ??
  sumOver(
    part.sets,
    ({ questions }) => part.setClock?.seconds ?? sumOver(questions, (question) => getQuestionSeconds(part, question)),
  );

/** Seconds of the clocks of a section; of an adaptive one those of its router and of the longest further module. */
const getSectionSeconds = ({ clock, adaptive, parts }: BoundSection): number => {
  if (clock) return clock.seconds;
  if (adaptive?.kind !== 'two-stage') return sumOver(parts, getPartSeconds);
  const [routers, routes] = [
    parts.filter(({ id }) => id === adaptive.router),
    parts.filter(({ id }) => id !== adaptive.router),
  ];
  return sumOver(routers, getPartSeconds) + Math.max(0, ...routes.map(getPartSeconds));
};

const extendSection = (section: BoundSection, extend: Extend): BoundSection => {
  const longerSection = {
    ...section,
    clock: extendClock(section.clock, extend),
    readSeconds: section.readSeconds === null ? null : extend(section.readSeconds),
    breakAfter: section.breakAfter && extendBreak(section.breakAfter, extend),
    parts: section.parts.map((part) => extendPart(part, extend)),
  };
  const addedSeconds = getSectionSeconds(longerSection) - getSectionSeconds(section);
  return { ...longerSection, shownSeconds: section.shownSeconds === null ? null : section.shownSeconds + addedSeconds };
};

/**
 * The same rules for a student whose clocks are longer by a percentage: the clock of the exam, of each section, module,
 * task and question, the time to read, to prepare and to answer, and each break. Recordings and the number of plays are
 * content and stay.
 */
export const extendBlueprint = (blueprint: Blueprint, percent: number): Blueprint => {
  if (percent === 0) return blueprint;
  const extend: Extend = (seconds) => extendSeconds(seconds, percent);
  return {
    ...blueprint,
    extraTimePercent: percent,
    clock: extendClock(blueprint.clock, extend),
    sections: blueprint.sections.map((section) => extendSection(section, extend)),
  };
};

/** Seconds that all clocks and breaks of an attempt last at most, one after the other; 0 where nothing is timed. */
export const getTimedSeconds = (blueprint: Blueprint): number => {
  const { clock, sections } = blueprint;
  const working = clock?.seconds ?? sumOver(sections, getSectionSeconds);
  return working === 0 ? 0 : working + sumOver(sections, (section) => findBreakAfter(blueprint, section)?.seconds ?? 0);
};
