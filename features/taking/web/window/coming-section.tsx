import { useEffect, useEffectEvent } from 'react';
import { isRouted, type NavigationUnit } from '@inkstone/exam/blueprint';
import { useLanguage, useTranslation } from '@inkstone/ui';
import { betweenWords } from '../../messages.ts';
import type { AttemptStore } from '../attempt/attempt-store.ts';
import { enterLeg } from '../attempt/enter-leg.ts';
import type { Snapshot } from '../attempt/snapshot.ts';
import { nameOfLeg } from '../directions/section-facts.tsx';
import { useListening } from '../listening/listening-context.ts';
import { recordingsIn } from '../listening/recording-of.ts';
import { Notice } from '../page/notice.tsx';
import { hasContent } from '../place/has-content.ts';
import { ServerWait } from './server-wait.tsx';

interface ComingSectionProps {
  store: AttemptStore;
  snapshot: Snapshot;
  leg: NavigationUnit;
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

/** The server is asked for the questions. */
const Asking = ({ store, snapshot, leg, onGiven }: ComingSectionProps) => {
  const say = useTranslation(betweenWords);
  const name = nameOfLeg(leg, useLanguage());
  return (
    <ServerWait
      store={store}
      snapshot={snapshot}
      title={say('comingTitle', { name })}
      body={say('comingBody', { name })}
      bodyWhenAway={say('comingAway', { name })}
      onGiven={onGiven}
    />
  );
};

/** The questions are here; the recordings are waited for, and the section is entered. */
const Arriving = ({ store, snapshot, leg }: Omit<ComingSectionProps, 'onGiven'>) => {
  const say = useTranslation(betweenWords);
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
