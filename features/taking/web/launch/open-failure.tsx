import { Button } from '@mantine/core';
import { failureFrom } from '@inkstone/call/web';
import { useTranslation, NoticePage } from '@inkstone/ui';
import { leaveWindow } from '@inkstone/ui/screen';
import { messages } from '../../messages.ts';
import { OfflineNotice } from './offline-notice.tsx';

interface OpenFailureProps {
  error: unknown;
  onRetry: () => void;
}

/** Shown by launchers where the status request failed; no retry where the assignment does not exist. */
export const OpenFailure = ({ error, onRetry }: OpenFailureProps) => {
  const t = useTranslation(messages);
  const failure = failureFrom(error);
  if (failure?.kind === 'network') return <OfflineNotice onRetry={onRetry} />;
  const isMissing = failure?.kind === 'notFound';
  return (
    <NoticePage title={t('cannotOpen')} body={failure?.message ?? ''}>
      {!isMissing && (
        <Button variant="filled" onClick={onRetry}>
          {t('tryNow')}
        </Button>
      )}
      <Button variant={isMissing ? 'filled' : 'default'} onClick={() => leaveWindow('/home')}>
        {t('toHome')}
      </Button>
    </NoticePage>
  );
};
