import { dropQuestion } from './build-question.ts';
import type { Note, OwnSet, ReadGroup, ReadItem } from './format.ts';
import { readWords } from './to-rich-text.ts';

/** A text that questions share. */
export interface Passage {
  title: string;
  html: string;
  notes: Note[];
  /** The question set of the product's own that has it; absent: another's file. */
  own?: OwnSet;
}

export const noPassage: Passage = { title: '', html: '', notes: [] };

const withoutRepeats = (notes: readonly Note[]): Note[] => [
  ...new Map(notes.map((entry) => [`${entry.code} ${entry.detail}`, entry])).values(),
];

/** Collects items into groups: a new one begins where title or passage change, or where the source begins one. */
export const createGroups = () => {
  const groups: ReadGroup[] = [];
  let section: object | undefined;
  let mustBegin = false;
  let shown: (Passage & { isUsed: boolean; isNoted: boolean }) | undefined;
  const add = (title: string, passage: string, item: ReadItem, own?: OwnSet): void => {
    const last = groups.at(-1);
    const isSame = last?.title === title && last.passage === passage && last.own === own;
    if (!mustBegin && isSame) last.items.push(item);
    else groups.push({ title, passage, items: [item], ...(own && { own }) });
    mustBegin = false;
  };
  const endPassage = (): void => {
    // A text that no question follows is named, so that it does not vanish in silence.
    if (shown?.isUsed === false)
      add(shown.title, '', { identifier: null, source: readWords(shown.html), ...dropQuestion('textMissing') });
    shown = undefined;
  };
  return {
    /** Begins a section of the source, in which a passage is shown at most until its end. */
    enter(next: object): void {
      if (section !== next) endPassage();
      section = next;
    },
    /** Begins a group even where it is called like the one before. */
    begin(): void {
      endPassage();
      mustBegin = true;
    },
    /** A text without a question: the passage of the questions after it. */
    show(passage: Passage): void {
      endPassage();
      shown = { ...passage, isUsed: false, isNoted: false };
    },
    /** A question, with the passage that it has of its own. */
    add(item: ReadItem, own: Passage): void {
      const passage = shown ?? { ...noPassage, isNoted: true };
      const notes = item.question
        ? [...item.notes, ...own.notes, ...(passage.isNoted ? [] : passage.notes)]
        : item.notes;
      if (shown) shown = { ...shown, isUsed: true, isNoted: shown.isNoted || item.question !== null };
      add(passage.title || own.title, passage.html + own.html, { ...item, notes: withoutRepeats(notes) }, own.own);
    },
    end(): ReadGroup[] {
      endPassage();
      return groups;
    },
  };
};
