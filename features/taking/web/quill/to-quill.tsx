import { PencilIcon, useTranslation } from '@inkstone/ui';
import { ScreenLink, useSearch } from '@inkstone/ui/screen';
import { enterHomework, quill } from '../../addresses.ts';
import { quillWords } from '../../messages.ts';
import styles from './to-quill.module.css';

/** The way from a long text to a room of its own. */
export const ToQuill = ({ questionId }: { questionId: number }) => {
  const t = useTranslation(quillWords);
  const { id } = useSearch(enterHomework);
  return (
    <ScreenLink className={styles.link} to={quill} search={{ id, questId: questionId }}>
      <PencilIcon /> {t('open')}
    </ScreenLink>
  );
};
