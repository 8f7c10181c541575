import { Button } from '@mantine/core';
import { BlockSkeleton, EmptyState, ErrorState, RowsSkeleton, Section, Sheet, useTranslation } from '@inkstone/ui';
import { messages } from './messages.ts';
import styles from './catalogue.module.css';

/** Empty, loading and error states. */
export const StateParts = () => {
  const t = useTranslation(messages);
  const noop = () => undefined;
  return (
    <Section title={t('states')}>
      <div className={styles.gap}>
        <EmptyState
          title={t('emptyTitle')}
          body={t('emptyBody')}
          action={
            <>
              <Button>{t('searchAll')}</Button>
              <Button variant="filled">{t('action')}</Button>
            </>
          }
        />
        <ErrorState title={t('failed')} onRetry={noop} requestId="7f3a-12" />
        <Sheet flush>
          <EmptyState bare title={t('emptyTitle')} body={t('emptyBody')} />
        </Sheet>
        <RowsSkeleton rows={2} />
        <BlockSkeleton />
      </div>
    </Section>
  );
};
