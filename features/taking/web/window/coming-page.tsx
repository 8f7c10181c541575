import { LoadingIndicator, useTranslation } from '@inkstone/ui';
import { messages } from '../../messages.ts';
import page from '../page/page.module.css';

/** Stands where a page between the questions is on its way. */
export const ComingPage = ({ onAgain }: { onAgain: () => void }) => {
  const t = useTranslation(messages);
  return (
    <main className={page.page}>
      <LoadingIndicator what={t('waitsForPage')} onAgain={onAgain} />
    </main>
  );
};
