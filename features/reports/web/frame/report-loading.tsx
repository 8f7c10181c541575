import { BlockSkeleton, Page, PageHead, RowsSkeleton, Stack, useTranslation } from '@inkstone/ui';
import { messages } from '../../messages.ts';

/** The outline of a report's content while it is loading. */
export const ReportSkeleton = () => (
  <Stack>
    <BlockSkeleton lines={3} />
    <RowsSkeleton rows={5} />
  </Stack>
);

/** The page while an address leads on to the report that is meant. */
export const ReportLoading = () => {
  const t = useTranslation(messages);
  return (
    <Page width="report">
      <PageHead size="display" title={t('report')} />
      <ReportSkeleton />
    </Page>
  );
};
