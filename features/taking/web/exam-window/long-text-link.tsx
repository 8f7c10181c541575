import { PencilIcon, useTranslation } from '@inkstone/ui';
import { ScreenLink, useSearch } from '@inkstone/ui/screen';
import { enterHomework, quill } from '../../addresses.ts';
import { quillMessages } from '../../messages.ts';
import styles from './long-text-link.module.css';

/** The link from a long text to its full-page editor. */
export const QuillLink = ({ questionId }: { questionId: number }) => {
  const t = useTranslation(quillMessages);
  const { id } = useSearch(enterHomework);
  return (
    <ScreenLink className={styles.link} to={quill} search={{ id, questionId }}>
      <PencilIcon /> {t('open')}
    </ScreenLink>
  );
};
