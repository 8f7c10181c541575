import { Button } from '@mantine/core';
import { secondText } from '@inkstone/base';
import { useConfirm, useLanguage, useWords } from '@inkstone/ui';
import { editorMessages } from '../messages.ts';
import styles from './editor.module.css';

/** Says where what is typed is safe. */
export const KeptWords = ({ keptAt }: { keptAt: string | 'failed' | null }) => {
  const t = useWords(editorMessages);
  const language = useLanguage();
  const isFailed = keptAt === 'failed';
  const said =
    keptAt === null ? t('nothingYet') : isFailed ? t('notKept') : t('kept', { time: secondText(keptAt, language) });
  return (
    <span
      className={`${styles.kept} num`}
      role="status"
      data-state={isFailed ? 'failed' : keptAt === null ? 'nothing' : 'device'}
    >
      {said}
    </span>
  );
};

/** Says that an unsaved draft was brought back, and offers to let go of it. */
export const BroughtBack = ({ onDiscard }: { onDiscard(): void }) => {
  const t = useWords(editorMessages);
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
