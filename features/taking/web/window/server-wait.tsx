import { Button } from '@mantine/core';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useIsLongWait, useTranslation } from '@inkstone/ui';
import { betweenWords, messages } from '../../messages.ts';
import type { AttemptStore } from '../attempt/attempt-store.ts';
import type { Snapshot } from '../attempt/snapshot.ts';
import { Notice } from '../page/notice.tsx';

const askEveryMs = 3000;
// A window that was opened again and still waits does not ask at once.
const restMs = 1000;

interface ServerWaitProps {
  store: AttemptStore;
  snapshot: Snapshot;
  /** What is waited for; without a network the page names the network instead. */
  title: string;
  body: string;
  bodyWhenAway: string;
  /** Opens the attempt again, with what was given. */
  onGiven: () => void;
}

/**
 * The border of a module or section: everything given so far is delivered, the server is asked for what comes, and the clock
 * stands still meanwhile.
 */
export const ServerWait = ({ store, snapshot, title, body, bodyWhenAway, onGiven }: ServerWaitProps) => {
  const [t, say] = [useTranslation(messages), useTranslation(betweenWords)];
  const asked = useRef<number | null>(null);
  const ask = useEffectEvent(async () => {
    if (asked.current !== null && performance.now() - asked.current < restMs) return;
    if (!('waiting' in snapshot.saving)) asked.current = performance.now();
    if (await store.askForModule()) onGiven();
  });
  const isSaved = snapshot.saving.is === 'saved';
  // Meets the server, which alone has what comes: at once, when everything has arrived, when the network is back.
  useEffect(() => {
    const askNow = () => void ask();
    askNow();
    const timer = setInterval(askNow, askEveryMs);
    globalThis.addEventListener('online', askNow);
    return () => {
      clearInterval(timer);
      globalThis.removeEventListener('online', askNow);
    };
  }, [store, isSaved]);
  const isAway = snapshot.trouble === 'offline';
  const isLong = useIsLongWait(true);
  return (
    <Notice title={isAway ? say('routingAwayTitle') : title} body={<p role="status">{isAway ? bodyWhenAway : body}</p>}>
      {(isAway || isLong) && (
        <Button variant="filled" onClick={() => void store.askForModule().then((isGiven) => isGiven && onGiven())}>
          {t('tryNow')}
        </Button>
      )}
    </Notice>
  );
};
