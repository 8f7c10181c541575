import { useState } from 'react';
import { EmptyState, Loaded, RowsSkeleton, ScreenTitle, WarningIcon, noticeTold, useWords } from '@inkstone/ui';
import { failureIn, type OutputOf } from '@inkstone/call/web';
import type { correctDetailList } from '../../contract.ts';
import { messages } from '../../messages.ts';
import { DeskTop } from './desk-top.tsx';
import type { DeviceDrafts } from '../draft/device-drafts.ts';
import { aheadOf } from '../queue/going-on.ts';
import { KeysDialog } from '../keys/keys-dialog.tsx';
import { OpenPiece } from '../piece/open-piece.tsx';
import { QueueList } from '../queue/queue-list.tsx';
import { useAhead } from '../piece/use-piece.ts';
import { useDeskKeys } from '../keys/use-desk-keys.ts';
import { useDraftBook } from '../draft/use-drafts.ts';
import { keyOf, useQueue, type QueuePiece } from '../queue/use-queue.ts';
import { useGoing } from './use-going.ts';
import { useRelease } from './use-release.tsx';
import styles from './desk.module.css';

/** Where the desk stands; a change is written into the address. */
export interface DeskPlace {
  id: number;
  skill?: string | undefined;
  by?: 'question' | 'student' | undefined;
  attemptId?: number | undefined;
  questId?: number | undefined;
}

interface DeskProps {
  place: DeskPlace;
  onPlace(change: Partial<DeskPlace>): void;
  /** Where drafts are kept; this device's store unless said. */
  device?: DeviceDrafts;
}

/** The marking desk: queue, piece, rubric; every act has a key. */
export const Desk = (props: DeskProps) => {
  const t = useWords(messages);
  const { id, skill, by = 'question' } = props.place;
  const { ask, ...queued } = useQueue({ id, skill, order: by });
  const isGone = failureIn(ask.error)?.kind === 'notFound';
  return (
    <Loaded ask={ask} failed={t('loadFailed')} safe={t('safe')} skeleton={<RowsSkeleton rows={10} dense />}>
      {(queue) =>
        queue.pieces.length === 0 ? (
          <EmptyState title={t('nothing')} body={t('nothingBody')} />
        ) : (
          <OpenDesk {...props} {...queued} queue={queue} by={by} isGone={isGone} />
        )
      }
    </Loaded>
  );
};

type OpenDeskProps = DeskProps & {
  queue: OutputOf<typeof correctDetailList>;
  by: 'question' | 'student';
  patch(key: string, change: Partial<QueuePiece>): void;
  now(): readonly QueuePiece[];
  /** It was there and is not any more. */
  isGone: boolean;
};

const loadedAhead = 3;

const OpenDesk = ({ queue, by, patch, now, isGone, place, onPlace, device }: OpenDeskProps) => {
  const t = useWords(messages);
  const { pieces } = queue;
  const [tab, setTab] = useState<'piece' | 'rubric' | 'queue'>('piece');
  const [hasKeys, setHasKeys] = useState(false);
  const book = useDraftBook(patch, device);
  const release = useRelease({ isCandidate: queue.kind === 'candidate', book, now, patch });
  const { at, piece, next, open, go, goOn } = useGoing({ pieces, now, place, onPlace, book }, () => setTab('piece'));
  const loaded = useAhead(aheadOf(pieces, at, loadedAhead));
  const releaseOpen = async () => {
    if ((await release.one(keyOf(piece ?? { attemptId: 0, questId: 0 }))) && next) open(keyOf(next));
  };
  const turn = () => onPlace({ by: by === 'question' ? 'student' : 'question' });
  useDeskKeys((key) => {
    const acts: Readonly<Record<string, () => void>> = {
      j: () => go(at + 1),
      ArrowDown: () => go(at + 1),
      k: () => go(at - 1),
      ArrowUp: () => go(at - 1),
      Enter: () => (book.voices.isSpeaking() ? noticeTold(t('speakingStill')) : goOn()),
      g: turn,
      f: () => void releaseOpen(),
      x: () => void release.all(),
      '?': () => setHasKeys(true),
    };
    acts[key]?.();
    return acts[key] !== undefined;
  });
  if (!piece) return null;
  return (
    <div className={styles.desk} data-tab={tab} data-density="dense">
      <ScreenTitle title={queue.title} />
      <DeskTop
        queue={queue}
        at={at}
        tab={tab}
        onTab={setTab}
        onGo={go}
        onNext={next && goOn}
        onKeys={() => setHasKeys(true)}
        onRelease={() => void release.all()}
      />
      {(isGone || queue.isWithdrawn) && (
        <p className={styles.trouble} role="alert">
          <WarningIcon /> {t(isGone ? 'workGone' : 'workWithdrawn')}
        </p>
      )}
      <main className={styles.columns}>
        <QueueList
          pieces={pieces}
          current={keyOf(piece)}
          by={by}
          next={next}
          loaded={loaded}
          onOpen={open}
          onBy={turn}
        />
        <OpenPiece
          key={keyOf(piece)}
          piece={piece}
          book={book}
          onRelease={() => void releaseOpen()}
          onNewer={() => setTab('piece')}
        />
      </main>
      {hasKeys && <KeysDialog onClose={() => setHasKeys(false)} />}
    </div>
  );
};
