import { Button } from '@mantine/core';
import type { AttemptState } from '@inkstone/exam/attempt';
import { listNavigationUnits, type NavigationUnit } from '@inkstone/exam/blueprint';
import { useTranslation } from '@inkstone/ui';
import { messages } from '../../messages.ts';
import { startUnit } from '../attempt-session/enter-unit.ts';
import type { AttemptStore } from '../attempt-session/attempt-store.ts';
import { toUnitNames } from '../directions/section-facts.tsx';
import styles from './review-page.module.css';

interface OtherSectionsProps {
  store: AttemptStore;
  state: AttemptState;
  unit: NavigationUnit;
}

/** Links back to started sections, where navigation is free through the whole exam. */
export const OtherSections = ({ store, state, unit }: OtherSectionsProps) => {
  const t = useTranslation(messages);
  const isFree = ({ section }: NavigationUnit): boolean => section.navigation === 'exam';
  const otherUnits = listNavigationUnits(store.blueprint, state.routes).filter(
    (otherUnit) => otherUnit.id !== unit.id && isFree(otherUnit) && isFree(unit) && state.navigationUnits[otherUnit.id],
  );
  if (otherUnits.length === 0) return null;
  return (
    <div className={styles.others}>
      {otherUnits.map((otherUnit) => (
        <Button key={otherUnit.id} variant="subtle" onClick={() => startUnit(store, otherUnit)}>
          {t('backToSection', { name: toUnitNames(otherUnit) })}
        </Button>
      ))}
    </div>
  );
};
