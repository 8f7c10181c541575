import { Button } from '@mantine/core';
import type { Leg } from '@inkstone/exam/blueprint';
import { RichText, WenwuRule, useLanguage, useWords } from '@inkstone/ui';
import { messages } from '../messages.ts';
import { useHeadingFocus } from './use-heading-focus.ts';
import styles from './directions.module.css';

/** What one part asks, before its first question: that question's own clocks start on Start. */
export const PartDirections = ({ leg, onStart }: { leg: Leg; onStart: () => void }) => {
  const t = useWords(messages);
  const language = useLanguage();
  const heading = useHeadingFocus();
  const [part] = leg.parts;
  return (
    <div className={styles.within}>
      <div className={styles.page}>
        <header>
          <p className="meta">{t('directions')}</p>
          <h2 ref={heading} tabIndex={-1}>
            {part?.name[language]}
          </h2>
          <WenwuRule />
        </header>
        <div className={styles.section}>
          <RichText html={part?.directions?.[language] ?? ''} />
        </div>
        <Button variant="filled" size="lg" className={styles.start} onClick={onStart}>
          {t('start')}
        </Button>
      </div>
    </div>
  );
};
