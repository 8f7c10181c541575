import { Button } from '@mantine/core';
import { Fragment, useMemo } from 'react';
import { wordDiff, type DiffRun } from '@inkstone/exam/scoring';
import { useTranslation } from '@inkstone/ui';
import { messages } from '../../messages.ts';
import type { Draft } from '../draft/draft.ts';
import styles from './text.module.css';

interface SuggestedVersionProps {
  text: string;
  draft: Draft;
  change(change: (draft: Draft) => Draft): void;
}

/** The teacher's better version of the whole text, with its changes. */
export const SuggestedVersion = ({ text, draft: { suggested }, change }: SuggestedVersionProps) => {
  const t = useTranslation(messages);
  const write = (next: string | null) => change((was) => ({ ...was, suggested: next }));
  if (suggested === null) {
    return (
      <div className={styles.essay}>
        <p className="meta">{t('suggestedHelp')}</p>
        <Button onClick={() => write(text)}>{t('startSuggested')}</Button>
      </div>
    );
  }
  return (
    <div className={styles.essay}>
      <textarea
        className={styles.version}
        lang="en"
        aria-label={t('suggested')}
        value={suggested}
        maxLength={60_000}
        onChange={({ currentTarget: { value } }) => write(value)}
      />
      <div className={styles.versionActs}>
        <h3>{t('changes')}</h3>
        <Button variant="quiet" size="compact-md" onClick={() => write(null)}>
          {t('dropSuggested')}
        </Button>
      </div>
      <WordChanges before={text} after={suggested} />
    </div>
  );
};

/** The changes of a version, word by word. */
export const WordChanges = ({ before, after }: { before: string; after: string }) => {
  const runs = useMemo(() => wordDiff(before, after), [before, after]);
  return <DiffView runs={runs} />;
};

/** Runs of words: unchanged, inserted and deleted. */
export const DiffView = ({ runs }: { runs: readonly DiffRun[] }) => {
  const t = useTranslation(messages);
  return (
    <p className={styles.diff} lang="en">
      {runs.map(({ is, text }, at) => {
        if (is === 'same') return <span key={at}>{text}</span>;
        const Tag = is === 'inserted' ? 'ins' : 'del';
        // The space after the words is neither struck through nor underlined.
        const words = text.trimEnd();
        return (
          <Fragment key={at}>
            <Tag aria-label={t(is === 'inserted' ? 'added' : 'takenOut')}>{words === '' ? text : words}</Tag>
            {words !== '' && text.slice(words.length)}
          </Fragment>
        );
      })}
    </p>
  );
};
