import type { NavigationUnit } from '@inkstone/exam/blueprint';
import type { Started } from '../journal/started.ts';

/** Whether the questions of a leg are in this window: the server gives those of a later section when it is entered. */
export const hasContent = ({ sets }: Started, { parts }: NavigationUnit): boolean => {
  const here = new Set(sets.map(({ id }) => id));
  return parts.every((part) => part.sets.every(({ id }) => here.has(id)));
};
