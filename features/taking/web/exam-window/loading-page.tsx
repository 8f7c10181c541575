import { LoadingIndicator, useTranslation } from '@inkstone/ui';
import { messages } from '../../messages.ts';
import page from '../environment-check/narrow-page.module.css';

/** A placeholder while the code of a page is loading. */
export const LoadingPage = ({ onRetry }: { onRetry: () => void }) => {
  const t = useTranslation(messages);
  return (
    <main className={page.page}>
      <LoadingIndicator message={t('waitsForPage')} onRetry={onRetry} />
    </main>
  );
};
