import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import { saveFile, useTranslation } from '@inkstone/ui';
import { phoneMessages } from '../../messages.ts';
import { devicePhotos, type DevicePhoto } from './device-photos.ts';
import { findPlace } from './photo-places.ts';
import styles from './phone.module.css';

/** The photos of the answer whose code this phone has opened; none where it has not: another person's may lie here. */
const listUnsent = async (token: string): Promise<readonly DevicePhoto[]> => {
  const place = await findPlace(token);
  return place === null ? [] : devicePhotos.list(place, Date.now());
};

/** What this phone still has of a code that has ended: nothing of it is sent, and the student can save it. */
export const UnsentPhotos = ({ token }: { token: string }) => {
  const t = useTranslation(phoneMessages);
  const [photos, setPhotos] = useState<readonly DevicePhoto[]>([]);
  useEffect(() => {
    let isOver = false;
    const load = async () => {
      const stored = await listUnsent(token).catch(() => []);
      if (!isOver) setPhotos(stored);
    };
    void load();
    return () => {
      isOver = true;
    };
  }, [token]);
  if (photos.length === 0) return null;
  const discard = async (id: string) => {
    await devicePhotos.write({ put: [], remove: [id] }).catch(() => undefined);
    setPhotos(photos.filter((photo) => photo.id !== id));
  };
  return (
    <section className={styles.part} aria-label={t('prepare')}>
      <p role="status">{t('unsent', { count: photos.length })}</p>
      <ul className={styles.list}>
        {photos.map(({ id, original, edited }, index) => (
          <li key={id} className={styles.row}>
            <Button size="compact-sm" onClick={() => saveFile(edited ?? original, `page-${index + 1}.jpg`)}>
              {t('save')} {index + 1}
            </Button>
            <Button size="compact-sm" onClick={() => void discard(id)}>
              {t('discard')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
};
