import type { BreakRule, ClockRule, PartRule, SectionRule, Tool, Variant, WindowRule } from '@inkstone/exam/blueprint';

/** A way in which a programme could leave its exam, and the fact that it breaks. */
interface Deviation {
  deviation: string;
  programme: string;
  variant: string;
  /** Id of the fact. */
  breaks: string;
  change: (variant: Variant) => Variant;
}

const inSection =
  (id: string, change: (section: SectionRule) => Partial<SectionRule>) =>
  (variant: Variant): Variant => ({
    ...variant,
    sections: variant.sections.map((section) => (section.id === id ? { ...section, ...change(section) } : section)),
  });

const inPart = (section: string, id: string, change: (part: PartRule) => Partial<PartRule>) =>
  inSection(section, ({ parts }) => ({
    parts: parts.map((part) => (part.id === id ? { ...part, ...change(part) } : part)),
  }));

const withTool = (section: string, tool: Tool) => inSection(section, ({ tools }) => ({ tools: [...tools, tool] }));
const withoutTool = (section: string, tool: Tool) =>
  inSection(section, ({ tools }) => ({ tools: tools.filter((candidate) => candidate !== tool) }));

const withBreak = (section: string, rule: Partial<BreakRule>) =>
  inSection(section, ({ breakAfter }) => (breakAfter ? { breakAfter: { ...breakAfter, ...rule } } : {}));

const withClock = (section: string, rule: Partial<ClockRule>) =>
  inSection(section, ({ clock }) => (clock ? { clock: { ...clock, ...rule } } : {}));

const withPartClock = (section: string, id: string, rule: Partial<ClockRule>) =>
  inPart(section, id, ({ clock }) => (clock ? { clock: { ...clock, ...rule } } : {}));

const withWindows = (section: string, id: string, rule: Partial<WindowRule>) =>
  inPart(section, id, ({ windows }) => ({ windows: { ...windows, ...rule } }));

const reversed = (variant: Variant): Variant => ({ ...variant, sections: variant.sections.toReversed() });

const withAnswers =
  (answers: Partial<Variant['scoring']['answers']>) =>
  ({ scoring, ...variant }: Variant): Variant => ({
    ...variant,
    scoring: { ...scoring, answers: { ...scoring.answers, ...answers } },
  });

const withTotal =
  (total: Partial<Variant['scoring']['total']>) =>
  ({ scoring, ...variant }: Variant): Variant => ({
    ...variant,
    scoring: { ...scoring, total: { ...scoring.total, ...total } },
  });

const sat = { programme: 'sat', variant: 'digital' };

export const deviations: readonly Deviation[] = [
  { ...sat, deviation: 'Math comes first', breaks: 'sections', change: reversed },
  {
    ...sat,
    deviation: 'the easier module is the first choice',
    breaks: 'two-modules',
    change: inSection('math', ({ adaptive }) =>
      adaptive?.kind === 'two-stage' ? { adaptive: { ...adaptive, routes: adaptive.routes.toReversed() } } : {},
    ),
  },
  {
    ...sat,
    deviation: 'a module says that it is the harder one',
    breaks: 'module-not-named',
    change: inPart('math', 'module-2-harder', ({ name }) => ({ neutralName: name })),
  },
  {
    ...sat,
    deviation: 'a module of Math has 32 minutes',
    breaks: 'math-clock',
    change: withPartClock('math', 'module-1', { seconds: 1920 }),
  },
  {
    ...sat,
    deviation: 'the clock cannot be hidden',
    breaks: 'clock-value',
    change: inPart('math', 'module-1', ({ clock }) =>
      clock ? { clock: { seconds: clock.seconds, duringAudio: 'runs', atZero: 'closes' } } : {},
    ),
  },
  {
    ...sat,
    deviation: 'the break may be ended early',
    breaks: 'break-length',
    change: withBreak('reading-writing', { endsEarly: true }),
  },
  {
    ...sat,
    deviation: 'one may go back to the first module',
    breaks: 'inside-module',
    change: inSection('math', () => ({ navigation: 'section' })),
  },
  { ...sat, deviation: 'a wrong answer costs a quarter', breaks: 'no-penalty', change: withAnswers({ wrong: -25 }) },
  { ...sat, deviation: 'the total ends at 2400', breaks: 'total', change: withTotal({ most: 2400 }) },
  {
    ...{ programme: 'sat', variant: 'digital', deviation: 'Reading and Writing has five options' },
    breaks: 'verbal-questions',
    change: inPart('reading-writing', 'module-1', () => ({ options: 5 })),
  },
  {
    ...{ programme: 'act', variant: 'enhanced', deviation: 'a sheet of formulas in Math' },
    breaks: 'no-sheet',
    change: withTool('math', 'reference-sheet'),
  },
  {
    ...{ programme: 'act', variant: 'enhanced', deviation: 'English has the 45 minutes of before' },
    breaks: 'enhanced-clocks',
    change: withClock('english', { seconds: 2700 }),
  },
  {
    ...{ programme: 'act', variant: 'enhanced', deviation: 'Science counts in the composite' },
    breaks: 'enhanced-composite',
    change: withTotal({ of: ['english', 'math', 'reading', 'science'] }),
  },
  {
    ...{ programme: 'ap', variant: 'calculus-ab', deviation: 'a calculator in the part without one' },
    breaks: 'calculus-no-calculator',
    change: withTool('choice-no-calculator', 'graphing-calculator'),
  },
  {
    ...{ programme: 'ap', variant: 'us-history', deviation: 'both short answers are asked for' },
    breaks: 'history-short',
    change: inPart('short-answer', 'chosen', () => ({ choose: 2 })),
  },
  {
    ...{ programme: 'ap', variant: 'computer-science-principles', deviation: 'the own project cannot be looked at' },
    breaks: 'principles-reference',
    change: withoutTool('free-response', 'project-reference'),
  },
  {
    ...{ programme: 'amc', variant: 'amc-12', deviation: 'a blank earns nothing' },
    breaks: 'points-10-12',
    change: withAnswers({ blank: 0 }),
  },
  {
    ...{ programme: 'ssat', variant: 'upper', deviation: 'a break cannot be ended early' },
    breaks: 'breaks',
    change: withBreak('reading', { endsEarly: false }),
  },
  {
    ...{ programme: 'ssat', variant: 'upper', deviation: 'the trial section counts' },
    breaks: 'unscored',
    change: inSection('experimental', () => ({ unscored: false })),
  },
  {
    ...{ programme: 'toefl-2026', variant: 'toefl-2026', deviation: 'time to prepare before a sentence is repeated' },
    breaks: 'repeat',
    change: withWindows('speaking', 'repeat', { prepSeconds: 15 }),
  },
  {
    ...{ programme: 'toefl-2026', variant: 'toefl-2026', deviation: 'recordings play twice' },
    breaks: 'listening-once',
    change: inPart('listening', 'router', () => ({ plays: 2 })),
  },
  {
    ...{ programme: 'toefl-2023', variant: 'toefl-2023', deviation: 'the clock runs while a recording plays' },
    breaks: 'clock-stops',
    change: withPartClock('listening', 'part-1', { duringAudio: 'runs' }),
  },
  {
    ...{ programme: 'toefl-2023', variant: 'toefl-2023', deviation: 'a break after Listening' },
    breaks: 'no-break',
    change: inSection('listening', () => ({ breakAfter: { seconds: 600, endsEarly: true, ends: 'atOnce' } })),
  },
  {
    ...{ programme: 'duolingo', variant: 'july-2025', deviation: 'questions can be flagged' },
    breaks: 'no-flag',
    change: withTool('graded', 'flag'),
  },
  {
    ...{ programme: 'duolingo', variant: 'july-2025', deviation: 'ten seconds for each word' },
    breaks: 'read-and-select',
    change: inPart('graded', 'read-and-select', ({ itemClock }) =>
      itemClock ? { itemClock: { ...itemClock, seconds: 10 } } : {},
    ),
  },
];
