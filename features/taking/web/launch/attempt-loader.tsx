import { Button } from '@mantine/core';
import { Suspense, type ReactNode } from 'react';
import type { PageKind } from '@inkstone/exam/assignment-kinds';
import { BlockSkeleton, ScreenTitle, LoadingIndicator, lazyWithRetry, useTranslation, NoticePage } from '@inkstone/ui';
import { leaveWindow } from '@inkstone/ui/screen';
import { messages } from '../../messages.ts';
import type { AttemptStore } from '../attempt-session/attempt-store.ts';
import { ListeningContext } from '../listening/listening-context.ts';
import { OfflineNotice } from './offline-notice.tsx';
import { useAttempt } from './use-attempt.ts';
import { SilentDeviceNotice, useSilentDevice } from './silent-device-notice.tsx';
import { useOfflineCopy } from './use-offline-copy.ts';

// Only shown after a response from the server, so the code can be fetched.
const UnsentAttempts = lazyWithRetry(async () => (await import('../finishing/refused-attempts.tsx')).UnsentAttempts);
const FinishScreen = lazyWithRetry(async () => (await import('../finishing/finish-screen.tsx')).FinishScreen);

/** Props for an attempt that is open in this window. */
export interface AttemptScreenProps {
  kind: PageKind;
  id: number;
  store: AttemptStore;
  onTakeOver: () => void;
  onReopen: () => void;
}

interface AttemptLoaderProps extends Pick<AttemptScreenProps, 'kind' | 'id'> {
  children(open: AttemptScreenProps): ReactNode;
}

/** Opens an attempt in this window and shows loading and failure states. */
export const AttemptLoader = ({ kind, id, children }: AttemptLoaderProps) => {
  const t = useTranslation(messages);
  const { opening, open, reopen } = useAttempt({ kind, id });
  const isDeviceSilent = useSilentDevice(opening.is === 'opening');
  useOfflineCopy(opening.is === 'open' ? opening.store : null, { kind, id });
  switch (opening.is) {
    case 'opening':
      // A new page has a new connection to the device.
      if (isDeviceSilent) return <SilentDeviceNotice onRetry={() => location.reload()} />;
      return (
        <main aria-busy="true" aria-label={t('openingWork')} style={{ padding: 'var(--gutter)' }}>
          <LoadingIndicator message={t('openingWork')} onRetry={() => open(false)} />
        </main>
      );
    case 'held':
      return (
        <NoticePage title={t('heldTitle')} body={t('heldBody')}>
          <Button variant="filled" onClick={() => open(true)}>
            {t('goOnHere')}
          </Button>
          <Button onClick={() => leaveWindow('/home')}>{t('closeWindow')}</Button>
        </NoticePage>
      );
    case 'failed':
      return <AttemptFailure kind={kind} id={id} opening={opening} onRetry={() => open(false)} />;
    case 'broken':
      throw opening.error;
    case 'open':
      return (
        <Suspense fallback={<BlockSkeleton />}>
          <ScreenTitle title={opening.store.started.title} />
          <ListeningContext value={opening.listening}>
            {children({ kind, id, store: opening.store, onTakeOver: () => open(true), onReopen: reopen })}
          </ListeningContext>
        </Suspense>
      );
  }
};

interface AttemptFailureProps {
  kind: PageKind;
  id: number;
  opening: { message: string; code: string };
  onRetry: () => void;
}

/** Errors that may pass without action. */
const transientCodes = new Set(['request.busy', 'request.full', 'request.tooMany']);

/** Why it cannot be opened; unsent answers are delivered all the same. */
const AttemptFailure = ({ kind, id, opening, onRetry }: AttemptFailureProps) => {
  const t = useTranslation(messages);
  if (opening.code === 'request.network') return <OfflineNotice onRetry={onRetry} />;
  if (opening.code === 'attempt.handedIn') return <FinishScreen kind={kind} id={id} />;
  const mayPass = transientCodes.has(opening.code);
  return (
    <NoticePage
      title={t('cannotOpen')}
      body={
        <>
          <p>{opening.message}</p>
          <UnsentAttempts />
        </>
      }
    >
      {mayPass && (
        <Button variant="filled" onClick={onRetry}>
          {t('tryNow')}
        </Button>
      )}
      <Button variant={mayPass ? 'default' : 'filled'} onClick={() => leaveWindow('/home')}>
        {t('toHome')}
      </Button>
    </NoticePage>
  );
};
