import { useCallback, useState } from 'react';
import type { PageKind } from '@inkstone/exam/assignment-kinds';
import type { AttemptStore } from '../attempt-session/attempt-store.ts';
import type { Snapshot } from '../attempt-session/snapshot.ts';
import { AttemptLanguage } from '../attempt-language.tsx';
import { InterstitialPage } from './problem-notices.tsx';
import { BreakPage, SectionLoader, ExamOverPage, RoutingPage } from './pages.lazy.ts';
import { UnitWindow } from './unit-window.tsx';
import { SectionDirections } from '../directions/section-directions.tsx';
import { useClockTransitions, useFocusLossEvent } from '../attempt-session/use-attempt-store.ts';
import { hasContent } from '../attempt-session/enter-unit.ts';
import { resolveExamPage } from './exam-page.ts';

interface ExamWindowProps {
  kind: PageKind;
  store: AttemptStore;
  snapshot: Snapshot;
  onTakeOver: () => void;
  /** Opens the attempt again in this window. */
  onReopen: () => void;
}

/** A started attempt at its current page. */
export const ExamWindow = (props: ExamWindowProps) => (
  <AttemptLanguage blueprint={props.store.blueprint}>
    <ExamWindowPage {...props} />
  </AttemptLanguage>
);

const ExamWindowPage = ({ kind, store, snapshot, onTakeOver, onReopen }: ExamWindowProps) => {
  const [passedOver, setPassedOver] = useState<readonly string[]>([]);
  const passOver = useCallback((legId: string) => setPassedOver((before) => [...before, legId]), []);
  useClockTransitions(store);
  useFocusLossEvent(kind, store);
  const page = resolveExamPage(snapshot.state, store.blueprint, {
    passedOver,
    hasContent: (unit) => hasContent(store.started, unit),
  });
  const between = () => {
    switch (page.is) {
      case 'directions':
        return (
          <SectionDirections
            key={page.unit.id}
            store={store}
            snapshot={snapshot}
            unit={page.unit}
            onPassOver={() => passOver(page.unit.id)}
          />
        );
      case 'coming':
        return (
          <SectionLoader key={page.unit.id} store={store} snapshot={snapshot} unit={page.unit} onReady={onReopen} />
        );
      case 'break':
        return <BreakPage store={store} after={page.after} next={page.next} />;
      case 'routing':
        return <RoutingPage store={store} snapshot={snapshot} onChosen={onReopen} />;
      default:
        return <ExamOverPage store={store} isWritable={snapshot.isWritable} />;
    }
  };
  if (page.is === 'questions') {
    const { unit } = page;
    return (
      <UnitWindow key={unit.id} unit={unit} kind={kind} store={store} snapshot={snapshot} onTakeOver={onTakeOver} />
    );
  }
  return (
    <InterstitialPage snapshot={snapshot} store={store} onTakeOver={onTakeOver}>
      {between()}
    </InterstitialPage>
  );
};
