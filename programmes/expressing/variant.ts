import type { SectionRule, Tool, Variant } from '@inkstone/exam/blueprint';
import { cannotExpress, fieldsOf, named, slugOf } from './fields.ts';
import { scoringOf, type ReadScoring } from './scoring.ts';
import { sectionOf } from './sections.ts';

type Change = (section: SectionRule) => SectionRule;

const give =
  (tool: Tool, where: (section: SectionRule) => boolean = () => true): Change =>
  (section) =>
    where(section) && !section.tools.includes(tool) ? { ...section, tools: [...section.tools, tool] } : section;

const unchanged: Change = (section) => section;
const isMath = (section: SectionRule): boolean => section.skill === 'math';

const hideable =
  (untilSeconds: number): Change =>
  (section) => {
    const parts = section.parts.map((part) =>
      part.clock ? { ...part, clock: { ...part.clock, hideableUntilSeconds: untilSeconds } } : part,
    );
    return section.clock
      ? { ...section, parts, clock: { ...section.clock, hideableUntilSeconds: untilSeconds } }
      : { ...section, parts };
  };

/** Every tool that the facts name, and what it changes. */
const changes: Readonly<Record<string, Change>> = {
  flag: give('flag'),
  'mark for review': give('flag'),
  'option eliminator': give('eliminator'),
  'answer eliminator': give('eliminator'),
  'answer masking': give('masking'),
  highlighter: give('highlighter'),
  'annotate/highlight (R&W)': (section) => (isMath(section) ? section : give('notes')(give('highlighter')(section))),
  'line reader': give('line-reader'),
  'magnifier/zoom': give('zoom'),
  zoom: give('zoom'),
  'Desmos graphing calculator (all of Math)': give('graphing-calculator', isMath),
  'reference sheet (Math)': give('reference-sheet', isMath),
  'glossary words in reading': give('glossary', (section) => section.skill === 'reading'),
  'notes on paper': give('notes'),
  'note-taking': give('notes'),
  'headset check': give('headset-check'),
  'word count and cut/copy/paste (writing)': (section) =>
    section.skill === 'writing' ? { ...section, clipboard: true } : section,
  'review screen (reading)': (section) => (section.skill === 'reading' ? { ...section, reviewScreen: true } : section),
  'hide clock': hideable(0),
  'timer (hideable until 5 min left)': hideable(300),
  // A clock that shows is what every clock does.
  timer: unchanged,
  'module clock': unchanged,
};

/** The condition of a break names the section after it. */
const withConditions = (sections: readonly SectionRule[]): readonly SectionRule[] =>
  sections.map((section, index) => {
    const rule = section.breakAfter;
    if (rule?.onlyIfTaken === undefined) return section;
    const next = sections[index + 1] ?? cannotExpress(section.id, 'a break before nothing');
    return { ...section, breakAfter: { ...rule, onlyIfTaken: next.id } };
  });

/** What an entry lends to the next one of its programme. */
export interface Expressed {
  programme: string;
  variant: Variant;
  tools: readonly string[];
  skills: ReadScoring['skills'];
}

/** An entry of the facts in the blueprint language; throws on the first field that it has no word for. */
export function expressed(entry: unknown, before: Expressed | undefined): Expressed {
  const fields = fieldsOf(entry, 'entry');
  const programme = fields.text('program') ?? cannotExpress('entry', 'no program');
  const name = fields.text('variant') ?? cannotExpress(programme, 'no variant');
  const lent = before?.programme === programme ? before : undefined;
  const said = fields.list('tools').map(String);
  const tools = said.includes('as classic') ? (lent?.tools ?? cannotExpress(name, said)) : said;
  const read: SectionRule[] = [];
  for (const section of fields.objects('sections')) read.push(sectionOf(section, read.at(-1)));
  const sections = withConditions(read).map((section) =>
    tools.reduce((so, tool) => (changes[tool] ?? cannotExpress(name, tool))(so), section),
  );
  const scoring = fields.object('scoring') ?? cannotExpress(name, 'no scoring');
  const { scoring: rule, skills } = scoringOf(scoring, sections, lent?.skills ?? new Map());
  const appliesTo = fields.text('appliesTo');
  const total = fields.number('totalSeconds');
  fields.remarks('confidence', 'breakConfidence', 'notes', 'rubricConfidence', 'sources', 'specHooks');
  fields.done();
  const setUp = setUpOf(name, total, sections);
  const variant = {
    id: slugOf(name),
    name: named(name),
    sections,
    scoring: rule,
    rubrics: [],
    ...(appliesTo && { appliesTo }),
    ...(setUp > 0 && { setUpSeconds: setUp }),
  };
  return { programme, variant, tools, skills };
}

/** What a published total has beyond the sections' own published times: checks before the first clock. */
function setUpOf(name: string, total: number | undefined, sections: readonly SectionRule[]): number {
  if (total === undefined) return 0;
  const seconds = sections.map((section) => section.shownSeconds ?? section.clock?.seconds ?? 0);
  const sum = seconds.reduce<number>((so, it) => so + (typeof it === 'number' ? it : it.from), 0);
  return total >= sum ? total - sum : cannotExpress(name, { total, sum });
}
