import { Element, isTag, isText, type AnyNode, type ChildNode, type ParentNode } from 'domhandler';

/** What a list, a table or a part of one may hold, and what stray content gets around it there. */
interface Holder {
  holds: ReadonlySet<string>;
  wrapper: string;
}

const rows: Holder = { holds: new Set(['tr']), wrapper: 'tr' };
const items: Holder = { holds: new Set(['li']), wrapper: 'li' };
const holders: ReadonlyMap<string, Holder> = new Map([
  ['ul', items],
  ['ol', items],
  ['table', { holds: new Set(['caption', 'thead', 'tfoot', 'tbody']), wrapper: 'tbody' }],
  ['thead', rows],
  ['tbody', rows],
  ['tfoot', rows],
  ['tr', { holds: new Set(['td', 'th']), wrapper: 'td' }],
]);

/** Parts that mean nothing outside of their list or table. */
const parts = new Set('li caption thead tbody tfoot tr td th'.split(' '));

const isBlank = (node: AnyNode): boolean => isText(node) && node.data.trim() === '';

/** Children that the holder may hold, with stray ones between them in a wrapper. */
const wrapStrays = (children: readonly ChildNode[], { holds, wrapper }: Holder): Element[] => {
  const fitting: Element[] = [];
  let strays: ChildNode[] = [];
  const endStrays = () => {
    if (!strays.every(isBlank)) fitting.push(new Element(wrapper, {}, strays));
    strays = [];
  };
  for (const child of children) {
    if (isTag(child) && holds.has(child.name)) {
      endStrays();
      fitting.push(child);
    } else strays.push(child);
  }
  endStrays();
  return fitting;
};

/** The standard has caption, head and foot of a table once and before its bodies, of which there is at least one. */
const tableOrder = ['caption', 'thead', 'tfoot', 'tbody'];

const arrangeTable = (sections: readonly Element[]): Element[] => {
  const seen = new Set<string>();
  const arranged = sections.map((section) => {
    const isAgain = seen.has(section.name);
    seen.add(section.name);
    if (!isAgain || section.name === 'tbody') return section;
    return section.name === 'caption' ? new Element('tbody', {}, section.children) : renamed(section, 'tbody');
  });
  const last = arranged.findLast(({ name }) => name !== 'caption');
  const complete = arranged.some(({ name }) => name === 'tbody')
    ? arranged
    : [...arranged.filter((section) => section !== last), last ? renamed(last, 'tbody') : new Element('tbody', {})];
  return complete.toSorted((first, second) => tableOrder.indexOf(first.name) - tableOrder.indexOf(second.name));
};

const renamed = ({ attribs, children }: Element, name: string): Element => new Element(name, attribs, children);

const mendElement = (element: Element): Element => {
  const holder = holders.get(element.name);
  if (holder === undefined) return new Element(element.name, element.attribs, mendStructure(element));
  const fitting = wrapStrays(element.children, holder);
  const arranged = element.name === 'table' ? arrangeTable(fitting) : fitting;
  return new Element(element.name, element.attribs, arranged.map(mendElement));
};

/**
 * The content of a rich text with lists and tables as the standard demands them: rows in a body, head and foot before it, items
 * and cells around what strays between them. A part outside of its list or table is a block.
 */
export const mendStructure = (parent: ParentNode): ChildNode[] =>
  parent.children.map((node) => {
    if (!isTag(node)) return node;
    return mendElement(parts.has(node.name) ? new Element('div', {}, node.children) : node);
  });
