import { Button } from '@mantine/core';
import { useTranslation } from '@inkstone/ui';
import { editorMessages } from '../messages.ts';
import styles from './editor.module.css';

interface NewerVersionProps {
  /** Where the newest version can be looked at. */
  href: string;
  onTakeOver(): Promise<void>;
}

/** The two ways on when somebody else saved meanwhile: look at theirs, or make one's own the newest. */
export const NewerVersion = ({ href, onTakeOver }: NewerVersionProps) => {
  const t = useTranslation(editorMessages);
  return (
    <div className={`row wrap ${styles.ways}`}>
      <Button component="a" href={href} target="_blank" rel="noreferrer">
        {t('seeNewest')}
      </Button>
      <Button variant="danger" onClick={() => void onTakeOver()}>
        {t('saveOver')}
      </Button>
    </div>
  );
};
