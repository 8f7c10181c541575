import type { Active, Over } from '@dnd-kit/core';
import { useState, type RefObject } from 'react';
import { useTranslation } from '@inkstone/ui';
import { getOptionText } from '../shapes.ts';
import { messages } from './messages.ts';
import { findEmptySlot, putWord, takeWord, toAnswer, toSlots, type Slots } from './slots.ts';
import { buildSentence, countSlots, listPlaced, type Answer, type Prompt } from './type.ts';

/** A word as plain text. */
export const toPlainWord = ({ options }: Prompt, id: string): string =>
  getOptionText(options, id).replace(/<[^>]*>/g, '');

interface SlotParts {
  prompt: Prompt;
  answer: Answer;
  onAnswer(answer: Answer | undefined): void;
  /** Where slots and words stand, to keep the focus there. */
  board: RefObject<HTMLElement | null>;
}

/** The slots of a sentence with what moves words, by pointer, touch and keyboard, and what is announced of it. */
export const useSlots = ({ prompt, answer, onAnswer, board }: SlotParts) => {
  const t = useTranslation(messages);
  const [target, setTarget] = useState<number | null>(null);
  const [dragged, setDragged] = useState<string | null>(null);
  const [announcement, setAnnouncement] = useState('');
  const slots = toSlots(answer, countSlots(prompt));
  const focus = (selector: string) => board.current?.querySelector<HTMLElement>(selector)?.focus();
  const write = (next: Slots, key: 'added' | 'takenOut' | 'moved', id: string) => {
    const order = listPlaced(next);
    const sentence = order.length === 0 ? t('empty') : buildSentence(prompt, order);
    setAnnouncement(t(key, { word: toPlainWord(prompt, id), sentence, place: next.indexOf(id) + 1 }));
    onAnswer(toAnswer(next));
  };
  const takeOut = (id: string) => {
    setTarget(null);
    write(takeWord(slots, id), 'takenOut', id);
  };
  const putAt = (id: string, slot: number) =>
    write(putWord(slots, id, slot), slots.includes(id) ? 'moved' : 'added', id);
  return {
    slots,
    /** The empty slot that was chosen for the next word. */
    target,
    /** The word being dragged. */
    dragged,
    announcement,
    takeOut,
    aim: (slot: number) => setTarget(target === slot ? null : slot),
    put: (id: string) => {
      const slot = target ?? findEmptySlot(slots);
      if (slot < 0) return setAnnouncement(t('full'));
      setTarget(null);
      putAt(id, slot);
      // The pressed word leaves the words: the focus stays among those that remain.
      const words = [...(board.current?.querySelectorAll<HTMLElement>('[data-word]') ?? [])];
      const at = words.findIndex((word) => word.dataset['word'] === id);
      (words[at + 1] ?? words[at - 1])?.focus();
    },
    move: (id: string, slot: number) => {
      if (slot < 0 || slot >= slots.length) return;
      putAt(id, slot);
      focus(`[data-slot="${slot}"]`);
    },
    startDrag: ({ active }: { active: Active }) => setDragged(String(active.data.current?.['id'] ?? '')),
    cancelDrag: () => setDragged(null),
    endDrag: ({ active, over }: { active: Active; over: Over | null }) => {
      setDragged(null);
      const id = String(active.data.current?.['id'] ?? '');
      const slot = over?.data.current?.['slot'] as number | undefined;
      if (slot !== undefined) putAt(id, slot);
      else if (slots.includes(id)) takeOut(id);
    },
  };
};
