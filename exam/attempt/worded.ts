import { replay, nothingSeen, type Seen } from './replay.ts';
import { mostPatched, patchBetween, patchedText, patchFits } from './text-patch.ts';
import type { BrowserEvent, WrittenEvent } from './wire.ts';

/** An answer as a journal has written it so far. */
export interface Worded {
  value: unknown;
  /** Units said in patches since it was last written whole. */
  grown: number;
}

// A shorter text is written whole: the change would hardly be shorter.
const leastText = 400;
// What a patch says beside the text that it puts in.
const patchSize = 80;

/** The text of an answer that is a text, or that has one beside other fields; null where there is none. */
export const textIn = (value: unknown): string | null => {
  if (typeof value === 'string') return value;
  const isRecord = typeof value === 'object' && value !== null && 'text' in value;
  return isRecord && typeof value.text === 'string' ? value.text : null;
};

const withText = (value: unknown, text: string): unknown =>
  typeof value === 'object' && value !== null ? { ...value, text } : text;

const isSameBeside = (one: unknown, other: unknown): boolean =>
  JSON.stringify(withText(one, '')) === JSON.stringify(withText(other, ''));

const cleaned = (text: string): string =>
  text.isWellFormed() && !text.includes('\0') ? text : text.toWellFormed().replaceAll('\0', '');

/** Half of a pair is nothing that can be kept, wherever it stands: it comes while a key is still being typed. */
export const wellFormed = (value: unknown): unknown => {
  if (typeof value === 'string') return cleaned(value);
  if (Array.isArray(value)) return value.map(wellFormed);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [cleaned(name), wellFormed(part)]));
};

/** Whether an answer is long enough to be patched afterwards. */
export const isPatchable = (value: unknown): boolean => (textIn(value)?.length ?? 0) >= leastText;

/**
 * How an answer is written after what was written of it before: whole where nothing was, where more than its text has
 * changed, where it is short or longer than any that is patched, and once the patches have grown past the text, so that
 * reading them stays cheap.
 */
export function wordedAfter(
  before: Worded | undefined,
  event: Extract<BrowserEvent, { kind: 'answered' }>,
): { event: Extract<WrittenEvent, { kind: 'answered' | 'patched' }>; worded: Worded } {
  const { questionId } = event;
  const value = wellFormed(event.value);
  const whole = { event: { ...event, value }, worded: { value, grown: 0 } };
  const [from, to] = [textIn(before?.value), textIn(value)];
  if (!before || from === null || to === null || to.length < leastText) return whole;
  if (Math.max(from.length, to.length) > mostPatched || !isSameBeside(before.value, value)) return whole;
  const patch = patchBetween(from, to);
  const grown = before.grown + patchSize + patch.insert.length;
  return grown > to.length ? whole : { event: { kind: 'patched', questionId, patch }, worded: { value, grown } };
}

/** The answer after an event that says something of it; a patch is put in whether or not it was made for this text. */
export function valueAfter(value: unknown, event: WrittenEvent): unknown {
  if (event.kind === 'patched') return withText(value, patchedText(textIn(value) ?? '', event.patch));
  if (!('questionId' in event)) return value;
  const { questionId } = event;
  return replay([event], { ...nothingSeen, answers: { [questionId]: value } }).answers[questionId];
}

/** What was written of an answer, one event later. */
export const wordedWith = (before: Worded | undefined, event: WrittenEvent): Worded => {
  const value = valueAfter(before?.value, event);
  if (event.kind === 'patched') return { value, grown: (before?.grown ?? 0) + patchSize + event.patch.insert.length };
  return { value, grown: event.kind === 'answered' ? 0 : (before?.grown ?? 0) };
};

/** True for an event that says something of an answer. */
export const isOfAnswer = (event: WrittenEvent): event is Extract<WrittenEvent, { questionId: number }> =>
  event.kind === 'answered' || event.kind === 'patched' || event.kind === 'recording-saved';

type Whole<Item> = Item & { event: BrowserEvent };

/** Units that are gone through to put a patch in, or to find that it was made for another text. */
function unitsRead(answers: Seen['answers'], event: WrittenEvent): number {
  if (event.kind !== 'patched') return 0;
  const before = answers[event.questionId];
  const text = textIn(before) ?? '';
  const { length, insert } = event.patch;
  if (text.length !== length) return 0;
  const isAlone = typeof before !== 'object' || before === null;
  return length + insert.length + (isAlone ? 0 : JSON.stringify(withText(before, '')).length);
}

/** One event with its answer whole, and the answers after it; null where a patch was not made for the text it meets. */
function wholeAfter<Item extends { event: WrittenEvent }>(answers: Seen['answers'], item: Item) {
  const { event } = item;
  if (!isOfAnswer(event)) return { answers, whole: { ...item, event } as Whole<Item> };
  const { questionId } = event;
  const before = answers[questionId];
  if (event.kind === 'patched' && !patchFits(textIn(before) ?? '', event.patch)) return null;
  const value = valueAfter(before, event);
  const said: BrowserEvent = event.kind === 'patched' ? { kind: 'answered', questionId, value } : event;
  return { answers: { ...answers, [questionId]: value }, whole: { ...item, event: said } as Whole<Item> };
}

/**
 * The events of a journal with every answer whole, in their order, from the answers that were written before them. Ends
 * before the first patch that was not made for the text it meets; that one's question is told. Ends also before the patch
 * with which more than `mostUnits` would be made whole: each patch, however small, comes to a whole text.
 */
export function madeWhole<Item extends { event: WrittenEvent }>(
  items: readonly Item[],
  answers: Seen['answers'],
  mostUnits = Infinity,
): { whole: Whole<Item>[]; misfit: number | null } {
  let values = answers;
  let units = 0;
  const whole: Whole<Item>[] = [];
  for (const item of items) {
    units += unitsRead(values, item.event);
    if (units > mostUnits) break;
    const next = wholeAfter(values, item);
    if (!next) return { whole, misfit: 'questionId' in item.event ? item.event.questionId : null };
    values = next.answers;
    whole.push(next.whole);
  }
  return { whole, misfit: null };
}

/**
 * The events of a journal that stands by itself, every answer whole; patches of unknown texts are left out. Given one by
 * one, since all of them together may be thousands of whole texts; `within` says what happens once they are too many.
 */
export function* wholeWhereFits<Item extends { event: WrittenEvent }>(
  items: readonly Item[],
  within?: { units: number; orElse: () => never },
): Generator<Whole<Item>, void> {
  let values: Seen['answers'] = {};
  let units = 0;
  for (const item of items) {
    units += unitsRead(values, item.event);
    if (within && units > within.units) within.orElse();
    const next = wholeAfter(values, item);
    if (!next) continue;
    values = next.answers;
    yield next.whole;
  }
}
