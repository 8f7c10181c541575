import { Button } from '@mantine/core';
import { linkTo } from '@inkstone/base';
import { useWords } from '@inkstone/ui';
import { subject } from '../addresses.ts';
import { editorMessages } from '../messages.ts';
import styles from './editor.module.css';

interface NewerVersionProps {
  topicId: number;
  onTakeOver(): Promise<void>;
}

/** The two ways on when somebody else saved meanwhile: look at theirs, or make one's own the newest. */
export const NewerVersion = ({ topicId, onTakeOver }: NewerVersionProps) => {
  const t = useWords(editorMessages);
  return (
    <div className={`row wrap ${styles.ways}`}>
      <Button component="a" href={linkTo(subject, { topicId })} target="_blank" rel="noreferrer">
        {t('seeNewest')}
      </Button>
      <Button variant="danger" onClick={() => void onTakeOver()}>
        {t('saveOver')}
      </Button>
    </div>
  );
};
