import type { Element } from 'domhandler';
import { noPassage, type createGroups, type Passage } from '../item-groups.ts';
import { findNamed, listNamed } from '../markup.ts';
import { readExtension, type QtiExtension } from './extension.ts';
import { readItem, type ItemResult } from './item.ts';
import { listManifestNames, type QtiPackage } from './package.ts';
import { listTestItems, type PlacedItem } from './sections.ts';
import { createTextReader } from './texts.ts';

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

const noSection = { title: '', passage: '' };

const listPlaces = (source: QtiPackage): PlacedItem[] => {
  const inTests = listTestItems(source);
  const known = new Set(inTests.map(({ name }) => name));
  const others = [...new Set([...listManifestNames(source), ...source.roots.keys()])]
    .filter((name) => !known.has(name))
    .map((name) => ({ name, weight: 1, hasTimeLimit: false, section: noSection }));
  return [...inTests, ...others];
};

/** An item as our own extension has it, with the passage of its set; undefined where it says nothing of it. */
const findOwn = (
  { questions, sets }: QtiExtension,
  name: string,
  result: ItemResult,
): { result: ItemResult; passage: Passage | undefined } => {
  const question = questions.get(name);
  const own = sets.get(name);
  const passage = own?.stimulus
    ? { title: own.title, html: own.stimulus.html, notes: [], own }
    : own && { ...noPassage, title: own.title, own };
  if (!question || result.kind !== 'item') return { result, passage };
  return { result: { kind: 'item', item: { ...result.item, ...question } }, passage };
};

/** Reads the questions of QTI 2.x and 3.0 in a package: those of its tests in order, then those of none. */
export const readItems = (source: QtiPackage, groups: ReturnType<typeof createGroups>): void => {
  const extension = readExtension(source);
  for (const place of listPlaces(source)) {
    const root = source.roots.get(place.name);
    if (root?.name !== 'assessmentItem') continue;
    groups.enter(place.section);
    const { result, passage: ownPassage } = findOwn(extension, place.name, readItem(source, root, place));
    const stimuli = readStimuli(source, root, place.name);
    const { title, passage } = place.section;
    if (result.kind === 'passage')
      groups.show({ ...result, html: stimuli.html + result.html, notes: [...stimuli.notes, ...result.notes] });
    else if (ownPassage?.own?.stimulus) groups.add(result.item, ownPassage);
    else {
      const others = { title: ownPassage?.title || stimuli.title || title, html: passage + stimuli.html };
      groups.add(result.item, { ...stimuli, ...others, ...(ownPassage?.own && { own: ownPassage.own }) });
    }
  }
};
