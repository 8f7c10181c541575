import { Button } from '@mantine/core';
import { NoticePage, useLanguage } from '@inkstone/ui';
import { localize } from '@inkstone/base';
import { fallbackWords } from './fallback-words.ts';

/** The browser's words for code that does not come, and the loader's for styles that do not. */
const isFetchTrouble = (error: unknown): boolean =>
  (error instanceof TypeError && /import|fetch|module|load/i.test(error.message)) ||
  (error instanceof Error && error.message.startsWith('Unable to preload'));

/** The request that failed, where there was one. */
const requestOf = (error: unknown): string | null =>
  (error as { failure?: { requestId?: string } } | null)?.failure?.requestId || null;

/** A screen that failed: what happened, what is safe, and the request's number where there is one. */
export const BrokenPage = ({ error }: { error: unknown }) => {
  const language = useLanguage();
  const t = (key: keyof typeof fallbackWords): string => localize(fallbackWords[key], language);
  const stale = isFetchTrouble(error);
  const requestId = requestOf(error);
  const body = t(stale ? 'staleBody' : 'brokenBody');
  return (
    <NoticePage
      title={t(stale ? 'staleTitle' : 'brokenTitle')}
      body={
        <div role="alert">
          <p>{requestId && !stale ? body + t('brokenNumber') : body}</p>
          {requestId && <p className="meta num">{requestId}</p>}
        </div>
      }
    >
      <Button variant="filled" onClick={() => location.reload()}>
        {t('reload')}
      </Button>
      <Button component="a" href="/">
        {t('toStart')}
      </Button>
    </NoticePage>
  );
};
