import { isRouted, type NavigationUnit } from '@inkstone/exam/blueprint';
import { hasContent } from '../place/has-content.ts';
import type { AttemptStore } from './attempt-store.ts';

/** Enters a section or a part, and its first question unless the part has directions of its own to be read first. */
export const enterLeg = (store: AttemptStore, leg: NavigationUnit): void => {
  const [part] = leg.parts;
  const isPart = leg.id !== leg.section.id;
  const sectionId = leg.section.id;
  store.say({ kind: 'section-entered', sectionId, ...(isPart && part ? { partId: part.id } : {}) });
  const question = part?.sets[0]?.questions[0];
  if (question && !hasOwnDirections(leg)) store.say({ kind: 'question-entered', questionId: question.id });
};

/** True where a part is left by itself and is introduced by itself. */
export const hasOwnDirections = (leg: NavigationUnit): boolean =>
  leg.id !== leg.section.id && Boolean(leg.parts[0]?.directions);

/** The press on Start: enters what is here; what the server has not given yet is asked for, and entered once it has come. */
export const startLeg = (store: AttemptStore, leg: NavigationUnit): void => {
  if (hasContent(store.started, leg)) return enterLeg(store, leg);
  const [part] = leg.parts;
  const isModule = isRouted(leg.section);
  store.say({ kind: 'section-asked', sectionId: leg.section.id, ...(isModule && part ? { partId: part.id } : {}) });
};
