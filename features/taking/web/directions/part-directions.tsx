import { Button } from '@mantine/core';
import type { NavigationUnit } from '@inkstone/exam/blueprint';
import { WenwuRule, useLocalizedText, useTranslation } from '@inkstone/ui';
import { directionsMessages, messages } from '../../messages.ts';
import { RuledDirections } from './ruled-directions.tsx';
import { useHeadingFocus } from './use-heading-focus.ts';
import page from '../environment-check/narrow-page.module.css';
import styles from './directions.module.css';

interface PartDirectionsProps {
  unit: NavigationUnit;
  isPractice: boolean;
  onStart: () => void;
}

/** The directions of one part; Start starts the clocks of its first question. */
export const PartDirections = ({ unit, isPractice, onStart }: PartDirectionsProps) => {
  const [t, tExam] = [useTranslation(directionsMessages), useTranslation(messages)];
  const localize = useLocalizedText();
  const heading = useHeadingFocus();
  const [part] = unit.parts;
  return (
    <div className={styles.within}>
      <div className={page.page}>
        <header>
          <p className="meta">{tExam('directions')}</p>
          <h2 ref={heading} tabIndex={-1}>
            {part && localize(part.name)}
          </h2>
          <WenwuRule />
        </header>
        <div className={styles.section}>
          <RuledDirections
            directions={part?.directions}
            parts={unit.parts}
            isPractice={isPractice}
            isOwn={unit.section.configurable}
            isOther={unit.section.otherThanExam}
          />
        </div>
        <Button variant="filled" size="lg" className={styles.start} onClick={onStart}>
          {t('start')}
        </Button>
      </div>
    </div>
  );
};
