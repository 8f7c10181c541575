import type { SectionRule, Tool, Variant } from '@inkstone/exam/blueprint';
import { failUnsupported, readFields, toPair, toSlug } from './fields.ts';
import { readScoring, type ReadScoring } from './scoring.ts';
import { readSection } from './sections.ts';

type Change = (section: SectionRule) => SectionRule;

const withChange =
  (tool: Tool, where: (section: SectionRule) => boolean = () => true): Change =>
  (section) =>
    where(section) && !section.tools.includes(tool) ? { ...section, tools: [...section.tools, tool] } : section;

const identity: Change = (section) => section;
const isMath = (section: SectionRule): boolean => section.skill === 'math';

const withHideableClock =
  (untilSeconds: number): Change =>
  (section) => {
    const parts = section.parts.map((part) =>
      part.clock ? { ...part, clock: { ...part.clock, hideableUntilSeconds: untilSeconds } } : part,
    );
    return section.clock
      ? { ...section, parts, clock: { ...section.clock, hideableUntilSeconds: untilSeconds } }
      : { ...section, parts };
  };

/** Every tool of the facts, and its change to a section. */
const changes: Readonly<Record<string, Change>> = {
  flag: withChange('flag'),
  'mark for review': withChange('flag'),
  'option eliminator': withChange('eliminator'),
  'answer eliminator': withChange('eliminator'),
  'answer masking': withChange('masking'),
  highlighter: withChange('highlighter'),
  'annotate/highlight (R&W)': (section) =>
    isMath(section) ? section : withChange('notes')(withChange('highlighter')(section)),
  'line reader': withChange('line-reader'),
  'magnifier/zoom': withChange('zoom'),
  zoom: withChange('zoom'),
  'Desmos graphing calculator (all of Math)': withChange('graphing-calculator', isMath),
  'reference sheet (Math)': withChange('reference-sheet', isMath),
  'glossary words in reading': withChange('glossary', (section) => section.skill === 'reading'),
  'notes on paper': withChange('notes'),
  'note-taking': withChange('notes'),
  'headset check': withChange('headset-check'),
  'word count and cut/copy/paste (writing)': (section) =>
    section.skill === 'writing' ? { ...section, clipboard: true } : section,
  'review screen (reading)': (section) => (section.skill === 'reading' ? { ...section, reviewScreen: true } : section),
  'hide clock': withHideableClock(0),
  'timer (hideable until 5 min left)': withHideableClock(300),
  // Every clock is visible by default.
  timer: identity,
  'module clock': identity,
};

/** The condition of a break names the section after it. */
const withConditions = (sections: readonly SectionRule[]): readonly SectionRule[] =>
  sections.map((section, index) => {
    const rule = section.breakAfter;
    if (rule?.onlyIfTaken === undefined) return section;
    const next = sections[index + 1] ?? failUnsupported(section.id, 'a break before nothing');
    return { ...section, breakAfter: { ...rule, onlyIfTaken: next.id } };
  });

/** A parsed entry, whose tables the next one of its programme may reuse. */
export interface ParsedEntry {
  programme: string;
  variant: Variant;
  tools: readonly string[];
  skills: ReadScoring['skills'];
}

/** Converts an entry of the facts to a variant; throws on the first unsupported field. */
export function parseEntry(entry: unknown, before: ParsedEntry | undefined): ParsedEntry {
  const fields = readFields(entry, 'entry');
  const programme = fields.text('program') ?? failUnsupported('entry', 'no program');
  const name = fields.text('variant') ?? failUnsupported(programme, 'no variant');
  const lent = before?.programme === programme ? before : undefined;
  const toolNames = fields.list('tools').map(String);
  const tools = toolNames.includes('as classic') ? (lent?.tools ?? failUnsupported(name, toolNames)) : toolNames;
  const read: SectionRule[] = [];
  for (const section of fields.objects('sections')) read.push(readSection(section, read.at(-1)));
  const sections = withConditions(read).map((section) =>
    tools.reduce((so, tool) => (changes[tool] ?? failUnsupported(name, tool))(so), section),
  );
  const scoring = fields.object('scoring') ?? failUnsupported(name, 'no scoring');
  const { scoring: rule, skills } = readScoring(scoring, sections, lent?.skills ?? new Map());
  const appliesTo = fields.text('appliesTo');
  const total = fields.number('totalSeconds');
  fields.ignore('confidence', 'breakConfidence', 'notes', 'rubricConfidence', 'sources', 'specHooks');
  fields.finish();
  const setUp = computeSetUpSeconds(name, total, sections);
  const variant = {
    id: toSlug(name),
    name: toPair(name),
    sections,
    scoring: rule,
    rubrics: [],
    ...(appliesTo && { appliesTo }),
    ...(setUp > 0 && { setUpSeconds: setUp }),
  };
  return { programme, variant, tools, skills };
}

/** The part of a published total beyond the sections' times: checks before the first clock. */
function computeSetUpSeconds(name: string, total: number | undefined, sections: readonly SectionRule[]): number {
  if (total === undefined) return 0;
  const seconds = sections.map((section) => section.shownSeconds ?? section.clock?.seconds ?? 0);
  const sum = seconds.reduce<number>((so, value) => so + (typeof value === 'number' ? value : value.from), 0);
  return total >= sum ? total - sum : failUnsupported(name, { total, sum });
}
