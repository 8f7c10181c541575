import { useCallback, useState } from 'react';
import type { AttemptStore } from '../attempt/attempt-store.ts';
import type { Snapshot } from '../attempt/snapshot.ts';
import { Between } from './between.tsx';
import { BreakPage, ComingSection, OverPage, RoutingPage } from './late-pages.ts';
import { LegWindow } from './leg-window.tsx';
import { SectionDirections } from '../directions/section-directions.tsx';
import { useClosing, useFocusLost } from './use-exam-watch.ts';
import { hasContent } from '../place/has-content.ts';
import { pageOf } from '../place/where-in-exam.ts';

interface ExamWindowProps {
  kind: 'test' | 'homework';
  store: AttemptStore;
  snapshot: Snapshot;
  onGoOnHere: () => void;
  /** Opens the attempt again in this window, for what only the server can decide. */
  onAskAgain: () => void;
}

/** A begun attempt: the page that it stands at, whatever clocks and presses have led there. */
export const ExamWindow = ({ kind, store, snapshot, onGoOnHere, onAskAgain }: ExamWindowProps) => {
  const [passedOver, setPassedOver] = useState<readonly string[]>([]);
  const passOver = useCallback((legId: string) => setPassedOver((before) => [...before, legId]), []);
  useClosing(store);
  useFocusLost(kind, store);
  const page = pageOf(snapshot.state, store.blueprint, {
    passedOver,
    hasContent: (leg) => hasContent(store.started, leg),
  });
  const between = () => {
    switch (page.is) {
      case 'directions':
        return (
          <SectionDirections
            key={page.leg.id}
            store={store}
            snapshot={snapshot}
            leg={page.leg}
            onPassOver={() => passOver(page.leg.id)}
          />
        );
      case 'coming':
        return (
          <ComingSection key={page.leg.id} store={store} snapshot={snapshot} leg={page.leg} onGiven={onAskAgain} />
        );
      case 'break':
        return <BreakPage store={store} after={page.after} next={page.next} />;
      case 'routing':
        return <RoutingPage store={store} snapshot={snapshot} onChosen={onAskAgain} />;
      default:
        return <OverPage store={store} isWritable={snapshot.isWritable} />;
    }
  };
  if (page.is === 'questions') {
    const { leg } = page;
    return <LegWindow key={leg.id} leg={leg} kind={kind} store={store} snapshot={snapshot} onGoOnHere={onGoOnHere} />;
  }
  return (
    <Between snapshot={snapshot} store={store} onGoOnHere={onGoOnHere}>
      {between()}
    </Between>
  );
};
