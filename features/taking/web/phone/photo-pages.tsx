import { Button } from '@mantine/core';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useCaller, type CallOutput } from '@inkstone/call/web';
import { PhotoEditor, PhotoInputs, PhotoList } from '@inkstone/exam/photo';
import { CloudCheckIcon, CloudUpIcon, useLanguage, useTranslation, WarningIcon } from '@inkstone/ui';
import { hourMinuteText } from '@inkstone/ui/time';
import type { readPhoneCamera } from '../../contract.ts';
import { phoneMessages } from '../../messages.ts';
import { devicePhotos } from './device-photos.ts';
import { rememberPlace } from './photo-places.ts';
import styles from './phone.module.css';
import {
  createPhotoSender,
  openPhoneStore,
  type PhoneSnapshot,
  type PhoneStore,
  type PhotoItem,
} from './phone-store.ts';

interface PhotoPagesProps {
  code: { token: string; phoneKey: string };
  camera: CallOutput<typeof readPhoneCamera>;
  onEnd(message: string): void;
}

const noPhotos: PhoneSnapshot = {
  ...{ drafts: [], items: [], acknowledged: [], share: 0 },
  ...{ isDeviceFull: false, endMessage: null },
};
const unsubscribed = () => () => undefined;

/** The photos of this answer on this phone; null until the device was read. */
const usePhoneStore = ({ code: { token, phoneKey }, camera: { place } }: Omit<PhotoPagesProps, 'onEnd'>) => {
  const caller = useCaller();
  const [store, setStore] = useState<PhoneStore | null>(null);
  useEffect(() => {
    let opened: PhoneStore | null = null;
    let isOver = false;
    const open = async () => {
      // Without it the photos are sent all the same; this phone only lists none after the end.
      await rememberPlace(token, place, Date.now()).catch(() => undefined);
      const stored = await devicePhotos.list(place, Date.now()).catch(() => []);
      if (isOver) return;
      const sendPhoto = createPhotoSender(caller, { token, phoneKey });
      opened = openPhoneStore({ device: devicePhotos, place, stored, sendPhoto, now: Date.now });
      setStore(opened);
    };
    void open();
    return () => {
      isOver = true;
      opened?.close();
    };
  }, [caller, place, token, phoneKey]);
  return store;
};

/** Takes, prepares and sends the pages of one answer. */
export const PhotoPages = (props: PhotoPagesProps) => {
  const { camera, onEnd } = props;
  const t = useTranslation(phoneMessages);
  const language = useLanguage();
  const store = usePhoneStore(props);
  const snapshot = useSyncExternalStore(store?.subscribe ?? unsubscribed, store?.snapshot ?? (() => noPhotos));
  const { endMessage, isDeviceFull } = snapshot;
  useEffect(() => {
    if (endMessage !== null) onEnd(endMessage);
  }, [endMessage, onEnd]);
  if (!store) return null;
  return (
    <>
      <p>{t('about')}</p>
      <p className="meta">{t('codeUntil', { at: hourMinuteText(camera.expiresAt, language) })}</p>
      {camera.isFull && (
        <p className={styles.trouble} role="status">
          {t('full')}
        </p>
      )}
      {isDeviceFull && (
        <p className={styles.trouble} role="alert">
          {t('nothingHeld')}
        </p>
      )}
      <Drafts store={store} snapshot={snapshot} isFull={camera.isFull} />
      <SentPhotos store={store} snapshot={snapshot} />
    </>
  );
};

interface PartProps {
  store: PhoneStore;
  snapshot: PhoneSnapshot;
}

/** Photos that are taken, edited and ordered before they are sent. */
const Drafts = ({ store, snapshot: { drafts }, isFull }: PartProps & { isFull: boolean }) => {
  const t = useTranslation(phoneMessages);
  const [editingId, setEditingId] = useState<string | null>(null);
  const editing = drafts.find(({ id }) => id === editingId);
  const edit = (id: string, edited: Blob) => {
    store.edit(id, edited);
    setEditingId(null);
  };
  if (editing)
    return (
      <PhotoEditor
        key={editing.id}
        name={t('photo', { number: drafts.indexOf(editing) + 1 })}
        photo={editing.original}
        onDone={(edited) => edit(editing.id, edited)}
        onCancel={() => setEditingId(null)}
      />
    );
  return (
    <section className={styles.part} aria-label={t('prepare')}>
      <PhotoInputs isDisabled={isFull} onTake={store.add} />
      <PhotoList
        photos={drafts}
        onEdit={({ id }) => setEditingId(id)}
        onMove={store.move}
        onRemove={({ id }) => store.remove(id)}
      />
      {drafts.length > 0 && (
        <Button variant="filled" onClick={store.send}>
          {t('send', { count: drafts.length })}
        </Button>
      )}
    </section>
  );
};

/** Photos on their way, and what the server has acknowledged. */
const SentPhotos = ({ store, snapshot: { items, acknowledged, share } }: PartProps) => {
  const t = useTranslation(phoneMessages);
  return (
    <>
      {items.length > 0 && (
        <section className={styles.part} aria-label={t('sendingHeading')}>
          <p className="strong">{t('sendingHeading')}</p>
          <ul className={styles.list}>
            {items.map((item) => (
              <SendingRow key={item.key} item={item} share={share} store={store} />
            ))}
          </ul>
        </section>
      )}
      {acknowledged.length > 0 && (
        <section className={styles.part} aria-label={t('sent')}>
          <ul className={styles.list} role="status">
            {acknowledged.map((number) => (
              <li key={number} className={`${styles.row} ${styles.safe}`}>
                <CloudCheckIcon /> {t('sentPage', { number })}
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
};

/** A photo on its way: on this phone until the server has acknowledged it. */
const SendingRow = ({ item, share, store }: { item: PhotoItem; share: number; store: PhoneStore }) => {
  const t = useTranslation(phoneMessages);
  const { phase, key } = item;
  if (phase.is === 'refused')
    return (
      <li className={styles.row}>
        <span className={styles.trouble} role="alert">
          <WarningIcon /> {t('refused', { words: phase.reason })}
        </span>
        <Button size="compact-sm" onClick={store.retry}>
          {t('again')}
        </Button>
        <Button size="compact-sm" onClick={() => store.remove(key)}>
          {t('discard')}
        </Button>
      </li>
    );
  const percent = Math.floor(share * 100);
  return (
    <li className={styles.row}>
      <CloudUpIcon />
      {phase.is === 'sending' ? t('sending', { percent }) : t('waiting')}
      {phase.is === 'sending' && <progress max={100} value={percent} aria-label={t('sending', { percent })} />}
    </li>
  );
};
