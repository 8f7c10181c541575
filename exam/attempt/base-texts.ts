import type { BrowserEvent, WrittenEvent } from './wire.ts';
import {
  isAnswerEvent,
  isPatchable,
  encodeAnswer,
  updateBaseText,
  toWellFormedJson,
  type BaseText,
} from './text-patching.ts';

/**
 * Long texts by question, as a journal has written them; short ones are left out because they are always written in
 * full.
 */
export type BaseTexts = Readonly<Record<number, BaseText>>;

/** Long texts by question after the last entry of a journal, and before the last entry that wrote each. */
export type TextTips = Readonly<Record<number, { before: BaseText | undefined; after: BaseText | undefined }>>;

const keepPatchable = (worded: BaseText | undefined): BaseText | undefined =>
  worded && isPatchable(worded.value) ? worded : undefined;

/** The texts when nothing has been written after them. */
export const toTextTips = (wordings: BaseTexts): TextTips =>
  Object.fromEntries(Object.entries(wordings).map(([id, worded]) => [id, { before: worded, after: worded }]));

/** The texts after one more event. */
export function updateTextTips(tips: TextTips, event: WrittenEvent): TextTips {
  if (!isAnswerEvent(event)) return tips;
  const { questionId } = event;
  const before = tips[questionId]?.after;
  return { ...tips, [questionId]: { before, after: keepPatchable(updateBaseText(before, event)) } };
}

/** The texts after some events. */
export function updateBaseTexts(wordings: BaseTexts, events: readonly WrittenEvent[]): BaseTexts {
  if (!events.some(isAnswerEvent)) return wordings;
  const tips = events.reduce(updateTextTips, toTextTips(wordings));
  return Object.fromEntries(Object.entries(tips).flatMap(([id, { after }]) => (after ? [[id, after]] : [])));
}

/** Encodes an event, and gives the texts after it; `isTypedOn` where it replaces the last entry. */
export function encodeEvent(
  tips: TextTips,
  event: BrowserEvent,
  isTypedOn: boolean,
): { event: WrittenEvent; tips: TextTips } {
  if (event.kind === 'annotated')
    return { event: { ...event, note: toWellFormedJson(event.note) as typeof event.note }, tips };
  if (event.kind !== 'answered') return { event, tips: updateTextTips(tips, event) };
  const { questionId } = event;
  const tip = tips[questionId];
  const before = isTypedOn ? tip?.before : tip?.after;
  const next = encodeAnswer(before, event);
  return { event: next.event, tips: { ...tips, [questionId]: { before, after: keepPatchable(next.worded) } } };
}

/** Each event with its base text; null for events that write no answer. */
function foldBaseTexts<Item extends { event: WrittenEvent }>(items: readonly Item[], wordings: BaseTexts) {
  const known = new Map(Object.entries(wordings));
  return items.map((item) => {
    const { event } = item;
    if (!isAnswerEvent(event)) return { item, worded: null };
    const place = String(event.questionId);
    const worded = updateBaseText(known.get(place), event);
    known.set(place, worded);
    return { item, worded };
  });
}

const toFullEvent = (event: WrittenEvent, worded: BaseText | null): BrowserEvent =>
  event.kind === 'patched' ? { kind: 'answered', questionId: event.questionId, value: worded?.value ?? null } : event;

/** Events with all answers in full. */
export const expandAll = <Item extends { event: WrittenEvent }>(
  items: readonly Item[],
  wordings: BaseTexts,
): (Item & { event: BrowserEvent })[] =>
  foldBaseTexts(items, wordings).map(({ item, worded }) => ({ ...item, event: toFullEvent(item.event, worded) }));

/** Events with the first one for each text in full, so that they depend on nothing before them. */
export function expandFirstPatches<Item extends { event: WrittenEvent }>(
  items: readonly Item[],
  wordings: BaseTexts,
): Item[] {
  const seen = new Set<number>();
  return foldBaseTexts(items, wordings).map(({ item, worded }) => {
    const { event } = item;
    if (event.kind !== 'answered' && event.kind !== 'patched') return item;
    const isFirst = !seen.has(event.questionId);
    seen.add(event.questionId);
    return isFirst ? { ...item, event: toFullEvent(event, worded) } : item;
  });
}
