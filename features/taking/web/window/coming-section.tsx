import { Button } from '@mantine/core';
import { useEffect, useEffectEvent, useRef } from 'react';
import { isRouted, type Leg } from '@inkstone/exam/blueprint';
import { useIsLongWait, useLanguage, useWords } from '@inkstone/ui';
import { betweenWords, messages } from '../../messages.ts';
import type { AttemptStore } from '../attempt/attempt-store.ts';
import { enterLeg } from '../attempt/enter-leg.ts';
import type { Snapshot } from '../attempt/snapshot.ts';
import { nameOfLeg } from '../directions/section-facts.tsx';
import { useListening } from '../listening/listening-context.ts';
import { recordingsIn } from '../listening/recording-of.ts';
import { Notice } from '../page/notice.tsx';
import { hasContent } from '../place/has-content.ts';

const askEveryMs = 3000;
// A window that was opened again and still waits does not ask at once.
const restMs = 1000;

interface ComingSectionProps {
  store: AttemptStore;
  snapshot: Snapshot;
  leg: Leg;
  /** Opens the attempt again, with what was given. */
  onGiven: () => void;
}

/** Start was pressed: the questions come from the server, then the recordings, and the section begins by itself. */
export const ComingSection = (props: ComingSectionProps) => {
  const { store, snapshot, leg } = props;
  return hasContent(store.started, leg) ? (
    <Arriving store={store} snapshot={snapshot} leg={leg} />
  ) : (
    <Asking {...props} />
  );
};

/** Everything said before is delivered, and the server is asked for what comes; the clock stands still meanwhile. */
const Asking = ({ store, snapshot, leg, onGiven }: ComingSectionProps) => {
  const [t, say] = [useWords(messages), useWords(betweenWords)];
  const language = useLanguage();
  const asked = useRef<number | null>(null);
  const ask = useEffectEvent(async () => {
    if (asked.current !== null && performance.now() - asked.current < restMs) return;
    if (!('waiting' in snapshot.saving)) asked.current = performance.now();
    if (await store.askForModule()) onGiven();
  });
  const isSaved = snapshot.saving.is === 'saved';
  // Meets the server, which alone has the questions: at once, when everything has arrived, when the network is back.
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
  const name = nameOfLeg(leg, language);
  return (
    <Notice
      title={say(isAway ? 'routingAwayTitle' : 'comingTitle', { name })}
      body={<p role="status">{say(isAway ? 'comingAway' : 'comingBody', { name })}</p>}
    >
      {(isAway || isLong) && (
        <Button variant="filled" onClick={() => void store.askForModule().then((isDone) => isDone && onGiven())}>
          {t('tryNow')}
        </Button>
      )}
    </Notice>
  );
};

/** The questions are here; the recordings are waited for, and the section is entered. */
const Arriving = ({ store, snapshot, leg }: Omit<ComingSectionProps, 'onGiven'>) => {
  const say = useWords(betweenWords);
  const language = useLanguage();
  const listening = useListening();
  const parts = isRouted(leg.section) ? leg.parts : leg.section.parts;
  const ids = new Set(parts.flatMap(({ sets }) => sets.map(({ id }) => id)));
  const heard = recordingsIn(store.started.sets.filter(({ id }) => ids.has(id))).map(({ setId }) => setId);
  const enter = useEffectEvent(() => {
    if (snapshot.isWritable) enterLeg(store, leg);
  });
  const waits = listening !== null && heard.length > 0;
  // Meets the clock, which starts now.
  useEffect(() => {
    if (!waits) enter();
  }, [waits]);
  const name = nameOfLeg(leg, language);
  if (!waits)
    return <Notice title={say('comingTitle', { name })} body={<p role="status">{say('comingBody', { name })}</p>} />;
  const { BeginWhenLoaded } = listening.parts;
  return (
    <Notice
      title={say('comingTitle', { name })}
      body={<BeginWhenLoaded preload={listening.preload} setIds={heard} onBegin={() => enterLeg(store, leg)} />}
    />
  );
};
