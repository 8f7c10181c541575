import { Button } from '@mantine/core';
import type { AttemptState } from '@inkstone/exam/attempt';
import { listNavigationUnits, type NavigationUnit } from '@inkstone/exam/blueprint';
import { useLanguage, useTranslation } from '@inkstone/ui';
import { messages } from '../../messages.ts';
import { startLeg } from '../attempt/enter-leg.ts';
import type { AttemptStore } from '../attempt/attempt-store.ts';
import { nameOfLeg } from '../directions/section-facts.tsx';
import styles from './review-page.module.css';

interface OtherSectionsProps {
  store: AttemptStore;
  state: AttemptState;
  leg: NavigationUnit;
}

/** Where one comes and goes through the whole exam: the ways back into sections that were begun. */
export const OtherSections = ({ store, state, leg }: OtherSectionsProps) => {
  const t = useTranslation(messages);
  const language = useLanguage();
  const isFree = ({ section }: NavigationUnit): boolean => section.navigation === 'exam';
  const others = listNavigationUnits(store.blueprint, state.routes).filter(
    (other) => other.id !== leg.id && isFree(other) && isFree(leg) && state.legs[other.id],
  );
  if (others.length === 0) return null;
  return (
    <div className={styles.others}>
      {others.map((other) => (
        <Button key={other.id} variant="subtle" onClick={() => startLeg(store, other)}>
          {t('backToSection', { name: nameOfLeg(other, language) })}
        </Button>
      ))}
    </div>
  );
};
