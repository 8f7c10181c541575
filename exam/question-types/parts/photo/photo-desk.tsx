import { Button, Modal } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from '@inkstone/ui';
import { photoMessages } from './messages.ts';
import { PhotoEditor } from './photo-editor.tsx';
import { PhotoInputs } from './photo-inputs.tsx';
import { movePhoto, PhotoList, type PagePhoto } from './photo-list.tsx';
import styles from './photo.module.css';

interface PhotoDeskProps {
  /** How many more pages the answer takes. */
  room: number;
  onAdd(pages: readonly File[]): void;
  onClose(): void;
}

interface DeskPhoto extends PagePhoto {
  name: string;
}

const toPhoto = (file: File): DeskPhoto => ({
  ...{ id: crypto.randomUUID(), original: file, edited: null },
  name: file.name,
});

/** What is added: the edited photo under its name, or the photo as it was taken. */
const toPage = ({ original, edited, name }: DeskPhoto): File =>
  new File([edited ?? original], edited ? `${name.replace(/\.\w+$/, '')}.jpg` : name, {
    type: (edited ?? original).type,
  });

/** Prepares photos of pages before anything of them is kept or sent. */
export const PhotoDesk = ({ room, onAdd, onClose }: PhotoDeskProps) => {
  const t = useTranslation(photoMessages);
  const [photos, setPhotos] = useState<readonly DeskPhoto[]>([]);
  const [editingId, setEditingId] = useState<string | null>(null);
  const editing = photos.find(({ id }) => id === editingId);
  const edit = (edited: Blob) => {
    setPhotos(photos.map((photo) => (photo.id === editingId ? { ...photo, edited } : photo)));
    setEditingId(null);
  };
  return (
    <Modal opened onClose={onClose} title={t('title')} size="lg" closeButtonProps={{ 'aria-label': t('close') }}>
      {editing ? (
        <PhotoEditor
          key={editing.id}
          name={t('page', { number: photos.indexOf(editing) + 1 })}
          photo={editing.original}
          onDone={edit}
          onCancel={() => setEditingId(null)}
        />
      ) : (
        <div className={styles.editor}>
          <p className="meta">{t('about')}</p>
          <PhotoInputs
            isDisabled={photos.length >= room}
            onTake={(files) => setPhotos([...photos, ...files.map(toPhoto)].slice(0, room))}
          />
          {photos.length === 0 && <p className="meta">{t('none')}</p>}
          <PhotoList
            photos={photos}
            onEdit={({ id }) => setEditingId(id)}
            onMove={(at, to) => setPhotos(movePhoto(photos, at, to))}
            onRemove={({ id }) => setPhotos(photos.filter((photo) => photo.id !== id))}
          />
          {photos.length > 0 && (
            <div className={styles.tools}>
              <Button variant="filled" onClick={() => onAdd(photos.map(toPage))}>
                {t('add', { count: photos.length })}
              </Button>
            </div>
          )}
        </div>
      )}
    </Modal>
  );
};
