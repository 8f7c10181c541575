import { Button } from '@mantine/core';
import { useState } from 'react';
import { CheckIcon, PauseIcon, PlayIcon, Section, WarningIcon, useTranslation } from '@inkstone/ui';
import styles from './environment.module.css';
import { melodySeconds } from './melody.ts';
import { messages } from './messages.ts';
import { useMelody } from './use-melody.ts';

interface ListeningTestProps {
  isHeard: boolean;
  onHeard: (isHeard: boolean) => void;
}

/** Plays a melody and asks whether it was heard. */
export const ListeningTest = ({ isHeard, onHeard }: ListeningTestProps) => {
  const t = useTranslation(messages);
  const { isPlaying, isOver, at, play, pause } = useMelody();
  const [isMissed, setMissed] = useState(false);
  const hasBegun = at > 1;
  const press = () => {
    setMissed(false);
    void (isPlaying ? pause() : play());
  };
  const answer = (isAudible: boolean) => {
    setMissed(!isAudible);
    onHeard(isAudible);
    if (isAudible) void pause();
  };
  const word = isPlaying ? 'pause' : isOver || isMissed ? 'playAgain' : 'play';
  return (
    <Section title={t('listening')}>
      <div className={styles.test}>
        <p>{t('listeningHow')}</p>
        <div className={styles.player}>
          <Button
            variant={hasBegun ? 'default' : 'filled'}
            leftSection={isPlaying ? <PauseIcon /> : <PlayIcon />}
            onClick={press}
          >
            {t(word)}
          </Button>
          <progress className={styles.melody} max={melodySeconds} value={at} aria-label={t('progress')} />
        </div>
        {hasBegun && !isHeard && (
          <div className={styles.acts}>
            <Button variant="filled" onClick={() => answer(true)}>
              {t('heard')}
            </Button>
            <Button onClick={() => answer(false)}>{t('notHeard')}</Button>
          </div>
        )}
        {isHeard && (
          <p className={styles.good} role="status">
            <CheckIcon /> {t('heardDone')}
          </p>
        )}
        {isMissed && (
          <p className={styles.warn} role="status">
            <WarningIcon /> {t('notHeardHelp')}
          </p>
        )}
      </div>
    </Section>
  );
};
