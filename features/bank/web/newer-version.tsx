import { Button } from '@mantine/core';
import { useConfirm, useLanguage, useTranslation } from '@inkstone/ui';
import { editorMessages } from '../messages.ts';
import { localizedPersonName } from './names.ts';
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

/** What somebody else saved meanwhile. */
interface NewerContent {
  version: number;
  savedBy: { name: string; nameZh: string | null };
}

/** Asks before content that somebody else saved meanwhile is overwritten. */
export const useConfirmOverwrite = () => {
  const t = useTranslation(editorMessages);
  const language = useLanguage();
  const confirm = useConfirm();
  return ({ version, savedBy }: NewerContent): Promise<boolean> =>
    confirm({
      title: t('saveOverTitle'),
      body: t('saveOverBody', { version, name: localizedPersonName(language, savedBy) }),
      actionLabel: t('saveOver'),
    });
};
