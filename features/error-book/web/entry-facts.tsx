import { Facts, Instant, Section, useTranslation } from '@inkstone/ui';
import { messages } from '../messages.ts';
import type { Entry } from './entry-of.ts';
import { DueWords } from './entry-rows.tsx';

/** How often it went wrong, when last, and when it comes back. */
export const EntryFacts = ({ entry }: { entry: Entry }) => {
  const t = useTranslation(messages);
  return (
    <Section small title={t('inBook')}>
      <Facts
        items={[
          { name: t('errors'), value: entry.errorCount },
          { name: t('latest'), value: <Instant at={entry.recentErrorTime} show="day" /> },
          { name: t('nextReview'), value: <DueWords isBare isDue={entry.isDue} dueAt={entry.dueAt} /> },
        ]}
      />
    </Section>
  );
};
