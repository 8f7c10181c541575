import { useRef } from 'react';
import { useWords } from '@inkstone/ui';
import type { PieceDetail } from '../contract.ts';
import { messages } from '../messages.ts';
import type { Draft } from './draft.ts';
import { RubricPanel } from './rubric-panel.tsx';
import { useDeskKeys } from './use-desk-keys.ts';
import { VoiceButton, VoiceNote } from './voice-button.tsx';
import styles from './desk.module.css';

interface MarksPanelProps {
  detail: PieceDetail;
  draft: Draft;
  change(change: (draft: Draft) => Draft): void;
}

/** What is said of the whole piece: the rubric and the general comment, typed and spoken. */
export const MarksPanel = ({ detail, draft, change }: MarksPanelProps) => {
  const t = useWords(messages);
  const comment = useRef<HTMLTextAreaElement>(null);
  useDeskKeys((key) => {
    if (key !== 'c') return false;
    comment.current?.focus();
    return true;
  });
  return (
    <aside className={styles.rubric} aria-label={t('rubric')}>
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
        {draft.voice ? (
          <VoiceNote voice={draft.voice} onRemove={() => change((was) => ({ ...was, voice: null }))} />
        ) : (
          <VoiceButton
            attemptId={detail.attemptId}
            hotkey="r"
            onRecorded={(voice) => change((was) => ({ ...was, voice }))}
          />
        )}
      </section>
    </aside>
  );
};
