import { LoadingIndicator, useTranslation } from '@inkstone/ui';
import { messages } from '../../messages.ts';
import page from '../page/page.module.css';

/** A placeholder while the code of a page is loading. */
export const LoadingPage = ({ onAgain: onRetry }: { onAgain: () => void }) => {
  const t = useTranslation(messages);
  return (
    <main className={page.page}>
      <LoadingIndicator what={t('waitsForPage')} onAgain={onRetry} />
    </main>
  );
};
