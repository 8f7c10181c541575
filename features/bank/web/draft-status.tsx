import { Button } from '@mantine/core';
import { useConfirm, useLanguage, useTranslation } from '@inkstone/ui';
import { useCloseGuard } from '@inkstone/ui/screen';
import { secondText } from '@inkstone/ui/time';
import { editorMessages } from '../messages.ts';
import type { DraftSaveState } from './use-persisted-draft.ts';
import styles from './editor.module.css';

/** Shows whether the draft is stored on the device. */
export const DraftStatus = ({ kept: saveState }: { kept: DraftSaveState | null }) => {
  const t = useTranslation(editorMessages);
  const language = useLanguage();
  useCloseGuard(saveState?.state === 'failed');
  const getText = () => {
    if (saveState === null) return t('nothingYet');
    return saveState.state === 'failed' ? t('notKept') : t('kept', { time: secondText(saveState.at, language) });
  };
  return (
    <span className={`${styles.kept} num`} role="status" data-state={saveState?.state}>
      {getText()}
    </span>
  );
};

/** A notice that an unsaved draft was restored, with a button to discard it. */
export const RestoredDraftNotice = ({ onDiscard }: { onDiscard(): void }) => {
  const t = useTranslation(editorMessages);
  const confirm = useConfirm();
  const discard = async () => {
    const question = { title: t('discardTitle'), body: t('discardBody'), actionLabel: t('discard'), danger: true };
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
