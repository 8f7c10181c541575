import { LoadingIndicator, useAccountTranslation } from '@inkstone/ui';
import { messages } from '../../messages.ts';
import page from '../environment-check/narrow-page.module.css';

/** A placeholder while the code of a page is loading. */
export const LoadingPage = ({ onRetry }: { onRetry: () => void }) => {
  const t = useAccountTranslation(messages);
  return (
    <main className={page.page}>
      <LoadingIndicator message={t('waitsForPage')} onRetry={onRetry} />
    </main>
  );
};
