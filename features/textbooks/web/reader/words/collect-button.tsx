import { Button } from '@mantine/core';
import { CheckIcon, PlusIcon, useTranslation } from '@inkstone/ui';
import { wordMessages } from '../../../messages.ts';
import type { AskedWord } from './use-word.ts';
import { useIsCollected, wordToKeep, type Notebook } from './use-notebook.ts';
import styles from './words.module.css';

interface CollectButtonProps {
  notebook: Notebook;
  asked: AskedWord;
  fileid: number;
}

/** Collects the word of the card, or says that it is collected. */
export const CollectButton = ({ notebook, asked: { met, meaning }, fileid }: CollectButtonProps) => {
  const t = useTranslation(wordMessages);
  const found = meaning.is === 'found' ? meaning.found : null;
  const isSettled = meaning.is === 'found' || meaning.is === 'unknown';
  const kept = wordToKeep(met, found, fileid);
  useIsCollected(notebook, isSettled ? kept.word : null);
  const state = notebook.states.get(kept.word.toLowerCase());
  if (!isSettled) return null;
  if (state?.is === 'onlyHere') {
    return (
      <span className="small c-cinnabar" role="alert">
        {t('collectedOnlyHere')}
      </span>
    );
  }
  if (state?.is === 'collected' || state?.is === 'waiting') {
    return (
      <span className={styles.collected} role="status" data-waits={state.is === 'waiting' || undefined}>
        <CheckIcon /> {t(state.is === 'waiting' ? 'collectedHere' : 'collected')}
      </span>
    );
  }
  return (
    <>
      {state?.is === 'refused' && (
        <span className="small c-cinnabar" role="alert">
          {t('notCollected', { reason: state.reason })}
        </span>
      )}
      <Button
        size="compact-md"
        variant="filled"
        leftSection={<PlusIcon />}
        onClick={() => void notebook.store.collect(kept)}
      >
        {t('collect')}
      </Button>
    </>
  );
};
