import { useRef, useState } from 'react';
import { Button } from '@mantine/core';
import { CheckIcon, useTranslation } from '@inkstone/ui';
import type { SubmissionDetail } from '../../contract.ts';
import { messages } from '../../messages.ts';
import type { Draft } from '../draft/draft.ts';
import { RubricPanel } from '../rubric/rubric-panel.tsx';
import { useDeskKeys } from '../keys/use-desk-keys.ts';
import { MarkHistory } from './mark-history.tsx';
import { VoiceSlot } from '../voice/voice-slot.tsx';
import styles from './marks-panel.module.css';

interface MarksPanelProps {
  detail: SubmissionDetail;
  draft: Draft;
  change(change: (draft: Draft) => Draft): void;
  /** A released mark is read-only until the marker unlocks it. */
  release: 'open' | 'locked' | 'changing';
  onRelease(): void;
  onUnlock(): void;
  /** Undoes the last change of a released mark, which counts at once. */
  onUndo(): void;
}

/** The mark of the whole submission: rubric and general comment, as text or voice. */
export const MarksPanel = (props: MarksPanelProps) => {
  const { detail, draft, change, release, onRelease } = props;
  const t = useTranslation(messages);
  const comment = useRef<HTMLTextAreaElement>(null);
  useDeskKeys((key) => {
    if (key !== 'c') return false;
    comment.current?.focus();
    comment.current?.setSelectionRange(draft.comment.length, draft.comment.length);
    return true;
  });
  return (
    <aside className={styles.rubric} data-part="rubric" aria-label={t('rubric')}>
      {release !== 'open' && <ReleasedNotice {...props} />}
      <RubricPanel detail={detail} draft={draft} change={change} isLocked={release === 'locked'} />
      <section className={styles.comment}>
        <header>
          <h2>{t('comment')}</h2>
          <kbd>{'C'}</kbd>
        </header>
        <textarea
          ref={comment}
          aria-label={t('comment')}
          value={draft.comment}
          readOnly={release === 'locked'}
          maxLength={20_000}
          onChange={({ currentTarget: { value } }) => change((was) => ({ ...was, comment: value }))}
          onKeyDown={({ key, currentTarget }) => {
            if (key === 'Escape') currentTarget.blur();
          }}
        />
        <VoiceSlot
          voice={draft.voice}
          note={null}
          hotkey="r"
          onRemove={() => change((was) => ({ ...was, voice: null }))}
        />
      </section>
      {release === 'open' && (
        <Button rightSection={<kbd>{'F'}</kbd>} onClick={onRelease}>
          {t('releaseThis')}
        </Button>
      )}
    </aside>
  );
};

/** Shows that the mark is released, the buttons to unlock it and to undo a change, and the history. */
const ReleasedNotice = ({ detail, release, onUnlock, onUndo }: MarksPanelProps) => {
  const t = useTranslation(messages);
  const [hasHistory, setHistory] = useState(false);
  return (
    <div className={styles.released}>
      <p className={styles.isReleased} role="status">
        <CheckIcon /> {t(release === 'locked' ? 'releasedHere' : 'changingReleased')}
      </p>
      <div className="row wrap">
        {release === 'locked' && (
          <Button size="sm" onClick={onUnlock}>
            {t('changeReleased')}
          </Button>
        )}
        {release === 'changing' && (
          <Button size="sm" onClick={onUndo}>
            {t('undoChange')}
          </Button>
        )}
        <Button size="sm" variant="quiet" onClick={() => setHistory(true)}>
          {t('history')}
        </Button>
      </div>
      {hasHistory && <MarkHistory detail={detail} onClose={() => setHistory(false)} />}
    </div>
  );
};
