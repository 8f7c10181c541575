import { Button } from '@mantine/core';
import { NoticePage, useLanguage } from '@inkstone/ui';
import { localize } from '@inkstone/base';
import { fallbackMessages } from './fallback-messages.ts';

/** Whether an error is the browser's message for a failed module import or the loader's for failed styles. */
const isLoadFailure = (error: unknown): boolean =>
  (error instanceof TypeError && /import|fetch|module|load/i.test(error.message)) ||
  (error instanceof Error && error.message.startsWith('Unable to preload'));

/** The id of the failed request, if there is one. */
const getRequestId = (error: unknown): string | null =>
  (error as { failure?: { requestId?: string } } | null)?.failure?.requestId || null;

/** The error page of a screen: what happened, what is safe, and the request id if there is one. */
export const BrokenPage = ({ error }: { error: unknown }) => {
  const language = useLanguage();
  const t = (key: keyof typeof fallbackMessages): string => localize(fallbackMessages[key], language);
  const stale = isLoadFailure(error);
  const requestId = getRequestId(error);
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
