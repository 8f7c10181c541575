import type { CallOutput } from '@inkstone/call/web';
import { BlockSkeleton, QueryBoundary, Section, useTranslation, type QueryState } from '@inkstone/ui';
import type { listNotHandedIn } from '../contract.ts';
import { messages } from '../messages.ts';
import styles from './announcements.module.css';

type Audience = CallOutput<typeof listNotHandedIn>;

/** Those who have not handed in, or read, the assignment that the announcement is about: they get it. */
export const NotHandedIn = ({ query }: { query: QueryState<Audience> }) => {
  const t = useTranslation(messages);
  return (
    <QueryBoundary query={query} errorTitle={t('audienceFailed')} skeleton={<BlockSkeleton lines={3} />}>
      {({ title, task, students }) => (
        <Section title={t(task === 'read' ? 'notRead' : 'notHandedIn', { title })} count={students.length} small>
          <p className={styles.waiting}>
            {students.length === 0
              ? t(task === 'read' ? 'allRead' : 'allHandedIn')
              : students.map(({ name }) => name).join(t('comma'))}
          </p>
          {students.length > 0 && <p className="meta">{t(task === 'read' ? 'notReadHint' : 'notHandedInHint')}</p>}
        </Section>
      )}
    </QueryBoundary>
  );
};
