import type { Answer } from './type.ts';

/** The word in each slot; empty where there is none. */
export type Slots = readonly string[];

/** An answer over all slots of the sentence. */
export const toSlots = (answer: Answer, count: number): Slots =>
  Array.from({ length: Math.max(count, answer.length) }, (_, index) => answer[index] ?? '');

/** The slots as an answer: empty ones behind the last word go. */
export const toAnswer = (slots: Slots): Answer | undefined => {
  const last = slots.findLastIndex((id) => id !== '');
  return last < 0 ? undefined : slots.slice(0, last + 1);
};

/** Puts a word into a slot. The word that stood there goes where the other came from, or back to the words. */
export const putWord = (slots: Slots, id: string, slot: number): Slots => {
  const before = slots.indexOf(id);
  const displaced = slots[slot] ?? '';
  return slots.map((word, index) => {
    if (index === slot) return id;
    return index === before ? displaced : word;
  });
};

/** Takes a word out of its slot. */
export const takeWord = (slots: Slots, id: string): Slots => slots.map((word) => (word === id ? '' : word));

/** The first empty slot, from one on and then from the beginning; -1 where all are full. */
export const findEmptySlot = (slots: Slots, from = 0): number => {
  const behind = slots.indexOf('', from);
  return behind >= 0 ? behind : slots.indexOf('');
};
