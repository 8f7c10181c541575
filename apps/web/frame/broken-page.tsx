import { Button } from '@mantine/core';
import { ErrorState, Page, useLanguage } from '@inkstone/ui';
import { say } from '@inkstone/base';
import { fallbackWords } from './fallback-words.ts';

const isFetchTrouble = (error: unknown): boolean =>
  error instanceof TypeError && /import|fetch|module|load/i.test(error.message);

/** The request that failed, where there was one. */
const requestOf = (error: unknown): string | null =>
  (error as { failure?: { requestId?: string } } | null)?.failure?.requestId || null;

/** A screen that failed: what happened, what is safe, and the request's number where there is one. */
export const BrokenPage = ({ error }: { error: unknown }) => {
  const language = useLanguage();
  const t = (key: keyof typeof fallbackWords): string => say(fallbackWords[key], language);
  const stale = isFetchTrouble(error);
  return (
    <Page>
      <ErrorState
        title={t(stale ? 'staleTitle' : 'brokenTitle')}
        body={t(stale ? 'staleBody' : 'brokenBody')}
        requestId={requestOf(error)}
        action={
          <>
            <Button variant="filled" onClick={() => location.reload()}>
              {t('reload')}
            </Button>
            <Button variant="quiet" component="a" href="/">
              {t('toStart')}
            </Button>
          </>
        }
      />
    </Page>
  );
};
