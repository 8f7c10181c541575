import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import {
  BlockSkeleton,
  QueryBoundary,
  LockIcon,
  toastInfo,
  SaveState,
  UnsentNote,
  useLanguage,
  useTranslation,
  type SaveStatus,
  type UnsentPlace,
} from '@inkstone/ui';
import { secondText } from '@inkstone/ui/time';
import type { SubmissionDetail } from '../../contract.ts';
import { messages } from '../../messages.ts';
import type { DraftView } from '../draft/draft-store.ts';
import { useDeskKeys } from '../keys/use-desk-keys.ts';
import { MarksPanel } from './marks-panel.tsx';
import { VersionConflict } from './version-conflict.tsx';
import { SubmissionView } from './submission-view.tsx';
import { SubmissionVoices } from '../voice/submission-voices.tsx';
import { useDraft, type DraftStores } from '../draft/use-draft-stores.ts';
import { useHold } from './use-hold.ts';
import { useSubmission } from './use-submission.ts';
import type { QueuedSubmission } from '../queue/queue-page.ts';
import styles from './open-piece.module.css';

/** Element of the desk header that shows the save state of the open draft. */
export const saveStateSlotId = 'marking-save-state';

interface OpenSubmissionProps {
  submission: QueuedSubmission;
  draftStores: DraftStores;
  onRelease(): void;
  /** Two versions conflict and one has to be chosen. */
  onVersionConflict(): void;
}

/** The open submission with its mark. */
export const OpenSubmission = (props: OpenSubmissionProps) => {
  const { submission } = props;
  const t = useTranslation(messages);
  const { ask, detail } = useSubmission(submission);
  const holder = useHold(submission);
  return (
    <QueryBoundary
      query={{ ...ask, data: detail, refetch: ask.refetch }}
      errorTitle={t('pieceFailed')}
      safe={t('safe')}
      skeleton={
        <section className={styles.piece} data-part="piece">
          <BlockSkeleton lines={12} />
        </section>
      }
    >
      {(loaded) => <SubmissionEditor {...props} detail={loaded} holder={holder} />}
    </QueryBoundary>
  );
};

const unsentStates = { device: 'device', writing: 'saving', nowhere: 'onlyHere' } as const;

const toSaving = ({ saving, savedAt, where, reason }: DraftView): SaveStatus => {
  if (saving === 'gone') return { state: where === null ? 'nothing' : unsentStates[where] };
  if (saving === 'saved') return savedAt === null ? { state: 'nothing' } : { state: 'saved', at: savedAt };
  return saving === 'failed' ? { state: 'failed', reason } : { state: saving };
};

const DraftSaveState = ({ view }: { view: DraftView }) => {
  const t = useTranslation(messages);
  const language = useLanguage();
  const saving = toSaving(view);
  if (saving.state === 'device') {
    const isWaiting = view.saving === 'device' && view.newer === null;
    return <SaveState saving={saving} words={t(isWaiting ? 'onDeviceLater' : 'onDevice')} />;
  }
  if (saving.state !== 'saved') return <SaveState saving={saving} />;
  return <SaveState saving={saving} words={t('savedAt', { time: secondText(saving.at, language) })} />;
};

type SubmissionEditorProps = OpenSubmissionProps & { detail: SubmissionDetail; holder: string | null };

const SubmissionEditor = ({
  detail,
  holder,
  submission,
  draftStores,
  onRelease,
  onVersionConflict,
}: SubmissionEditorProps) => {
  const t = useTranslation(messages);
  const store = draftStores.storeFor(detail);
  const view = useDraft(store);
  const { mark } = detail;
  // Merges what was refetched from the server.
  useEffect(() => store.merge(mark), [store, mark]);
  // Whoever comes back to a released mark decides again whether to change it.
  useEffect(() => store.lock, [store]);
  const { draft, newer } = view;
  const isReleased = submission.state === 'released';
  const isLocked = isReleased && !view.isUnlocked;
  const change: typeof store.change = (next) => (isLocked ? toastInfo(t('lockedHint')) : store.change(next));
  const undo = () => toastInfo(t(isLocked ? 'lockedHint' : store.undo() ? 'undone' : 'nothingToUndo'));
  useDeskKeys((key) => {
    if (key !== 'Ctrl Z') return false;
    undo();
    return true;
  });
  const top = document.getElementById(saveStateSlotId);
  return (
    <SubmissionVoices outbox={draftStores.voices} submission={detail}>
      {top && createPortal(<DraftSaveState view={view} />, top)}
      <section className={styles.piece} data-part="piece" aria-label={t('piece')}>
        <SubmissionNotices holder={holder} gone={view.saving === 'gone' ? view.where : null} />
        {newer && (
          <VersionConflict
            detail={detail}
            theirs={newer}
            mine={draft}
            where={view.where}
            onVisible={onVersionConflict}
            onTakeTheirs={store.takeTheirs}
            onKeepMine={store.keepMine}
          />
        )}
        <SubmissionView detail={detail} draft={draft} change={change} isLocked={isLocked} />
      </section>
      <MarksPanel
        detail={detail}
        draft={draft}
        change={change}
        release={isLocked ? 'locked' : isReleased ? 'changing' : 'open'}
        onRelease={onRelease}
        onUnlock={store.unlock}
        onUndo={undo}
      />
    </SubmissionVoices>
  );
};

interface SubmissionNoticesProps {
  holder: string | null;
  /** Where the draft of a submission is that no longer exists; null while it exists. */
  gone: UnsentPlace | null;
}

/** The other marker who holds the submission, or that it no longer exists. */
const SubmissionNotices = ({ holder, gone }: SubmissionNoticesProps) => {
  const t = useTranslation(messages);
  return (
    <>
      {holder !== null && (
        <p className={styles.held} role="status">
          <LockIcon /> {t('heldNow', { name: holder })}
        </p>
      )}
      {gone !== null && (
        <div className={styles.held} role="alert">
          <div>
            <p>{t('goneBody')}</p>
            <UnsentNote where={gone} />
          </div>
        </div>
      )}
    </>
  );
};
