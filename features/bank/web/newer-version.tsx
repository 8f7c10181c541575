import { Button } from '@mantine/core';
import { useTranslation } from '@inkstone/ui';
import { editorMessages } from '../messages.ts';
import styles from './editor.module.css';

interface NewerVersionProps {
  /** The URL of the newest version. */
  href: string;
  onTakeOver(): Promise<void>;
}

/** The choices after somebody else saved meanwhile: view their version, or save over it. */
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
