import { isRouted, type NavigationUnit } from '@inkstone/exam/blueprint';
import type { AttemptStart } from '../journal/attempt-start.ts';
import type { AttemptStore } from './attempt-store.ts';

/** Whether the questions of a navigation unit are loaded: those of a later section come when it is entered. */
export const hasContent = ({ sets }: AttemptStart, { parts }: NavigationUnit): boolean => {
  const loadedSetIds = new Set(sets.map(({ id }) => id));
  return parts.every((part) => part.sets.every(({ id }) => loadedSetIds.has(id)));
};

/** Enters a section or part, and its first question unless the part has its own directions. */
export const enterUnit = (store: AttemptStore, unit: NavigationUnit): void => {
  const [part] = unit.parts;
  const isPart = unit.id !== unit.section.id;
  const sectionId = unit.section.id;
  store.dispatch({ kind: 'section-entered', sectionId, ...(isPart && part ? { partId: part.id } : {}) });
  const question = part?.sets[0]?.questions[0];
  if (question && !hasOwnDirections(unit)) store.dispatch({ kind: 'question-entered', questionId: question.id });
};

/** Whether a part is a navigation unit with its own directions. */
export const hasOwnDirections = (unit: NavigationUnit): boolean =>
  unit.id !== unit.section.id && Boolean(unit.parts[0]?.directions);

/** Handles Start: enters the unit if its content is loaded, else requests it; it is entered once it has arrived. */
export const startUnit = (store: AttemptStore, unit: NavigationUnit): void => {
  if (hasContent(store.started, unit)) return enterUnit(store, unit);
  const [part] = unit.parts;
  const isModule = isRouted(unit.section);
  store.dispatch({
    kind: 'section-asked',
    sectionId: unit.section.id,
    ...(isModule && part ? { partId: part.id } : {}),
  });
};
