import { Button } from '@mantine/core';
import { CheckIcon, WarningIcon, useAccountTranslation } from '@inkstone/ui';
import { maxFileBytes } from '../handed.ts';
import { maxPhotoPixels } from '../photo/picture-size.ts';
import styles from './files.module.css';
import { fileMessages } from './messages.ts';
import { sizeText } from './size-text.ts';
import type { AddFileOutcome } from './use-add-files.tsx';

interface AddFileResultsProps {
  outcomes: readonly AddFileOutcome[];
  most: number;
  onDismiss(): void;
}

const maxMegapixels = maxPhotoPixels / 1_000_000;
const megabytes = maxFileBytes / 1024 / 1024;

/** Results of the files chosen last: added, or the reason why not. */
export const AddFileResults = ({ outcomes, most, onDismiss }: AddFileResultsProps) => {
  const t = useAccountTranslation(fileMessages);
  const added = outcomes.filter((outcome) => outcome.is === 'added');
  const not = outcomes.filter((outcome) => outcome.is === 'not');
  return (
    <>
      <div role="status">
        {added.map(({ was, name }, index) => (
          <p key={`${index} ${name}`} className={styles.news}>
            <CheckIcon />
            <span>{was === name ? t('added', { name }) : t('renamed', { was, name })}</span>
          </p>
        ))}
      </div>
      {not.length > 0 && (
        <div className={styles.trouble} role="alert">
          {not.map(({ was, why, bytes, megapixels = 0 }, index) => (
            <p key={`${index} ${was}`}>
              <b>
                <WarningIcon />
                {t('notAdded', { name: was })}
              </b>
              <span>{t(why, { size: sizeText(bytes), megabytes, count: most, megapixels, maxMegapixels })}</span>
            </p>
          ))}
          <Button size="compact-sm" onClick={onDismiss}>
            {t('dismiss')}
          </Button>
        </div>
      )}
    </>
  );
};
