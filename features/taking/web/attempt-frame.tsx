import { useNavigation } from '@inkstone/ui/screen';
import { getFinishedRoute } from '../addresses.ts';
import { AttemptIntroduction } from './directions/attempt-introduction.tsx';
import { SubmissionScreen } from './finishing/submission-screen.tsx';
import { AttemptLoader, type AttemptScreenProps } from './launch/attempt-loader.tsx';
import { useSnapshot } from './attempt-session/use-attempt-store.ts';
import { useSectionRoute } from './exam-window/use-section-route.ts';
import { InterstitialPage } from './exam-window/problem-notices.tsx';
import { ExamWindow } from './exam-window/exam-window.tsx';
import { usePrefetch } from './exam-window/use-prefetch.ts';
import { useMissingPictures } from './exam-window/use-missing-pictures.ts';
import { attemptKinds } from '../attempt-kinds.ts';

/** The whole attempt, from directions to submission, in any programme: opening, taken over, refused, running, over. */
export const AttemptFrame = (work: Pick<AttemptScreenProps, 'kind' | 'id'>) => (
  <AttemptLoader {...work}>{(open) => <AttemptContent {...open} />}</AttemptLoader>
);

const AttemptContent = ({ kind, id, store, onTakeOver, onReopen }: AttemptScreenProps) => {
  const go = useNavigation();
  const snapshot = useSnapshot(store);
  usePrefetch(store);
  useMissingPictures();
  const { programme, sections } = store.blueprint;
  const isCandidates = attemptKinds[store.started.kind].isForCandidate;
  const end = () => go(getFinishedRoute({ programme, kind, isCandidates }), { id }, { replace: true });
  const { status, sectionId } = snapshot.state;
  const section = sectionId ?? sections[0]?.id ?? null;
  useSectionRoute({ kind, programme, section, isBegun: status !== 'fresh', isResting: status === 'break' });
  if (snapshot.submission !== 'no') return <SubmissionScreen onDone={end} store={store} snapshot={snapshot} />;
  if (status === 'fresh') {
    return (
      <InterstitialPage store={store} snapshot={snapshot} onTakeOver={onTakeOver}>
        <AttemptIntroduction store={store} onReopen={onReopen} />
      </InterstitialPage>
    );
  }
  return <ExamWindow kind={kind} store={store} snapshot={snapshot} onTakeOver={onTakeOver} onReopen={onReopen} />;
};
