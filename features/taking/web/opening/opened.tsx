import { Button } from '@mantine/core';
import { Suspense, type ReactNode } from 'react';
import { BlockSkeleton, ScreenTitle, LoadingIndicator, lazyWithRetry, useTranslation } from '@inkstone/ui';
import { leaveWindow } from '@inkstone/ui/screen';
import { messages } from '../../messages.ts';
import type { AttemptStore } from '../attempt/attempt-store.ts';
import { ListeningContext } from '../listening/listening-context.ts';
import { Away } from '../page/away.tsx';
import { Notice } from '../page/notice.tsx';
import { useAttempt } from './use-attempt.ts';
import { useKept } from './use-kept.ts';

// Only the server says that work has ended: there is a network to fetch it by.
const UnsentLeft = lazyWithRetry(async () => (await import('../left/unsent-left.tsx')).UnsentLeft);
const Ended = lazyWithRetry(async () => (await import('../left/ended.tsx')).Ended);

/** An attempt that stands open in this window. */
export interface OpenAttempt {
  kind: 'test' | 'homework';
  id: number;
  store: AttemptStore;
  onGoOnHere: () => void;
  onAskAgain: () => void;
}

interface OpenedProps extends Pick<OpenAttempt, 'kind' | 'id'> {
  children(open: OpenAttempt): ReactNode;
}

/** Opens an attempt in this window; until then, and where it cannot be opened, it says so. */
export const Opened = ({ kind, id, children }: OpenedProps) => {
  const t = useTranslation(messages);
  const { opening, open, askAgain } = useAttempt({ kind, id });
  useKept(opening.is === 'open' ? opening.store : null, { kind, id });
  switch (opening.is) {
    case 'opening':
      return (
        <main aria-busy="true" aria-label={t('openingWork')} style={{ padding: 'var(--gutter)' }}>
          <LoadingIndicator what={t('openingWork')} onAgain={() => open(false)} />
        </main>
      );
    case 'held':
      return (
        <Notice title={t('heldTitle')} body={t('heldBody')}>
          <Button variant="filled" onClick={() => open(true)}>
            {t('goOnHere')}
          </Button>
          <Button onClick={() => leaveWindow('/home')}>{t('closeWindow')}</Button>
        </Notice>
      );
    case 'failed':
      return <CannotOpen kind={kind} id={id} opening={opening} onAgain={() => open(false)} />;
    case 'broken':
      throw opening.error;
    case 'open':
      return (
        <Suspense fallback={<BlockSkeleton />}>
          <ScreenTitle title={opening.store.started.title} />
          <ListeningContext value={opening.listening}>
            {children({ kind, id, store: opening.store, onGoOnHere: () => open(true), onAskAgain: askAgain })}
          </ListeningContext>
        </Suspense>
      );
  }
};

interface CannotOpenProps {
  kind: 'test' | 'homework';
  id: number;
  opening: { message: string; code: string };
  onAgain: () => void;
}

/** What may pass by itself. */
const passing = new Set(['request.busy', 'request.full', 'request.tooMany']);

/** Why it does not open; what this device had kept is delivered all the same. */
const CannotOpen = ({ kind, id, opening, onAgain }: CannotOpenProps) => {
  const t = useTranslation(messages);
  if (opening.code === 'request.network') return <Away onAgain={onAgain} />;
  if (opening.code === 'attempt.handedIn') return <Ended kind={kind} id={id} />;
  const mayPass = passing.has(opening.code);
  return (
    <Notice
      title={t('cannotOpen')}
      body={
        <>
          <p>{opening.message}</p>
          <UnsentLeft />
        </>
      }
    >
      {mayPass && (
        <Button variant="filled" onClick={onAgain}>
          {t('tryNow')}
        </Button>
      )}
      <Button variant={mayPass ? 'default' : 'filled'} onClick={() => leaveWindow('/home')}>
        {t('toHome')}
      </Button>
    </Notice>
  );
};
