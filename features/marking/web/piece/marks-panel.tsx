import { useRef } from 'react';
import { Button } from '@mantine/core';
import { CheckIcon, useWords } from '@inkstone/ui';
import type { PieceDetail } from '../../contract.ts';
import { messages } from '../../messages.ts';
import type { Draft } from '../draft/draft.ts';
import { RubricPanel } from '../rubric/rubric-panel.tsx';
import { useDeskKeys } from '../keys/use-desk-keys.ts';
import type { QueuePiece } from '../queue/use-queue.ts';
import { VoicePlace } from '../voice/voice-place.tsx';
import styles from './marks-panel.module.css';

interface MarksPanelProps {
  detail: PieceDetail;
  draft: Draft;
  change(change: (draft: Draft) => Draft): void;
  state: QueuePiece['state'];
  onRelease(): void;
}

/** What is said of the whole piece: the rubric and the general comment, typed and spoken. */
export const MarksPanel = ({ detail, draft, change, state, onRelease }: MarksPanelProps) => {
  const t = useWords(messages);
  const comment = useRef<HTMLTextAreaElement>(null);
  useDeskKeys((key) => {
    if (key !== 'c') return false;
    comment.current?.focus();
    comment.current?.setSelectionRange(draft.comment.length, draft.comment.length);
    return true;
  });
  return (
    <aside className={styles.rubric} data-part="rubric" aria-label={t('rubric')}>
      <RubricPanel detail={detail} draft={draft} change={change} />
      <section className={styles.comment}>
        <header>
          <h2>{t('comment')}</h2>
          <kbd>{'C'}</kbd>
        </header>
        <textarea
          ref={comment}
          aria-label={t('comment')}
          value={draft.comment}
          maxLength={20_000}
          onChange={({ currentTarget: { value } }) => change((was) => ({ ...was, comment: value }))}
          onKeyDown={({ key, currentTarget }) => {
            if (key === 'Escape') currentTarget.blur();
          }}
        />
        <VoicePlace
          voice={draft.voice}
          note={null}
          hotkey="r"
          onRemove={() => change((was) => ({ ...was, voice: null }))}
        />
      </section>
      {state === 'released' ? (
        <p className={styles.isReleased}>
          <CheckIcon /> {t('releasedHere')}
        </p>
      ) : (
        <Button rightSection={<kbd>{'F'}</kbd>} onClick={onRelease}>
          {t('releaseThis')}
        </Button>
      )}
    </aside>
  );
};
