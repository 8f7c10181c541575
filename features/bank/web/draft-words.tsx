import { Button } from '@mantine/core';
import { useConfirm, useLanguage, useTranslation } from '@inkstone/ui';
import { secondText } from '@inkstone/ui/time';
import { editorMessages } from '../messages.ts';
import type { KeptOnDevice } from './use-kept-draft.ts';
import styles from './editor.module.css';

/** Says where what is typed is safe. */
export const KeptWords = ({ kept }: { kept: KeptOnDevice | null }) => {
  const t = useTranslation(editorMessages);
  const language = useLanguage();
  const said = () => {
    if (kept === null) return t('nothingYet');
    return kept.state === 'failed' ? t('notKept') : t('kept', { time: secondText(kept.at, language) });
  };
  return (
    <span className={`${styles.kept} num`} role="status" data-state={kept?.state}>
      {said()}
    </span>
  );
};

/** Says that an unsaved draft was brought back, and offers to let go of it. */
export const BroughtBack = ({ onDiscard }: { onDiscard(): void }) => {
  const t = useTranslation(editorMessages);
  const confirm = useConfirm();
  const discard = async () => {
    const question = { title: t('discardTitle'), body: t('discardBody'), act: t('discard'), danger: true };
    if (await confirm(question)) onDiscard();
  };
  return (
    <p className={styles.back} role="status">
      <span>{t('broughtBack')}</span>
      <Button variant="quiet" onClick={() => void discard()}>
        {t('startAfresh')}
      </Button>
    </p>
  );
};
