import { useCallback, useState } from 'react';
import {
  EmptyState,
  QueryBoundary,
  RowsSkeleton,
  ScreenTitle,
  WarningIcon,
  noticeTold,
  useTranslation,
} from '@inkstone/ui';
import { failureFrom } from '@inkstone/call/web';
import { messages } from '../../messages.ts';
import { DeskHeader } from './desk-header.tsx';
import type { DeviceDrafts } from '../draft/device-drafts.ts';
import { listUpcoming, findPagesAhead } from '../queue/queue-navigation.ts';
import type { NearPiece as NearSubmission } from '../queue/known-pages.ts';
import { KeysDialog } from '../keys/keys-dialog.tsx';
import { OpenSubmission } from '../piece/open-submission.tsx';
import { QueueList } from '../queue/queue-list.tsx';
import { usePrefetchSubmissions } from '../piece/use-submission.ts';
import { useDeskKeys } from '../keys/use-desk-keys.ts';
import { useDraftStores } from '../draft/use-draft-stores.ts';
import { toSubmissionKey, type QueuePage, type QueuePlace } from '../queue/queue-page.ts';
import { usePagesAhead } from '../queue/use-pages-ahead.ts';
import { useQueue } from '../queue/use-queue.ts';
import { useDeskNavigation } from './use-desk-navigation.ts';
import { useRelease } from './use-release.tsx';
import styles from './desk.module.css';

/** Where the desk stands; a change is written into the address. */
export interface DeskLocation {
  id: number;
  skill?: string | undefined;
  by?: 'question' | 'student' | undefined;
  attemptId?: number | undefined;
  questId?: number | undefined;
}

interface DeskProps {
  location: DeskLocation;
  onLocationChange(change: Partial<DeskLocation>): void;
  /** Where drafts are kept; this device's store unless said. */
  device?: DeviceDrafts;
}

/** The marking desk: queue, piece, rubric; every act has a key. */
export const Desk = (props: DeskProps) => {
  const t = useTranslation(messages);
  const { id, skill, by = 'question', attemptId, questId } = props.location;
  const [near, setNear] = useState<NearSubmission>({ attemptId, questId });
  const [leafedTo, setLeafedTo] = useState<number | null>(null);
  const { ask, listed, takeKnown, ...queued } = useQueue({ id, skill, order: by, near, listedPage: leafedTo });
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
      isPageLoading={ask.isPlaceholderData || !ask.data}
      isRemoved={failureFrom(ask.error)?.kind === 'notFound'}
      onNearChange={goNear}
      onPageChange={setLeafedTo}
    />
  );
};

type OpenDeskProps = DeskProps &
  Pick<ReturnType<typeof useQueue>, 'whole' | 'patch' | 'now' | 'drafts'> & {
    /** The page of the open piece, and the one in the list. */
    queue: QueuePage;
    listed: QueuePage;
    by: 'question' | 'student';
    near: NearSubmission;
    isPageLoading: boolean;
    /** It was there and is not any more. */
    isRemoved: boolean;
    onNearChange(piece: QueuePlace): void;
    /** Leafs the list to a page; null: to that of the open piece. */
    onPageChange(page: number | null): void;
  };

const prefetchCount = 3;

const OpenDesk = (props: OpenDeskProps) => {
  const {
    whole,
    queue,
    listed,
    by,
    patch,
    now,
    drafts,
    isRemoved,
    onLocationChange,
    onNearChange,
    onPageChange,
    device,
  } = props;
  const t = useTranslation(messages);
  const [tab, setTab] = useState<'piece' | 'rubric' | 'queue'>('piece');
  const [hasKeys, setHasKeys] = useState(false);
  const book = useDraftStores(patch, device);
  const release = useRelease({ isCandidate: queue.kind === 'candidate', book, now, drafts, patch });
  const going = useDeskNavigation({ ...props, book }, () => {
    setTab('piece');
    onPageChange(null);
  });
  const { piece, next, open, step, goOn } = going;
  const loaded = usePrefetchSubmissions(listUpcoming(going.sequence, going.at, prefetchCount));
  usePagesAhead(whole, findPagesAhead(queue, going.onPage), piece ? toSubmissionKey(piece) : '');
  const releaseOpen = async () => {
    if ((await release.releaseOne(toSubmissionKey(piece ?? { attemptId: 0, questId: 0 }))) && next) open(next);
  };
  const turn = () => {
    if (piece) onNearChange({ attemptId: piece.attemptId, questId: piece.questId });
    onPageChange(null);
    onLocationChange({ by: by === 'question' ? 'student' : 'question' });
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
      <DeskHeader
        queue={queue}
        number={going.number}
        tab={tab}
        onTab={setTab}
        onStep={step}
        onNext={next && goOn}
        onKeys={() => setHasKeys(true)}
        onRelease={() => void release.all()}
      />
      {(isRemoved || queue.isWithdrawn) && (
        <p className={styles.trouble} role="alert">
          <WarningIcon /> {t(isRemoved ? 'workGone' : 'workWithdrawn')}
        </p>
      )}
      <main className={styles.columns}>
        <QueueList
          page={listed}
          counts={queue.counts}
          current={toSubmissionKey(piece)}
          by={by}
          next={next}
          loaded={loaded}
          onOpen={open}
          onToggleOrder={turn}
          onPageChange={onPageChange}
        />
        <OpenSubmission
          key={toSubmissionKey(piece)}
          piece={piece}
          book={book}
          onRelease={() => void releaseOpen()}
          onVersionConflict={() => setTab('piece')}
        />
      </main>
      {hasKeys && <KeysDialog onClose={() => setHasKeys(false)} />}
    </div>
  );
};
