import { replay, emptyReplayState, type ReplayState } from './replay.ts';
import { maxPatchedLength, diffText, applyPatch, isPatchFor } from './text-patch.ts';
import type { BrowserEvent, WrittenEvent } from './wire.ts';

/** An answer as a journal has written it so far: the base of the next patch. */
export interface BaseText {
  value: unknown;
  /** Units written in patches since it was last written in full. */
  patchedLength: number;
}

// A shorter text is written in full: a patch would hardly be shorter.
const minPatchedLength = 400;
// Size of a patch without its inserted text.
const patchSize = 80;

/** The text of an answer that is a string or has a `text` field; null where there is none. */
export const findAnswerText = (value: unknown): string | null => {
  if (typeof value === 'string') return value;
  const isRecord = typeof value === 'object' && value !== null && 'text' in value;
  return isRecord && typeof value.text === 'string' ? value.text : null;
};

const withText = (value: unknown, text: string): unknown =>
  typeof value === 'object' && value !== null ? { ...value, text } : text;

const hasSameOtherFields = (first: unknown, second: unknown): boolean =>
  JSON.stringify(withText(first, '')) === JSON.stringify(withText(second, ''));

const removeInvalidCharacters = (text: string): string =>
  text.isWellFormed() && !text.includes('\0') ? text : text.toWellFormed().replaceAll('\0', '');

/**
 * Removes lone surrogates and NUL, which PostgreSQL cannot store; a lone surrogate can occur while a key is being
 * typed.
 */
export const toWellFormedJson = (value: unknown): unknown => {
  if (typeof value === 'string') return removeInvalidCharacters(value);
  if (Array.isArray(value)) return value.map(toWellFormedJson);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [removeInvalidCharacters(name), toWellFormedJson(part)]),
  );
};

/** Whether an answer is long enough to be patched. */
export const isPatchable = (value: unknown): boolean => (findAnswerText(value)?.length ?? 0) >= minPatchedLength;

/**
 * Encodes an answer relative to its last written form: in full where there was none, where more than the text changed,
 * where it is too short or too long to patch, and once the patches have grown longer than the text, so that reading
 * stays cheap.
 */
export function encodeAnswer(
  before: BaseText | undefined,
  event: Extract<BrowserEvent, { kind: 'answered' }>,
): { event: Extract<WrittenEvent, { kind: 'answered' | 'patched' }>; baseText: BaseText } {
  const { questionId } = event;
  const value = toWellFormedJson(event.value);
  const full = { event: { ...event, value }, baseText: { value, patchedLength: 0 } };
  const [from, to] = [findAnswerText(before?.value), findAnswerText(value)];
  if (!before || from === null || to === null || to.length < minPatchedLength) return full;
  if (Math.max(from.length, to.length) > maxPatchedLength || !hasSameOtherFields(before.value, value)) return full;
  const patch = diffText(from, to);
  const patchedLength = before.patchedLength + patchSize + patch.insert.length;
  return patchedLength > to.length
    ? full
    : { event: { kind: 'patched', questionId, patch }, baseText: { value, patchedLength } };
}

/** Applies an event to an answer; a patch is applied without checking that it fits. */
export function applyToAnswer(value: unknown, event: WrittenEvent): unknown {
  if (event.kind === 'patched') return withText(value, applyPatch(findAnswerText(value) ?? '', event.patch));
  if (!('questionId' in event)) return value;
  const { questionId } = event;
  return replay([event], { ...emptyReplayState, answers: { [questionId]: value } }).answers[questionId];
}

/** The base text after one more event. */
export const updateBaseText = (before: BaseText | undefined, event: WrittenEvent): BaseText => {
  const value = applyToAnswer(before?.value, event);
  if (event.kind === 'patched')
    return { value, patchedLength: (before?.patchedLength ?? 0) + patchSize + event.patch.insert.length };
  return { value, patchedLength: event.kind === 'answered' ? 0 : (before?.patchedLength ?? 0) };
};

/** True for an event that writes an answer. */
export const isAnswerEvent = (event: WrittenEvent): event is Extract<WrittenEvent, { questionId: number }> =>
  event.kind === 'answered' || event.kind === 'patched' || event.kind === 'recording-saved';

type Expanded<Item> = Item & { event: BrowserEvent };

/** Units read to apply a patch, or to find that it does not fit; used to bound the work. */
function countPatchUnits(answers: ReplayState['answers'], event: WrittenEvent): number {
  if (event.kind !== 'patched') return 0;
  const before = answers[event.questionId];
  const text = findAnswerText(before) ?? '';
  const { length, insert } = event.patch;
  if (text.length !== length) return 0;
  const isAlone = typeof before !== 'object' || before === null;
  return length + insert.length + (isAlone ? 0 : JSON.stringify(withText(before, '')).length);
}

/** One event with its answer in full, and the answers after it; null where a patch does not fit. */
function expandEvent<Item extends { event: WrittenEvent }>(answers: ReplayState['answers'], item: Item) {
  const { event } = item;
  if (!isAnswerEvent(event)) return { answers, whole: { ...item, event } as Expanded<Item> };
  const { questionId } = event;
  const before = answers[questionId];
  if (event.kind === 'patched' && !isPatchFor(findAnswerText(before) ?? '', event.patch)) return null;
  const value = applyToAnswer(before, event);
  const expandedEvent: BrowserEvent = event.kind === 'patched' ? { kind: 'answered', questionId, value } : event;
  return { answers: { ...answers, [questionId]: value }, whole: { ...item, event: expandedEvent } as Expanded<Item> };
}

/**
 * Expands patches to full answers, in order, starting from the answers before. Stops before the first patch that does
 * not fit and reports its question. Also stops before the patch that would exceed `mostUnits` of expanded text: each
 * patch, however small, expands to a full text.
 */
export function expandPatches<Item extends { event: WrittenEvent }>(
  items: readonly Item[],
  answers: ReplayState['answers'],
  mostUnits = Infinity,
): { whole: Expanded<Item>[]; misfit: number | null } {
  let values = answers;
  let units = 0;
  const expanded: Expanded<Item>[] = [];
  for (const item of items) {
    units += countPatchUnits(values, item.event);
    if (units > mostUnits) break;
    const next = expandEvent(values, item);
    if (!next) return { whole: expanded, misfit: 'questionId' in item.event ? item.event.questionId : null };
    values = next.answers;
    expanded.push(next.whole);
  }
  return { whole: expanded, misfit: null };
}

/**
 * Expands a journal on its own, skipping patches of unknown texts. Yields one by one, since all together may be
 * thousands of full texts; `within` says what to do when there are too many.
 */
export function* expandFittingPatches<Item extends { event: WrittenEvent }>(
  items: readonly Item[],
  within?: { units: number; orElse: () => never },
): Generator<Expanded<Item>, void> {
  let values: ReplayState['answers'] = {};
  let units = 0;
  for (const item of items) {
    units += countPatchUnits(values, item.event);
    if (within && units > within.units) within.orElse();
    const next = expandEvent(values, item);
    if (!next) continue;
    values = next.answers;
    yield next.whole;
  }
}
