import { Button } from '@mantine/core';
import { CheckIcon, PlusIcon, useTranslation } from '@inkstone/ui';
import { wordMessages } from '../../../messages.ts';
import type { WordLookup } from './use-word-lookup.ts';
import { useIsCollected, toWordDraft, type Notebook } from './use-notebook.ts';
import { toWordKey } from './word-store.ts';
import styles from './words.module.css';

interface CollectButtonProps {
  notebook: Notebook;
  lookup: WordLookup;
  editionId: number;
}

/** Collects the word of the card, or shows that it is collected. */
export const CollectButton = ({ notebook, lookup: { occurrence, meaning }, editionId }: CollectButtonProps) => {
  const t = useTranslation(wordMessages);
  const entry = meaning.is === 'found' ? meaning.found : null;
  const isSettled = meaning.is === 'found' || meaning.is === 'unknown';
  const draft = toWordDraft(occurrence, entry, editionId);
  useIsCollected(notebook, isSettled ? draft.word : null);
  const state = notebook.states.get(toWordKey(draft.word));
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
        onClick={() => void notebook.store.collect(draft)}
      >
        {t('collect')}
      </Button>
    </>
  );
};
