import { Button } from '@mantine/core';
import { Suspense, useState } from 'react';
import { BlockSkeleton, ScreenTitle, later, useWords } from '@inkstone/ui';
import { leaveWindow, useGo } from '@inkstone/ui/screen';
import { endOf } from '../addresses.ts';
import { messages } from '../messages.ts';
import { Directions } from './directions/directions.tsx';
import { goWithoutCheck, goesWithoutCheck } from './environment/without-check.ts';
import { ExamWindow } from './window/exam-window.tsx';
import { HandedIn } from './left/handed-in.tsx';
import { ListeningContext } from './listening/listening-context.ts';
import { Notice } from './page/notice.tsx';
import type { AttemptStore } from './attempt/attempt-store.ts';
import { useAhead } from './window/use-ahead.ts';
import { useAttempt, useSnapshot } from './opening/use-attempt.ts';
import { useSectionAddress } from './place/use-section-address.ts';

// Only the server says that work has ended: there is a network to fetch it by.
const UnsentLeft = later(async () => (await import('./left/unsent-left.tsx')).UnsentLeft);
const Ended = later(async () => (await import('./left/ended.tsx')).Ended);
const CheckFirst = later(async () => (await import('./environment/check-first.tsx')).CheckFirst);

interface AttemptFrameProps {
  kind: 'test' | 'homework';
  id: number;
}

/** One attempt from directions to hand-in, whatever the programme: opening, held elsewhere, refused, running, over. */
export const AttemptFrame = ({ kind, id }: AttemptFrameProps) => {
  const t = useWords(messages);
  const { opening, open, askAgain } = useAttempt({ kind, id });
  switch (opening.is) {
    case 'opening':
      return (
        <main aria-busy="true" aria-label={t('openingWork')} style={{ padding: 'var(--gutter)' }}>
          <BlockSkeleton />
        </main>
      );
    case 'held':
      return (
        <Notice title={t('heldTitle')} body={t('heldBody')}>
          <Button variant="filled" onClick={() => open(true)}>
            {t('goOnHere')}
          </Button>
          <Button onClick={() => leaveWindow('/home')}>{t('closeWindow')}</Button>
        </Notice>
      );
    case 'failed':
      return <CannotOpen kind={kind} id={id} opening={opening} onAgain={() => open(false)} />;
    case 'broken':
      throw opening.error;
    case 'open':
      return (
        <Suspense fallback={<BlockSkeleton />}>
          <ScreenTitle title={opening.store.started.title} />
          <ListeningContext value={opening.listening}>
            <OpenAttempt
              kind={kind}
              id={id}
              store={opening.store}
              onGoOnHere={() => open(true)}
              onAskAgain={askAgain}
            />
          </ListeningContext>
        </Suspense>
      );
  }
};

interface CannotOpenProps {
  kind: 'test' | 'homework';
  id: number;
  opening: { message: string; code: string };
  onAgain: () => void;
}

/** What may pass by itself. */
const passing = new Set(['request.network', 'request.busy', 'request.tooMany']);

/** Why it does not open; what this device had kept is delivered all the same. */
const CannotOpen = ({ kind, id, opening, onAgain }: CannotOpenProps) => {
  const t = useWords(messages);
  if (opening.code === 'attempt.handedIn') return <Ended kind={kind} id={id} />;
  return (
    <Notice
      title={t('cannotOpen')}
      body={
        <>
          <p>{opening.message}</p>
          <UnsentLeft />
        </>
      }
    >
      {passing.has(opening.code) && (
        <Button variant="filled" onClick={onAgain}>
          {t('tryNow')}
        </Button>
      )}
      <Button onClick={() => leaveWindow('/home')}>{t('toHome')}</Button>
    </Notice>
  );
};

interface OpenAttemptProps {
  kind: 'test' | 'homework';
  id: number;
  store: AttemptStore;
  onGoOnHere: () => void;
  onAskAgain: () => void;
}

const OpenAttempt = ({ kind, id, store, onGoOnHere, onAskAgain }: OpenAttemptProps) => {
  const go = useGo();
  const snapshot = useSnapshot(store);
  useAhead(store);
  const { programme, sections } = store.blueprint;
  const isCandidates = store.started.kind === 'candidate';
  const end = () => go(endOf({ programme, kind, isCandidates }), { id }, { replace: true });
  const { status, sectionId } = snapshot.state;
  const section = sectionId ?? sections[0]?.id ?? null;
  useSectionAddress({ kind, programme, section, isBegun: status !== 'fresh', isResting: status === 'break' });
  if (snapshot.handIn !== 'no') return <HandedIn onDone={end} store={store} snapshot={snapshot} />;
  if (status === 'fresh') return <Beginning store={store} onAskAgain={onAskAgain} />;
  return <ExamWindow kind={kind} store={store} snapshot={snapshot} onGoOnHere={onGoOnHere} onAskAgain={onAskAgain} />;
};

/** The directions; before them, once, the reminder of the environment check where the work listens or records. */
const Beginning = ({ store, onAskAgain }: Pick<OpenAttemptProps, 'store' | 'onAskAgain'>) => {
  const { attemptId, environment, title } = store.started;
  const [isWithout, setWithout] = useState(() => goesWithoutCheck(attemptId));
  if (environment !== 'unchecked' || isWithout) return <Directions store={store} />;
  const goWithout = () => {
    goWithoutCheck(attemptId);
    setWithout(true);
  };
  return <CheckFirst title={title} onChecked={onAskAgain} onWithout={goWithout} />;
};
