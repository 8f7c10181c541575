import { Button } from '@mantine/core';
import { Suspense, useState } from 'react';
import { BlockSkeleton, lazyWithRetry, Section, useTranslation } from '@inkstone/ui';
import { typingMessages } from '../../messages.ts';
import type { EditedQuestion, EditedSet } from '../edited-set.ts';
import { DraftStatus } from '../draft-status.tsx';
import { usePersistedDraft } from '../use-persisted-draft.ts';
import styles from '../editor.module.css';

const TypingField = lazyWithRetry(async () => (await import('./typing-field.tsx')).TypingField);

interface TypedQuestionsProps {
  /** The name under which the device stores the draft of the set. */
  name: string;
  set: EditedSet;
  onChange(next: (now: EditedQuestion[]) => EditedQuestion[]): void;
}

const nothingTyped = { version: 0, draft: '' };

/** Questions typed as text: the device stores the text until its questions are in the set. */
export const TypedQuestions = ({ name, set, onChange }: TypedQuestionsProps) => {
  const t = useTranslation(typingMessages);
  const { draft: text, change, discard, saveState } = usePersistedDraft(`${name}.typed`, nothingTyped);
  const [isRestored] = useState(text !== '');
  const [isOpened, setOpened] = useState(false);
  return (
    <Section title={t('title')}>
      {isRestored || isOpened ? (
        <Suspense fallback={<BlockSkeleton lines={6} />}>
          <TypingField
            text={text}
            takesFocus={isOpened}
            onText={(next) => (next === '' ? discard() : change(next))}
            set={set}
            onChange={onChange}
          />
          {saveState && text !== '' && <DraftStatus kept={saveState} />}
        </Suspense>
      ) : (
        <div className={styles.add}>
          <Button onClick={() => setOpened(true)}>{t('open')}</Button>
          <p className="meta">{t('lead')}</p>
        </div>
      )}
    </Section>
  );
};
