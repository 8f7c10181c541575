import { useState } from 'react';
import { EmptyState, Loaded, RowsSkeleton, ScreenTitle, useWords } from '@inkstone/ui';
import type { OutputOf } from '@inkstone/call/web';
import type { correctDetailList } from '../contract.ts';
import { messages } from '../messages.ts';
import { DeskTop } from './desk-top.tsx';
import type { DeviceDrafts } from './device-drafts.ts';
import { KeysDialog } from './keys-dialog.tsx';
import { OpenPiece } from './open-piece.tsx';
import { QueueList } from './queue-list.tsx';
import { useAhead } from './use-piece.ts';
import { useDeskKeys } from './use-desk-keys.ts';
import { useDraftBook } from './use-drafts.ts';
import { keyOf, useQueue, type QueuePiece } from './use-queue.ts';
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
  const { ask, patch } = useQueue({ id, skill, order: by });
  return (
    <Loaded ask={ask} failed={t('loadFailed')} safe={t('safe')} skeleton={<RowsSkeleton rows={10} dense />}>
      {(queue) =>
        queue.pieces.length === 0 ? (
          <EmptyState title={t('nothing')} body={t('nothingBody')} />
        ) : (
          <OpenDesk {...props} queue={queue} by={by} patch={patch} />
        )
      }
    </Loaded>
  );
};

type OpenDeskProps = DeskProps & {
  queue: OutputOf<typeof correctDetailList>;
  by: 'question' | 'student';
  patch(key: string, change: Partial<QueuePiece>): void;
};

const firstOf = (pieces: readonly QueuePiece[], { attemptId, questId }: DeskPlace): QueuePiece | undefined =>
  pieces.find((piece) => piece.attemptId === attemptId && (questId === undefined || piece.questId === questId)) ??
  pieces.find(({ state, holder }) => state !== 'released' && !holder) ??
  pieces[0];

const OpenDesk = ({ queue, by, patch, place, onPlace, device }: OpenDeskProps) => {
  const { pieces } = queue;
  const [tab, setTab] = useState<'piece' | 'rubric' | 'queue'>('piece');
  const [hasKeys, setHasKeys] = useState(false);
  const [current, setCurrent] = useState(() => {
    const first = firstOf(pieces, place);
    return first ? keyOf(first) : '';
  });
  const at = Math.max(
    0,
    pieces.findIndex((piece) => keyOf(piece) === current),
  );
  const piece = pieces[at];
  const book = useDraftBook(patch, device);
  const release = useRelease(pieces, book);
  useAhead(pieces.slice(at + 1, at + 3));
  const open = (key: string) => {
    const next = pieces.find((one) => keyOf(one) === key);
    if (!next) return;
    void book.flush();
    setCurrent(key);
    setTab('piece');
    onPlace({ attemptId: next.attemptId, questId: next.questId });
  };
  const go = (to: number) => {
    const next = pieces[to];
    if (next) open(keyOf(next));
  };
  const turn = () => onPlace({ by: by === 'question' ? 'student' : 'question' });
  useDeskKeys((key) => {
    const acts: Readonly<Record<string, () => void>> = {
      j: () => go(at + 1),
      ArrowDown: () => go(at + 1),
      k: () => go(at - 1),
      ArrowUp: () => go(at - 1),
      Enter: () => go(at + 1),
      g: turn,
      x: () => void release(),
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
        onKeys={() => setHasKeys(true)}
        onRelease={() => void release()}
      />
      <main className={styles.columns}>
        <QueueList pieces={pieces} current={keyOf(piece)} by={by} onOpen={open} onBy={turn} />
        <OpenPiece key={keyOf(piece)} piece={piece} book={book} />
      </main>
      {hasKeys && <KeysDialog onClose={() => setHasKeys(false)} />}
    </div>
  );
};
