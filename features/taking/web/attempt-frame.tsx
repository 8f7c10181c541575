import { useNavigation } from '@inkstone/ui/screen';
import { endOf } from '../addresses.ts';
import { Beginning } from './directions/beginning.tsx';
import { HandedIn } from './left/handed-in.tsx';
import { Opened, type OpenAttempt } from './opening/opened.tsx';
import { useSnapshot } from './opening/use-attempt.ts';
import { useSectionAddress } from './place/use-section-address.ts';
import { Between } from './window/between.tsx';
import { ExamWindow } from './window/exam-window.tsx';
import { useAhead } from './window/use-ahead.ts';
import { useMissingPictures } from './window/use-missing-pictures.ts';

/** One attempt from directions to hand-in, whatever the programme: opening, held elsewhere, refused, running, over. */
export const AttemptFrame = (work: Pick<OpenAttempt, 'kind' | 'id'>) => (
  <Opened {...work}>{(open) => <Sat {...open} />}</Opened>
);

const Sat = ({ kind, id, store, onGoOnHere, onAskAgain }: OpenAttempt) => {
  const go = useNavigation();
  const snapshot = useSnapshot(store);
  useAhead(store);
  useMissingPictures();
  const { programme, sections } = store.blueprint;
  const isCandidates = store.started.kind === 'candidate';
  const end = () => go(endOf({ programme, kind, isCandidates }), { id }, { replace: true });
  const { status, sectionId } = snapshot.state;
  const section = sectionId ?? sections[0]?.id ?? null;
  useSectionAddress({ kind, programme, section, isBegun: status !== 'fresh', isResting: status === 'break' });
  if (snapshot.handIn !== 'no') return <HandedIn onDone={end} store={store} snapshot={snapshot} />;
  if (status === 'fresh') {
    return (
      <Between store={store} snapshot={snapshot} onGoOnHere={onGoOnHere}>
        <Beginning store={store} onAskAgain={onAskAgain} />
      </Between>
    );
  }
  return <ExamWindow kind={kind} store={store} snapshot={snapshot} onGoOnHere={onGoOnHere} onAskAgain={onAskAgain} />;
};
