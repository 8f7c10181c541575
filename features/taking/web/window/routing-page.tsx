import { Button } from '@mantine/core';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useIsLongWait, useWords } from '@inkstone/ui';
import { betweenWords, messages } from '../../messages.ts';
import type { AttemptStore } from '../attempt/attempt-store.ts';
import type { Snapshot } from '../attempt/snapshot.ts';
import { Notice } from '../page/notice.tsx';

const askEveryMs = 3000;
// A window that was opened again and still waits does not ask at once.
const restMs = 1000;

interface RoutingPageProps {
  store: AttemptStore;
  snapshot: Snapshot;
  /** Opens the attempt again, with the module that was chosen. */
  onChosen: () => void;
}

/** The border of a module: everything given so far is delivered, the server chooses, the clock stands still meanwhile. */
export const RoutingPage = ({ store, snapshot, onChosen }: RoutingPageProps) => {
  const [t, say] = [useWords(messages), useWords(betweenWords)];
  const asked = useRef<number | null>(null);
  const ask = useEffectEvent(async () => {
    if (asked.current !== null && performance.now() - asked.current < restMs) return;
    const isUnsent = 'waiting' in snapshot.saving;
    if (!isUnsent) asked.current = performance.now();
    if (await store.askForModule()) onChosen();
  });
  const isSaved = snapshot.saving.is === 'saved';
  // Meets the server, which alone can choose: at once, when everything has arrived, when the network is back.
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
    <Notice
      title={say(isAway ? 'routingAwayTitle' : 'routingTitle')}
      body={<p role="status">{say(isAway ? 'routingAway' : 'routingBody')}</p>}
    >
      {(isAway || isLong) && (
        <Button variant="filled" onClick={() => void store.askForModule().then((isChosen) => isChosen && onChosen())}>
          {t('tryNow')}
        </Button>
      )}
    </Notice>
  );
};
