import type { Element } from 'domhandler';
import { dropQuestion } from '../build-question.ts';
import type { Note, ReadGroup, ReadItem } from '../format.ts';
import { findNamed, listNamed } from '../markup.ts';
import { readWords } from '../to-rich-text.ts';
import { readItem } from './item.ts';
import { listManifestNames, type QtiPackage } from './package.ts';
import { listTestItems, type PlacedItem } from './sections.ts';
import { createTextReader } from './texts.ts';

/** A text that questions share. */
export interface Passage {
  title: string;
  html: string;
  notes: Note[];
}

export const noPassage: Passage = { title: '', html: '', notes: [] };

const withoutRepeats = (notes: readonly Note[]): Note[] => [
  ...new Map(notes.map((entry) => [`${entry.code} ${entry.detail}`, entry])).values(),
];

/** Collects items into groups: a new one begins where title or passage change. */
export const createGroups = () => {
  const groups: ReadGroup[] = [];
  let section: object | undefined;
  let shown: (Passage & { isUsed: boolean }) | undefined;
  const add = (title: string, passage: string, item: ReadItem): void => {
    const last = groups.at(-1);
    if (last?.title === title && last.passage === passage) last.items.push(item);
    else groups.push({ title, passage, items: [item] });
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
    /** A text without a question: the passage of the questions after it. */
    show(passage: Passage): void {
      endPassage();
      shown = { ...passage, isUsed: false };
    },
    /** A question, with the passage that it has of its own. */
    add(item: ReadItem, own: Passage): void {
      const passage = shown ?? { ...noPassage, isUsed: true };
      const notes = item.question
        ? [...item.notes, ...own.notes, ...(passage.isUsed ? [] : passage.notes)]
        : item.notes;
      if (shown) shown.isUsed = true;
      add(passage.title || own.title, passage.html + own.html, { ...item, notes: withoutRepeats(notes) });
    },
    end(): ReadGroup[] {
      endPassage();
      return groups;
    },
  };
};

/** The passages that an item shares with others. */
const readStimuli = (source: QtiPackage, item: Element, from: string): Passage => {
  const passages = listNamed(item, 'assessmentStimulusRef').map(({ attribs }): Passage => {
    const address = attribs['href'] ?? '';
    const name = source.findName(from, address);
    const root = name === null ? undefined : source.roots.get(name);
    if (name === null || !root) return { ...noPassage, notes: [{ code: 'reference', detail: address.slice(0, 120) }] };
    const reader = createTextReader(source, name);
    return {
      title: root.attribs['title'] ?? attribs['title'] ?? '',
      html: reader.read(findNamed(root, 'stimulusBody') ?? root),
      notes: reader.notes,
    };
  });
  return {
    title: passages.find(({ title }) => title !== '')?.title ?? '',
    html: passages.map(({ html }) => html).join(''),
    notes: passages.flatMap(({ notes }) => notes),
  };
};

const alone = { title: '', passage: '' };

const listPlaces = (source: QtiPackage): PlacedItem[] => {
  const inTests = listTestItems(source);
  const known = new Set(inTests.map(({ name }) => name));
  const others = [...new Set([...listManifestNames(source), ...source.roots.keys()])]
    .filter((name) => !known.has(name))
    .map((name) => ({ name, weight: 1, hasTimeLimit: false, section: alone }));
  return [...inTests, ...others];
};

/** Reads the questions of QTI 2.x and 3.0 in a package: those of its tests in order, then those of none. */
export const readItems = (source: QtiPackage, groups: ReturnType<typeof createGroups>): void => {
  for (const place of listPlaces(source)) {
    const root = source.roots.get(place.name);
    if (root?.name !== 'assessmentItem') continue;
    groups.enter(place.section);
    const result = readItem(source, root, place);
    const stimuli = readStimuli(source, root, place.name);
    const { title, passage } = place.section;
    if (result.kind === 'item')
      groups.add(result.item, { ...stimuli, title: stimuli.title || title, html: passage + stimuli.html });
    else groups.show({ ...result, html: stimuli.html + result.html, notes: [...stimuli.notes, ...result.notes] });
  }
};
