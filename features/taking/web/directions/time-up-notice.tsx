import type { AttemptState } from '@inkstone/exam/attempt';
import { listNavigationUnits, type Blueprint, type NavigationUnit } from '@inkstone/exam/blueprint';
import { useTranslation } from '@inkstone/ui';
import { betweenMessages } from '../../messages.ts';
import { toUnitNames } from './section-facts.tsx';

interface AttemptPlace {
  blueprint: Blueprint;
  state: Pick<AttemptState, 'navigationUnits' | 'routes'>;
}

/** The section or module that closed last, where its clock closed it and not the student. */
const findTimedOutUnit = ({ blueprint, state }: AttemptPlace): NavigationUnit | undefined => {
  const closedAt = (unit: NavigationUnit): number => state.navigationUnits[unit.id]?.closedAt ?? 0;
  const closed = listNavigationUnits(blueprint, state.routes).filter((unit) => closedAt(unit) > 0);
  const last = closed.toSorted((left, right) => closedAt(right) - closedAt(left))[0];
  return last && state.navigationUnits[last.id]?.closedBy === 'clock' ? last : undefined;
};

/** Says that the time of what came before was up: the window went on by itself. Not after a break, which said so. */
export const TimeUpNotice = ({ isAfterBreak = false, ...place }: AttemptPlace & { isAfterBreak?: boolean }) => {
  const t = useTranslation(betweenMessages);
  const unit = findTimedOutUnit(place);
  if (!unit || (isAfterBreak && unit.section.breakAfter)) return null;
  return (
    <p className="c-amber" role="status">
      {t('timeWasUp', { name: toUnitNames(unit) })}
    </p>
  );
};
