import { EmptyState, useTranslation } from '@inkstone/ui';
import { assignmentListMessages } from '../../messages.ts';

/** What stands in a list's place where there is nothing. */
export const NoAssignments = ({ title }: { title: string }) => {
  const t = useTranslation(assignmentListMessages);
  return <EmptyState bare title={title} body={t('emptyNext')} />;
};
