import { EmptyState, useTranslation } from '@inkstone/ui';
import { workWords } from '../../messages.ts';

/** What stands in a list's place where there is nothing. */
export const NoWork = ({ title }: { title: string }) => {
  const t = useTranslation(workWords);
  return <EmptyState bare title={title} body={t('emptyNext')} />;
};
