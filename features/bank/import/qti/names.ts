import type { ParentNode } from 'domhandler';
import { getName, listElements } from '../markup.ts';

const toCamelCase = (name: string): string =>
  name.replaceAll(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

const toAttributeName = (name: string): string => (/^(?:data|aria)-/.test(name) ? name : toCamelCase(name));

/**
 * Gives the elements of QTI 3.0 the names of QTI 2.x, `qti-choice-interaction` becomes `choiceInteraction`, and takes
 * the prefixes off all names.
 */
export const normaliseNames = (root: ParentNode): void => {
  const waiting: ParentNode[] = [root];
  for (let next = waiting.pop(); next; next = waiting.pop())
    for (const element of listElements(next)) {
      const name = getName(element);
      if (name.startsWith('qti-')) {
        element.name = toCamelCase(name.slice(4));
        element.attribs = Object.fromEntries(
          Object.entries(element.attribs).map(([key, value]) => [toAttributeName(key), value]),
        );
      } else element.name = name;
      waiting.push(element);
    }
};
