import { useSyncExternalStore } from 'react';
import { VolumeIcon, useTranslation } from '@inkstone/ui';
import { messages } from './messages.ts';
import { deviceVolume } from './volume.ts';
import styles from './listening.module.css';

/** The volume slider for recordings. */
export const VolumeControl = () => {
  const t = useTranslation(messages);
  const volume = useSyncExternalStore(deviceVolume.subscribe, deviceVolume.get);
  const percent = Math.round(volume * 100);
  return (
    <label className={styles.volume}>
      <VolumeIcon />
      <span className="vh">{t('volume')}</span>
      <input
        type="range"
        className={styles.slider}
        min={0}
        max={100}
        step={5}
        value={percent}
        aria-valuetext={t('volumeAt', { percent })}
        style={{ '--share': `${percent}%` } as React.CSSProperties}
        onChange={(event) => deviceVolume.set(Number(event.currentTarget.value) / 100)}
      />
    </label>
  );
};
