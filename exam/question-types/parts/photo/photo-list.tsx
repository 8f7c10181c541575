import { ActionIcon } from '@mantine/core';
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { ArrowDownIcon, ArrowUpIcon, PencilIcon, TrashIcon, useTranslation } from '@inkstone/ui';
import { photoMessages } from './messages.ts';
import styles from './photo.module.css';

/** A photo of a page that is being prepared. */
export interface PagePhoto {
  id: string;
  /** As it was taken. */
  original: Blob;
  /** Turned, cropped and straightened; null while it is as it was taken. */
  edited: Blob | null;
}

/** Moves a photo to another place. */
export const movePhoto = <Photo,>(photos: readonly Photo[], at: number, to: number): Photo[] => {
  const photo = photos[at];
  return photo === undefined || to < 0 || to >= photos.length
    ? [...photos]
    : photos.toSpliced(at, 1).toSpliced(to, 0, photo);
};

interface PhotoListProps<Photo extends PagePhoto> {
  photos: readonly Photo[];
  onEdit(photo: Photo): void;
  onMove(at: number, to: number): void;
  onRemove(photo: Photo): void;
}

/** The photos in the order in which they become pages. */
export const PhotoList = <Photo extends PagePhoto>({ photos, onEdit, onMove, onRemove }: PhotoListProps<Photo>) => {
  const t = useTranslation(photoMessages);
  if (photos.length === 0) return null;
  return (
    <ol className={styles.list} aria-label={t('pages')}>
      {photos.map((photo, index) => {
        const name = t('page', { number: index + 1 });
        return (
          <li key={photo.id} className={styles.row}>
            <Thumbnail photo={photo.edited ?? photo.original} />
            <div className={styles.facts}>
              <span className="strong">{name}</span>
              {photo.edited && <span className="meta">{t('edited')}</span>}
            </div>
            <div className={styles.acts}>
              <RowButton word={t('edit', { name })} icon={<PencilIcon />} onPress={() => onEdit(photo)} />
              {index > 0 && (
                <RowButton word={t('up', { name })} icon={<ArrowUpIcon />} onPress={() => onMove(index, index - 1)} />
              )}
              {index < photos.length - 1 && (
                <RowButton
                  word={t('down', { name })}
                  icon={<ArrowDownIcon />}
                  onPress={() => onMove(index, index + 1)}
                />
              )}
              <RowButton word={t('remove', { name })} icon={<TrashIcon />} onPress={() => onRemove(photo)} />
            </div>
          </li>
        );
      })}
    </ol>
  );
};

const RowButton = ({ word, icon, onPress }: { word: string; icon: ReactNode; onPress(): void }) => (
  <ActionIcon variant="subtle" size={44} aria-label={word} title={word} onClick={onPress}>
    {icon}
  </ActionIcon>
);

const Thumbnail = ({ photo }: { photo: Blob }) => {
  const image = useRef<HTMLImageElement>(null);
  useLayoutEffect(() => {
    const url = URL.createObjectURL(photo);
    if (image.current) image.current.src = url;
    return () => URL.revokeObjectURL(url);
  }, [photo]);
  return <img ref={image} alt="" />;
};
