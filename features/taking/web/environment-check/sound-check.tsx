import { Button } from '@mantine/core';
import { useSyncExternalStore } from 'react';
import { MicrophoneIcon, PauseIcon, PlayIcon, Section, useTranslation } from '@inkstone/ui';
import { openScreen, useNavigation } from '@inkstone/ui/screen';
import { environmentCheck } from '../../addresses.ts';
import type { AttemptStore } from '../attempt-session/attempt-store.ts';
import { messages } from './messages.ts';
import { useMelody } from './use-melody.ts';
import type { Listening } from '../listening/listening-context.ts';
import { deviceVolume } from '../listening/volume.ts';
import styles from './sound-check.module.css';

interface SoundCheckProps {
  store: AttemptStore;
  /** Null where no section plays sound. */
  listening: Listening | null;
}

/**
 * Before the first section: a volume test with a melody, and a link to the microphone check where the attempt records.
 */
export const SoundCheck = ({ store, listening }: SoundCheckProps) => {
  const t = useTranslation(messages);
  const go = useNavigation();
  const check = () => {
    if (!openScreen(environmentCheck, {})) go(environmentCheck, {});
  };
  return (
    <Section title={t('soundCheck')}>
      <div className={styles.sound}>
        {listening && <VolumeTest VolumeControl={listening.parts.VolumeControl} />}
        {store.recordings && (
          <>
            <p>{t('microphoneFirst')}</p>
            <div className={styles.acts}>
              <Button leftSection={<MicrophoneIcon />} onClick={check}>
                {t('checkMicrophone')}
              </Button>
            </div>
          </>
        )}
      </div>
    </Section>
  );
};

const VolumeTest = ({ VolumeControl }: Pick<Listening['parts'], 'VolumeControl'>) => {
  const t = useTranslation(messages);
  const { isPlaying, play, pause } = useMelody(useSyncExternalStore(deviceVolume.subscribe, deviceVolume.get));
  return (
    <>
      <p>{t('volumeFirst')}</p>
      <div className={styles.acts}>
        <VolumeControl />
        <Button
          leftSection={isPlaying ? <PauseIcon /> : <PlayIcon />}
          onClick={() => void (isPlaying ? pause() : play())}
        >
          {t(isPlaying ? 'stopSound' : 'trySound')}
        </Button>
      </div>
    </>
  );
};
