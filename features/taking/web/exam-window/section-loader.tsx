import { useEffect, useEffectEvent } from 'react';
import { isRouted, type NavigationUnit } from '@inkstone/exam/blueprint';
import { useAccountTranslation, useTranslation, NoticePage } from '@inkstone/ui';
import { betweenMessages } from '../../messages.ts';
import type { AttemptStore } from '../attempt-session/attempt-store.ts';
import { enterUnit, hasContent } from '../attempt-session/enter-unit.ts';
import type { Snapshot } from '../attempt-session/snapshot.ts';
import { toUnitNames } from '../directions/section-facts.tsx';
import { useListening } from '../listening/listening-context.ts';
import { listSetRecordings } from '../listening/set-recording.ts';
import { ServerWait } from './server-wait.tsx';

interface SectionLoaderProps {
  store: AttemptStore;
  snapshot: Snapshot;
  unit: NavigationUnit;
  /** Opens the attempt again with the released content. */
  onReady: () => void;
}

/** After Start: loads the questions, then the recordings, and enters the section automatically. */
export const SectionLoader = (props: SectionLoaderProps) => {
  const { store, snapshot, unit } = props;
  return hasContent(store.started, unit) ? (
    <SectionEntry store={store} snapshot={snapshot} unit={unit} />
  ) : (
    <SectionRequest {...props} />
  );
};

/** Requests the questions from the server. */
const SectionRequest = ({ store, snapshot, unit, onReady }: SectionLoaderProps) => {
  const [tBetween, tAccount] = [useTranslation(betweenMessages), useAccountTranslation(betweenMessages)];
  const name = toUnitNames(unit);
  return (
    <ServerWait
      store={store}
      snapshot={snapshot}
      title={tBetween('comingTitle', { name })}
      body={tBetween('comingBody', { name })}
      bodyWhenAway={tAccount('comingAway', { name })}
      onReady={onReady}
    />
  );
};

/** Waits for the recordings, then enters the section. */
const SectionEntry = ({ store, snapshot, unit }: Omit<SectionLoaderProps, 'onReady'>) => {
  const tBetween = useTranslation(betweenMessages);
  const listening = useListening();
  const parts = isRouted(unit.section) ? unit.parts : unit.section.parts;
  const ids = new Set(parts.flatMap(({ sets }) => sets.map(({ id }) => id)));
  const recordedSetIds = listSetRecordings(store.started.sets.filter(({ id }) => ids.has(id))).map(
    ({ setId }) => setId,
  );
  const enter = useEffectEvent(() => {
    if (snapshot.isWritable) enterUnit(store, unit);
  });
  const waits = listening !== null && recordedSetIds.length > 0;
  // Enters the section at once where nothing has to be loaded.
  useEffect(() => {
    if (!waits) enter();
  }, [waits]);
  const name = toUnitNames(unit);
  if (!waits)
    return (
      <NoticePage
        title={tBetween('comingTitle', { name })}
        body={<p role="status">{tBetween('comingBody', { name })}</p>}
      />
    );
  const { AutoStart } = listening.parts;
  return (
    <NoticePage
      title={tBetween('comingTitle', { name })}
      body={<AutoStart preload={listening.preloader} setIds={recordedSetIds} onBegin={() => enterUnit(store, unit)} />}
    />
  );
};
