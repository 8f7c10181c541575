import { Button } from '@mantine/core';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useAutoRetry, useAccountTranslation, useIsLongWait, NoticePage } from '@inkstone/ui';
import { betweenMessages, messages } from '../../messages.ts';
import type { AttemptStore } from '../attempt-session/attempt-store.ts';
import type { Snapshot } from '../attempt-session/snapshot.ts';

const requestIntervalMs = 3000;
// A reopened window that still waits does not request again at once.
const restMs = 1000;

interface ServerWaitProps {
  store: AttemptStore;
  snapshot: Snapshot;
  /** The title while waiting; without a network the page says so instead. */
  title: string;
  body: string;
  bodyWhenAway: string;
  /** Opens the attempt again with the released content. */
  onReady: () => void;
}

/** Where the answers are meanwhile: on the device once it has stored them, else in this window alone. */
const AwayNote = ({ snapshot: { isDeviceFull, isOnDevice, saving } }: Pick<ServerWaitProps, 'snapshot'>) => {
  const [t, tBetween] = [useAccountTranslation(messages), useAccountTranslation(betweenMessages)];
  if (!isDeviceFull) return <p>{tBetween(isOnDevice ? 'awayOnDevice' : 'awayKeeping')}</p>;
  return 'waiting' in saving ? <p role="alert">{t('onlyHere', { count: saving.waiting })}</p> : null;
};

/**
 * Waits at the end of a module or section: delivers all answers and requests the next content, while the clock is
 * paused.
 */
export const ServerWait = ({ store, snapshot, title, body, bodyWhenAway, onReady }: ServerWaitProps) => {
  const [t, tBetween] = [useAccountTranslation(messages), useAccountTranslation(betweenMessages)];
  const requestedAt = useRef<number | null>(null);
  const request = async (): Promise<void> => {
    if (requestedAt.current !== null && performance.now() - requestedAt.current < restMs) return;
    if (!('waiting' in snapshot.saving)) requestedAt.current = performance.now();
    if (await store.requestModule()) onReady();
  };
  const requestNow = useEffectEvent(request);
  const isSaved = snapshot.saving.is === 'saved';
  // Requests at once, and once everything is saved.
  useEffect(() => void requestNow(), [store, isSaved]);
  useAutoRetry(true, () => void request(), requestIntervalMs);
  const isAway = snapshot.trouble === 'offline';
  const isLong = useIsLongWait(true);
  return (
    <NoticePage
      title={isAway ? tBetween('routingAwayTitle') : title}
      body={
        <>
          <p role="status">{isAway ? bodyWhenAway : body}</p>
          {isAway && <AwayNote snapshot={snapshot} />}
        </>
      }
    >
      {(isAway || isLong) && (
        <Button variant="filled" onClick={() => void store.requestModule().then((isReady) => isReady && onReady())}>
          {t('tryNow')}
        </Button>
      )}
    </NoticePage>
  );
};
