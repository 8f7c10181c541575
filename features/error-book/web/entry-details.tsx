import { Facts, Instant, Section, useTranslation, LocalizedRichText } from '@inkstone/ui';
import { messages } from '../messages.ts';
import type { Entry } from './entry-types.ts';
import { DueText } from './entry-rows.tsx';
import styles from './entry.module.css';

/** The number of errors, the latest error and the next review of an entry. */
export const EntryFacts = ({ entry }: { entry: Entry }) => {
  const t = useTranslation(messages);
  return (
    <Section small title={t('inBook')}>
      <Facts
        items={[
          { name: t('errors'), value: entry.errorCount },
          { name: t('latest'), value: <Instant at={entry.recentErrorTime} show="day" /> },
          { name: t('nextReview'), value: <DueText isBare isDue={entry.isDue} dueAt={entry.dueAt} /> },
        ]}
      />
    </Section>
  );
};

/** The explanation in the reader's language, else in the other one. */
export const Explanation = ({ explanation }: { explanation: { en: string; zh: string } }) => {
  const t = useTranslation(messages);
  return (
    <div className={styles.explanation}>
      <p className="small strong">{t('explanation')}</p>
      <LocalizedRichText texts={explanation} fallback={t('noExplanation')} />
    </div>
  );
};
