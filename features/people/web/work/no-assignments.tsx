import { EmptyState, useTranslation } from '@inkstone/ui';
import { assignmentListMessages } from '../../messages.ts';

/** Empty state of an assignment list. */
export const NoAssignments = ({ title }: { title: string }) => {
  const t = useTranslation(assignmentListMessages);
  return <EmptyState bare title={title} body={t('emptyNext')} />;
};
