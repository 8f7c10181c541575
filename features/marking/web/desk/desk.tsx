import { useCallback, useState } from 'react';
import { EmptyState, QueryBoundary, RowsSkeleton, ScreenTitle, WarningIcon, noticeTold, useTranslation } from '@inkstone/ui';
import { failureFrom } from '@inkstone/call/web';
import { messages } from '../../messages.ts';
import { DeskTop } from './desk-top.tsx';
import type { DeviceDrafts } from '../draft/device-drafts.ts';
import { aheadOf, findPagesAhead } from '../queue/going-on.ts';
import type { NearPiece } from '../queue/known-pages.ts';
import { KeysDialog } from '../keys/keys-dialog.tsx';
import { OpenPiece } from '../piece/open-piece.tsx';
import { QueueList } from '../queue/queue-list.tsx';
import { useAhead } from '../piece/use-piece.ts';
import { useDeskKeys } from '../keys/use-desk-keys.ts';
import { useDraftBook } from '../draft/use-drafts.ts';
import { keyOf, type QueuePage, type QueuePlace } from '../queue/queue-page.ts';
import { usePagesAhead } from '../queue/use-pages-ahead.ts';
import { useQueue } from '../queue/use-queue.ts';
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
  const t = useTranslation(messages);
  const { id, skill, by = 'question', attemptId, questId } = props.place;
  const [near, setNear] = useState<NearPiece>({ attemptId, questId });
  const [leafedTo, setLeafedTo] = useState<number | null>(null);
  const { ask, listed, takeKnown, ...queued } = useQueue({ id, skill, order: by, near, leafedTo });
  // A page that does not come takes nothing from the desk: the one before stays.
  const [known, setKnown] = useState(ask.data);
  if (ask.data && ask.data !== known) setKnown(ask.data);
  const goNear = useCallback(
    (piece: QueuePlace) => {
      takeKnown(piece);
      setNear(piece);
    },
    [takeKnown],
  );
  const queue = ask.data ?? known;
  if (!queue)
    return (
      <QueryBoundary query={ask} failed={t('loadFailed')} safe={t('safe')} skeleton={<RowsSkeleton rows={10} dense />}>
        {() => null}
      </QueryBoundary>
    );
  if (queue.total === 0) return <EmptyState title={t('nothing')} body={t('nothingBody')} />;
  return (
    <OpenDesk
      {...props}
      {...queued}
      queue={queue}
      listed={listed ?? queue}
      by={by}
      near={near}
      isOnItsWay={ask.isPlaceholderData || !ask.data}
      isGone={failureFrom(ask.error)?.kind === 'notFound'}
      onNear={goNear}
      onLeaf={setLeafedTo}
    />
  );
};

type OpenDeskProps = DeskProps &
  Pick<ReturnType<typeof useQueue>, 'whole' | 'patch' | 'now' | 'drafts'> & {
    /** The page of the open piece, and the one in the list. */
    queue: QueuePage;
    listed: QueuePage;
    by: 'question' | 'student';
    near: NearPiece;
    isOnItsWay: boolean;
    /** It was there and is not any more. */
    isGone: boolean;
    onNear(piece: QueuePlace): void;
    /** Leafs the list to a page; null: to that of the open piece. */
    onLeaf(page: number | null): void;
  };

const loadedAhead = 3;

const OpenDesk = (props: OpenDeskProps) => {
  const { whole, queue, listed, by, patch, now, drafts, isGone, onPlace, onNear, onLeaf, device } = props;
  const t = useTranslation(messages);
  const [tab, setTab] = useState<'piece' | 'rubric' | 'queue'>('piece');
  const [hasKeys, setHasKeys] = useState(false);
  const book = useDraftBook(patch, device);
  const release = useRelease({ isCandidate: queue.kind === 'candidate', book, now, drafts, patch });
  const going = useGoing({ ...props, book }, () => {
    setTab('piece');
    onLeaf(null);
  });
  const { piece, next, open, step, goOn } = going;
  const loaded = useAhead(aheadOf(going.sequence, going.at, loadedAhead));
  usePagesAhead(whole, findPagesAhead(queue, going.onPage), piece ? keyOf(piece) : '');
  const releaseOpen = async () => {
    if ((await release.one(keyOf(piece ?? { attemptId: 0, questId: 0 }))) && next) open(next);
  };
  const turn = () => {
    if (piece) onNear({ attemptId: piece.attemptId, questId: piece.questId });
    onLeaf(null);
    onPlace({ by: by === 'question' ? 'student' : 'question' });
  };
  useDeskKeys((key) => {
    const acts: Readonly<Record<string, () => void>> = {
      j: () => step(1),
      ArrowDown: () => step(1),
      k: () => step(-1),
      ArrowUp: () => step(-1),
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
        number={going.number}
        tab={tab}
        onTab={setTab}
        onStep={step}
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
          page={listed}
          counts={queue.counts}
          current={keyOf(piece)}
          by={by}
          next={next}
          loaded={loaded}
          onOpen={open}
          onBy={turn}
          onLeaf={onLeaf}
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
