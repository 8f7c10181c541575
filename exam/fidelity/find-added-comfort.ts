import type { Blueprint, BoundSection, Comfort, NavigationScope } from '../blueprint/index.ts';
import type { BlueprintCheck, FidelityFact, WindowCheck } from './types.ts';

type FactCheck = BlueprintCheck | WindowCheck;

const isForwardScope = (scope: NavigationScope): boolean => scope === 'none' || scope === 'task';

/** Whether a section of a training window can be moved in more freely than a check says. */
const movesFreely = (section: BoundSection, check: FactCheck): boolean => {
  switch (check.check) {
    case 'goesForwardOnly':
      return section.navigation !== 'none';
    case 'movement':
      return isForwardScope(check.scope) && section.navigation !== check.scope;
    case 'asksForOk':
      return !section.confirmAnswer;
    case 'confirmsAnswer':
      return check.has && !section.confirmAnswer;
    default:
      return false;
  }
};

const findInCheck = (check: FactCheck, { sections }: Blueprint): Comfort | null => {
  if (check.check === 'hidesClock' || check.check === 'clockHides') return 'clock';
  const named = 'section' in check ? check.section : '*';
  const concerned = sections.filter(({ id }) => named === '*' || id === named);
  if (check.check === 'lacksTool' || check.check === 'noTool') {
    return concerned.some(({ tools }) => tools.includes(check.tool)) ? check.tool : null;
  }
  return concerned.some((section) => movesFreely(section, check)) ? 'back' : null;
};

/** The facts about hiding the clock that nobody knows say what this window does, and training does otherwise. */
const hiddenClockId = 'hidden-clock';

/** The comfort by which a training window is otherwise than a fact says; null where the fact holds in it too. */
export const findAddedComfort = (fact: FidelityFact, training: Blueprint): Comfort | null => {
  if (fact.id === hiddenClockId) return 'clock';
  if (!('checks' in fact.proof)) return null;
  for (const check of fact.proof.checks) {
    const comfort = findInCheck(check, training);
    if (comfort) return comfort;
  }
  return null;
};
