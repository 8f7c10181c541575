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

const keepPatchable = (baseText: BaseText | undefined): BaseText | undefined =>
  baseText && isPatchable(baseText.value) ? baseText : undefined;

/** The texts when nothing has been written after them. */
export const toTextTips = (baseTexts: BaseTexts): TextTips =>
  Object.fromEntries(Object.entries(baseTexts).map(([id, baseText]) => [id, { before: baseText, after: baseText }]));

/** The texts after one more event. */
export function updateTextTips(tips: TextTips, event: WrittenEvent): TextTips {
  if (!isAnswerEvent(event)) return tips;
  const { questionId } = event;
  const before = tips[questionId]?.after;
  return { ...tips, [questionId]: { before, after: keepPatchable(updateBaseText(before, event)) } };
}

/** The texts after some events. */
export function updateBaseTexts(baseTexts: BaseTexts, events: readonly WrittenEvent[]): BaseTexts {
  if (!events.some(isAnswerEvent)) return baseTexts;
  const tips = events.reduce(updateTextTips, toTextTips(baseTexts));
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
  return { event: next.event, tips: { ...tips, [questionId]: { before, after: keepPatchable(next.baseText) } } };
}

/** Each event with its base text; null for events that write no answer. */
function foldBaseTexts<Item extends { event: WrittenEvent }>(items: readonly Item[], baseTexts: BaseTexts) {
  const known = new Map(Object.entries(baseTexts));
  return items.map((item) => {
    const { event } = item;
    if (!isAnswerEvent(event)) return { item, baseText: null };
    const place = String(event.questionId);
    const baseText = updateBaseText(known.get(place), event);
    known.set(place, baseText);
    return { item, baseText };
  });
}

const toFullEvent = (event: WrittenEvent, baseText: BaseText | null): BrowserEvent =>
  event.kind === 'patched' ? { kind: 'answered', questionId: event.questionId, value: baseText?.value ?? null } : event;

/** Events with all answers in full. */
export const expandAll = <Item extends { event: WrittenEvent }>(
  items: readonly Item[],
  baseTexts: BaseTexts,
): (Item & { event: BrowserEvent })[] =>
  foldBaseTexts(items, baseTexts).map(({ item, baseText }) => ({ ...item, event: toFullEvent(item.event, baseText) }));

/** Events with the first one for each text in full, so that they depend on nothing before them. */
export function expandFirstPatches<Item extends { event: WrittenEvent }>(
  items: readonly Item[],
  baseTexts: BaseTexts,
): Item[] {
  const seen = new Set<number>();
  return foldBaseTexts(items, baseTexts).map(({ item, baseText }) => {
    const { event } = item;
    if (event.kind !== 'answered' && event.kind !== 'patched') return item;
    const isFirst = !seen.has(event.questionId);
    seen.add(event.questionId);
    return isFirst ? { ...item, event: toFullEvent(event, baseText) } : item;
  });
}
