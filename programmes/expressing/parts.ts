import type { PartRule, Range, TaskRule, WindowRule } from '@inkstone/exam/blueprint';
import { failUnsupported, toPair, toSlug, type Fields } from './fields.ts';

const typesByFormat: Readonly<Record<string, readonly string[]>> = {
  choice: ['choice'],
  'multi-choice': ['multiple-choice'],
  'insert-text': ['insert-sentence'],
  'summary-6c3': ['prose-summary'],
  'category-table': ['category-table'],
  'match-table': ['matching-table'],
  order: ['ordering'],
  'grid-in': ['numeric-entry'],
  'text-entry': ['blanks'],
  'cloze-letters': ['complete-the-words'],
  'hot-text': ['select-text'],
  'inline-choice': ['inline-choice'],
  'extended-text': ['short-answer', 'code-picture'],
  'extended-text(code)': ['short-answer'],
  essay: ['essay', 'email-essay'],
  'speaking-timed': ['timed-speech'],
  'listen-repeat': ['repeat'],
  interview: ['interview-answer'],
  dictation: ['dictation'],
  'sentence-build': ['sentence-build'],
  'file-upload': ['file-upload'],
};

/** Types of a format such as `choice (~75%) | grid-in (~25%)`, with the usual shares where it names them. */
function readTypes(fields: Fields): Pick<PartRule, 'types' | 'usualShares'> {
  const format = fields.text('itemFormat');
  if (format === undefined) return { types: [] };
  const terms = format.split('|').map((term) => /^([a-z0-9-]+(?:\(code\))?)(?: \(~(\d+)%\))?$/.exec(term.trim()));
  const known = terms.map((term) => typesByFormat[term?.[1] ?? ''] ?? failUnsupported(fields.path, format));
  const shares = terms.flatMap((term, index): [string, number][] =>
    term?.[2] && known[index]?.[0] ? [[known[index][0], Number(term[2])]] : [],
  );
  return { types: known.flat(), ...(shares.length > 0 && { usualShares: Object.fromEntries(shares) }) };
}

const toRange = (from: number | undefined, to: number | undefined): Range | null =>
  from === undefined ? null : { from, to: to ?? from };

function readQuestions(fields: Fields): Range | null {
  const [most, mostPer] = [fields.number('itemsMax'), fields.number('itemsMaxPer')];
  return toRange(fields.number('items'), most ?? mostPer);
}

const readSets = (fields: Fields): Range =>
  toRange(fields.number('repeat'), fields.number('repeatMax')) ?? { from: 1, to: 1 };

const readPair = (fields: Fields, key: string): readonly [number, number | null] | undefined => {
  const [from, to] = fields.list(key);
  return typeof from === 'number' ? [from, typeof to === 'number' ? to : null] : undefined;
};

function readResponse(fields: Fields): WindowRule['responseSeconds'] {
  const steps = fields.list('responseSecondsSteps').filter((entry) => typeof entry === 'number');
  const value = fields.take('responseSeconds');
  if (steps.length > 0) return steps;
  if (typeof value === 'number' || value === undefined) return value;
  if (!Array.isArray(value)) return failUnsupported(fields.path, value);
  return { from: Number(value[0]), to: Number(value[1]) };
}

function readWindows(fields: Fields): WindowRule | undefined {
  const [read, readMost] = [fields.number('readSeconds'), fields.number('readSecondsMax')];
  const [prep, response, least] = [
    fields.number('prepSeconds'),
    readResponse(fields),
    fields.number('minResponseSeconds'),
  ];
  if ([read, prep, response].every((entry) => entry === undefined)) return undefined;
  return {
    ...(read !== undefined && { readSeconds: readMost === undefined ? read : { from: read, to: readMost } }),
    ...(prep !== undefined && { prepSeconds: prep }),
    ...(response !== undefined && { responseSeconds: response }),
    ...(least !== undefined && { leastResponseSeconds: least }),
  };
}

/** `Summarise 75 s`, `part A 300 s`, `(audio once)`, `5-6`, `3-4 blanks`. */
const parseStep = (text: unknown): NonNullable<PartRule['steps']>[number] => {
  const words = String(text);
  const [seconds, span] = [/(\d+) s$/.exec(words), /(\d+)-(\d+)/.exec(words)];
  return {
    name: toPair(words),
    ...(seconds && { seconds: Number(seconds[1]) }),
    ...(span && { questions: { from: Number(span[1]), to: Number(span[2]) } }),
    ...(words.includes('audio once') && { plays: 1 }),
  };
};

const hardClock = (seconds: number | Range) => ({ seconds, duringAudio: 'runs', atZero: 'closes' }) as const;

function readClocks(fields: Fields): Pick<PartRule, 'clock' | 'itemClock' | 'setClock'> {
  const [part, item] = [fields.number('seconds'), fields.number('secondsPerItem')];
  const set = fields.take('secondsPerSet');
  const span = Array.isArray(set) ? { from: Number(set[0]), to: Number(set[1]) } : undefined;
  return {
    ...(part !== undefined && { clock: hardClock(part) }),
    ...(item !== undefined && { itemClock: hardClock(item) }),
    ...(typeof set === 'number' && { setClock: hardClock(set) }),
    ...(span && { setClock: hardClock(span) }),
  };
}

function readDetails(fields: Fields): Partial<PartRule> {
  const points = fields.number('points') ?? fields.number('pointsEach');
  const [options, plays, pretest] = [fields.number('options'), fields.number('plays'), fields.number('pretest')];
  const [rows, weight, words] = [fields.number('rows'), fields.number('weight'), readPair(fields, 'suggestedWords')];
  const [textWords, steps] = [readPair(fields, 'textWords'), fields.list('subtasks')];
  return {
    ...(points !== undefined && { points: points * 100 }),
    ...(options !== undefined && { options }),
    ...(plays !== undefined && { plays }),
    ...(pretest !== undefined && { unscoredQuestions: pretest }),
    ...(rows !== undefined && { rubricRows: rows }),
    ...(weight !== undefined && { weight }),
    ...(words && { words: { from: words[0], to: words[1] } }),
    ...(textWords && { textWords: { from: textWords[0], to: textWords[1] ?? textWords[0] } }),
    ...(steps.length > 0 && { steps: steps.map(parseStep) }),
    ...(fields.flag('scored') === false && { unscored: true }),
  };
}

/** One part of the facts, and the module of an adaptive section that it belongs to. */
export interface ReadPart {
  part: PartRule;
  stage: string | undefined;
}

/** Reads one part; throws on unsupported facts. */
export function readPart(fields: Fields): ReadPart {
  const task = fields.text('task') ?? failUnsupported(fields.path, 'no task');
  const windows = readWindows(fields);
  const chosen = /[Cc]hoose (?:1|one) of (?:three|3|two)/.test(task);
  const part: PartRule = {
    id: toSlug(task),
    name: toPair(task),
    ...readTypes(fields),
    questions: readQuestions(fields),
    sets: readSets(fields),
    ...readClocks(fields),
    ...readDetails(fields),
    ...(windows && { windows }),
    ...(chosen && { choose: 1 }),
  };
  const stage = fields.text('stage');
  fields.ignore('itemsNote', 'itemsConfidence', 'timingConfidence', 'secondsConfidence');
  // A former rule.
  fields.ignore('minResponseSecondsOld');
  fields.finish();
  return { part, stage };
}

/** A module that mixes several kinds of tasks, as one part. */
export function mergeModule(id: string, parts: readonly PartRule[]): PartRule {
  const tasks = parts.map(({ name, types, questions, sets, plays, unscored, textWords }): TaskRule => ({
    name,
    types,
    questions: questions ?? failUnsupported(id, 'a module without counts'),
    sets,
    ...(plays !== undefined && { plays }),
    ...(unscored !== undefined && { unscored }),
    ...(textWords && { textWords }),
  }));
  const total = (end: keyof Range): number =>
    tasks.reduce((sum, { questions, sets }) => sum + questions[end] * sets[end], 0);
  const plays = parts.map((part) => part.plays).find((entry) => entry !== undefined);
  return {
    id,
    name: toPair(id),
    types: tasks.some((task) => task.types.length === 0) ? [] : [...new Set(tasks.flatMap((task) => task.types))],
    questions: { from: total('from'), to: total('to') },
    sets: { from: 1, to: 1 },
    ...(plays !== undefined && { plays }),
    tasks,
  };
}
