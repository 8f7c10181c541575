import { Button } from '@mantine/core';
import { useRef } from 'react';
import { useTranslation } from '@inkstone/ui';
import { pictureKinds } from '../files/file-kinds.tsx';
import { photoMessages } from './messages.ts';
import styles from './photo.module.css';

interface PhotoInputsProps {
  isDisabled: boolean;
  onTake(photos: readonly File[]): void;
}

/** Takes photos with the camera of this device, or chooses some that it has. */
export const PhotoInputs = ({ isDisabled, onTake }: PhotoInputsProps) => {
  const t = useTranslation(photoMessages);
  const camera = useRef<HTMLInputElement>(null);
  const chooser = useRef<HTMLInputElement>(null);
  const take = (input: HTMLInputElement) => {
    const photos = [...(input.files ?? [])];
    // Allows taking the same one again after it was removed.
    input.value = '';
    if (photos.length > 0) onTake(photos);
  };
  const shared = { type: 'file', hidden: true, accept: pictureKinds } as const;
  return (
    <div className={styles.tools}>
      <Button variant="filled" disabled={isDisabled} onClick={() => camera.current?.click()}>
        {t('photo')}
      </Button>
      <Button disabled={isDisabled} onClick={() => chooser.current?.click()}>
        {t('choose')}
      </Button>
      <input
        ref={camera}
        {...shared}
        capture="environment"
        aria-label={t('photo')}
        onChange={(event) => take(event.currentTarget)}
      />
      <input
        ref={chooser}
        {...shared}
        multiple
        aria-label={t('choose')}
        onChange={(event) => take(event.currentTarget)}
      />
    </div>
  );
};
