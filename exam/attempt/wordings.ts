import type { BrowserEvent, WrittenEvent } from './wire.ts';
import { isOfAnswer, isPatchable, wordedAfter, wordedWith, wellFormed, type Worded } from './worded.ts';

/** Long texts by question, as a journal has written them; short ones are left out, and are written whole. */
export type Wordings = Readonly<Record<number, Worded>>;

/** Long texts by question after the last entry of a journal, and before the last one that wrote each. */
export type Tips = Readonly<Record<number, { before: Worded | undefined; after: Worded | undefined }>>;

const patchable = (worded: Worded | undefined): Worded | undefined =>
  worded && isPatchable(worded.value) ? worded : undefined;

/** What is known of the texts when nothing has been written after them. */
export const tipsOf = (wordings: Wordings): Tips =>
  Object.fromEntries(Object.entries(wordings).map(([id, worded]) => [id, { before: worded, after: worded }]));

/** What is known of the texts one event later. */
export function tipsAfter(tips: Tips, event: WrittenEvent): Tips {
  if (!isOfAnswer(event)) return tips;
  const { questionId } = event;
  const before = tips[questionId]?.after;
  return { ...tips, [questionId]: { before, after: patchable(wordedWith(before, event)) } };
}

/** What the texts have come to by some events. */
export function wordingsAfter(wordings: Wordings, events: readonly WrittenEvent[]): Wordings {
  if (!events.some(isOfAnswer)) return wordings;
  const tips = events.reduce(tipsAfter, tipsOf(wordings));
  return Object.fromEntries(Object.entries(tips).flatMap(([id, { after }]) => (after ? [[id, after]] : [])));
}

/** How an event is written, and what is known of the texts afterwards; `isTypedOn` where it replaces the last entry. */
export function written(tips: Tips, event: BrowserEvent, isTypedOn: boolean): { event: WrittenEvent; tips: Tips } {
  if (event.kind === 'annotated')
    return { event: { ...event, note: wellFormed(event.note) as typeof event.note }, tips };
  if (event.kind !== 'answered') return { event, tips: tipsAfter(tips, event) };
  const { questionId } = event;
  const tip = tips[questionId];
  const before = isTypedOn ? tip?.before : tip?.after;
  const next = wordedAfter(before, event);
  return { event: next.event, tips: { ...tips, [questionId]: { before, after: patchable(next.worded) } } };
}

/** Each event with what it makes of its answer; null for those that say nothing of one. */
function folded<Item extends { event: WrittenEvent }>(items: readonly Item[], wordings: Wordings) {
  const known = new Map(Object.entries(wordings));
  return items.map((item) => {
    const { event } = item;
    if (!isOfAnswer(event)) return { item, worded: null };
    const place = String(event.questionId);
    const worded = wordedWith(known.get(place), event);
    known.set(place, worded);
    return { item, worded };
  });
}

const wholeBy = (event: WrittenEvent, worded: Worded | null): BrowserEvent =>
  event.kind === 'patched' ? { kind: 'answered', questionId: event.questionId, value: worded?.value ?? null } : event;

/** Some events with every answer whole. */
export const allWhole = <Item extends { event: WrittenEvent }>(
  items: readonly Item[],
  wordings: Wordings,
): (Item & { event: BrowserEvent })[] =>
  folded(items, wordings).map(({ item, worded }) => ({ ...item, event: wholeBy(item.event, worded) }));

/** Some events with the first word on each text whole, so that they need nothing before them any more. */
export function wholeAtFirst<Item extends { event: WrittenEvent }>(items: readonly Item[], wordings: Wordings): Item[] {
  const met = new Set<number>();
  return folded(items, wordings).map(({ item, worded }) => {
    const { event } = item;
    if (event.kind !== 'answered' && event.kind !== 'patched') return item;
    const isFirst = !met.has(event.questionId);
    met.add(event.questionId);
    return isFirst ? { ...item, event: wholeBy(event, worded) } : item;
  });
}
