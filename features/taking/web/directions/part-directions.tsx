import { Button } from '@mantine/core';
import type { NavigationUnit } from '@inkstone/exam/blueprint';
import { WenwuRule, useLanguage, useTranslation } from '@inkstone/ui';
import { directionsWords, messages } from '../../messages.ts';
import { RuledDirections } from './ruled-directions.tsx';
import { useHeadingFocus } from '../page/use-heading-focus.ts';
import page from '../page/page.module.css';
import styles from './directions.module.css';

interface PartDirectionsProps {
  leg: NavigationUnit;
  isPractice: boolean;
  onStart: () => void;
}

/** What one part asks, before its first question: that question's own clocks start on Start. */
export const PartDirections = ({ leg, isPractice, onStart }: PartDirectionsProps) => {
  const [t, say] = [useTranslation(directionsWords), useTranslation(messages)];
  const language = useLanguage();
  const heading = useHeadingFocus();
  const [part] = leg.parts;
  return (
    <div className={styles.within}>
      <div className={page.page}>
        <header>
          <p className="meta">{say('directions')}</p>
          <h2 ref={heading} tabIndex={-1}>
            {part?.name[language]}
          </h2>
          <WenwuRule />
        </header>
        <div className={styles.section}>
          <RuledDirections
            directions={part?.directions}
            parts={leg.parts}
            isPractice={isPractice}
            isOwn={leg.section.configurable}
            isOther={leg.section.otherThanExam}
          />
        </div>
        <Button variant="filled" size="lg" className={styles.start} onClick={onStart}>
          {t('start')}
        </Button>
      </div>
    </div>
  );
};
