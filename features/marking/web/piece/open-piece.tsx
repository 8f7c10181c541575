import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import {
  BlockSkeleton,
  QueryBoundary,
  LockIcon,
  noticeTold,
  SaveState,
  useLanguage,
  useTranslation,
  type Saving,
} from '@inkstone/ui';
import { secondText } from '@inkstone/ui/time';
import type { PieceDetail } from '../../contract.ts';
import { messages } from '../../messages.ts';
import type { DraftView } from '../draft/draft-store.ts';
import { useDeskKeys } from '../keys/use-desk-keys.ts';
import { MarksPanel } from './marks-panel.tsx';
import { Newer } from './newer.tsx';
import { PieceView } from './piece-view.tsx';
import { PieceVoices } from '../voice/piece-voices.tsx';
import { useDraft, type DraftBook } from '../draft/use-drafts.ts';
import { useHold } from './use-hold.ts';
import { usePiece } from './use-piece.ts';
import type { QueuePiece } from '../queue/queue-page.ts';
import styles from './open-piece.module.css';

/** Where the desk's top shows how the open draft is saved. */
export const saveStatePlace = 'marking-save-state';

interface OpenPieceProps {
  piece: QueuePiece;
  book: DraftBook;
  onRelease(): void;
  /** Two versions stand there to be chosen from. */
  onNewer(): void;
}

/** The open piece with everything that is said of it. */
export const OpenPiece = (props: OpenPieceProps) => {
  const { piece } = props;
  const t = useTranslation(messages);
  const { ask, detail } = usePiece(piece);
  const holder = useHold(piece);
  return (
    <QueryBoundary
      query={{ ...ask, data: detail, refetch: ask.refetch }}
      failed={t('pieceFailed')}
      safe={t('safe')}
      skeleton={
        <section className={styles.piece} data-part="piece">
          <BlockSkeleton lines={12} />
        </section>
      }
    >
      {(loaded) => <Marked {...props} detail={loaded} holder={holder} />}
    </QueryBoundary>
  );
};

const savingOf = ({ saving, savedAt, reason }: DraftView): Saving => {
  if (saving === 'gone') return { state: 'device' };
  if (saving === 'saved') return savedAt === null ? { state: 'nothing' } : { state: 'saved', at: savedAt };
  return saving === 'failed' ? { state: 'failed', reason } : { state: saving };
};

const Saved = ({ view }: { view: DraftView }) => {
  const t = useTranslation(messages);
  const language = useLanguage();
  const saving = savingOf(view);
  if (saving.state === 'device') {
    const isWaiting = view.saving === 'device' && view.newer === null;
    return <SaveState saving={saving} words={t(isWaiting ? 'onDeviceLater' : 'onDevice')} />;
  }
  if (saving.state !== 'saved') return <SaveState saving={saving} />;
  return <SaveState saving={saving} words={t('savedAt', { time: secondText(saving.at, language) })} />;
};

type MarkedProps = OpenPieceProps & { detail: PieceDetail; holder: string | null };

const Marked = ({ detail, holder, piece, book, onRelease, onNewer }: MarkedProps) => {
  const t = useTranslation(messages);
  const store = book.of(detail);
  const view = useDraft(store);
  const { mark } = detail;
  // Meets what came anew from the server.
  useEffect(() => store.bring(mark), [store, mark]);
  const { draft, newer } = view;
  const isReleased = piece.state === 'released';
  const isLocked = isReleased && !view.isUnlocked;
  const change: typeof store.change = (next) => (isLocked ? noticeTold(t('lockedHint')) : store.change(next));
  useDeskKeys((key) => {
    if (key !== 'Ctrl Z') return false;
    noticeTold(t(isLocked ? 'lockedHint' : store.undo() ? 'undone' : 'nothingToUndo'));
    return true;
  });
  const top = document.getElementById(saveStatePlace);
  return (
    <PieceVoices outbox={book.voices} piece={detail}>
      {top && createPortal(<Saved view={view} />, top)}
      <section className={styles.piece} data-part="piece" aria-label={t('piece')}>
        {holder !== null && (
          <p className={styles.held} role="status">
            <LockIcon /> {t('heldNow', { name: holder })}
          </p>
        )}
        {view.saving === 'gone' && (
          <p className={styles.held} role="alert">
            {t('goneBody')}
          </p>
        )}
        {newer && (
          <Newer
            detail={detail}
            theirs={newer}
            mine={draft}
            onShown={onNewer}
            onTakeTheirs={store.takeTheirs}
            onKeepMine={store.keepMine}
          />
        )}
        <PieceView detail={detail} draft={draft} change={change} isLocked={isLocked} />
      </section>
      <MarksPanel
        detail={detail}
        draft={draft}
        change={change}
        release={isLocked ? 'locked' : isReleased ? 'changing' : 'open'}
        onRelease={onRelease}
        onUnlock={store.unlock}
      />
    </PieceVoices>
  );
};
