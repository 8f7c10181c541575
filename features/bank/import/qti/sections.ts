import type { Element } from 'domhandler';
import { findNamed, listElements, listNamed } from '../markup.ts';
import type { ItemPlace } from './item.ts';
import type { QtiPackage } from './package.ts';
import { createTextReader } from './texts.ts';

/** An item of a test with the section that it stands in. */
export interface PlacedItem extends ItemPlace {
  section: { title: string; passage: string };
}

interface Walk {
  source: QtiPackage;
  /** Names of the files that were gone through, so that none refers to itself. */
  visited: Set<string>;
  items: PlacedItem[];
}

const readWeight = (reference: Element): number => {
  const value = Number(listNamed(reference, 'weight')[0]?.attribs['value'] ?? '1');
  return Number.isFinite(value) && value > 0 ? value : 1;
};

const readSection = (source: QtiPackage, section: Element, from: string, test: string): PlacedItem['section'] => {
  const reader = createTextReader(source, from);
  const rubrics = listNamed(section, 'rubricBlock').filter(({ attribs }) =>
    (attribs['view'] ?? 'candidate').includes('candidate'),
  );
  return {
    title: section.attribs['title'] || test,
    passage: rubrics.map((rubric) => reader.read(rubric)).join(''),
  };
};

const walkSection = (walk: Walk, parent: Element, from: string, section: PlacedItem['section']): void => {
  for (const element of listElements(parent)) {
    const name = walk.source.findName(from, element.attribs['href'] ?? '');
    if (element.name === 'testPart') walkSection(walk, element, from, section);
    else if (element.name === 'assessmentSection')
      walkSection(walk, element, from, readSection(walk.source, element, from, section.title));
    else if (element.name === 'assessmentSectionRef' && name !== null && !walk.visited.has(name)) {
      walk.visited.add(name);
      const root = walk.source.roots.get(name);
      if (root) walkSection(walk, root, name, readSection(walk.source, root, name, section.title));
    } else if (element.name === 'assessmentItemRef' && name !== null && !walk.visited.has(name)) {
      walk.visited.add(name);
      const hasTimeLimit = findNamed(element, 'timeLimits') !== undefined;
      walk.items.push({ name, section, weight: readWeight(element), hasTimeLimit });
    }
  }
};

/** The items that the tests of a package name, in their order. */
export const listTestItems = (source: QtiPackage): PlacedItem[] => {
  const walk: Walk = { source, visited: new Set(), items: [] };
  for (const [name, root] of source.roots)
    if (root.name === 'assessmentTest')
      walkSection(walk, root, name, { title: root.attribs['title'] ?? '', passage: '' });
  return walk.items;
};
