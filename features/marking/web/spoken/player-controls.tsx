import { Button } from '@mantine/core';
import { PauseIcon, PencilIcon, PlayIcon, useTranslation } from '@inkstone/ui';
import { messages } from '../../messages.ts';
import { timeText } from '../notes/time-text.ts';
import type { Player } from './use-player.ts';
import styles from './spoken.module.css';

interface ControlsProps {
  player: Player;
  hasKeys: boolean;
  seconds: number;
  onNote: (() => void) | undefined;
}

/** Controls of a recording: play, skip, speed, loop, note. */
export const PlayerControls = ({ player, hasKeys, seconds, onNote }: ControlsProps) => {
  const t = useTranslation(messages);
  const { isPlaying, at, rate, rates, loop } = player;
  return (
    <div className={`${styles.controls} num no-print`}>
      <span className={styles.time}>{`${timeText(at)} / ${timeText(seconds)}`}</span>
      <div>
        <Button
          leftSection={isPlaying ? <PauseIcon /> : <PlayIcon />}
          rightSection={hasKeys && <kbd aria-hidden="true">{t('space')}</kbd>}
          onClick={player.toggle}
          className={styles.play}
        >
          {t(isPlaying ? 'pause' : 'play')}
        </Button>
        <Button variant="quiet" size="compact-md" onClick={() => player.skip(-3)} aria-label={t('back3')}>
          {t('skipBack')}
        </Button>
        <Button variant="quiet" size="compact-md" onClick={() => player.skip(3)} aria-label={t('ahead3')}>
          {t('skipAhead')}
        </Button>
      </div>
      <div>
        <span role="group" aria-label={t('speed')} className={styles.rates}>
          {rates.map((option) => (
            <button key={option} type="button" aria-pressed={rate === option} onClick={() => player.speed(option)}>
              {t('times', { rate: option })}
            </button>
          ))}
        </span>
        <LoopButton player={player} hasKeys={hasKeys} />
      </div>
      {loop?.to && <p className="meta">{t('loops', { from: timeText(loop.from), to: timeText(loop.to) })}</p>}
      {onNote && (
        <Button
          leftSection={<PencilIcon />}
          rightSection={hasKeys && <kbd aria-hidden="true">{'N'}</kbd>}
          onClick={onNote}
        >
          {t('noteHere')}
        </Button>
      )}
    </div>
  );
};

type LoopButtonProps = Pick<ControlsProps, 'player' | 'hasKeys'>;

const LoopButton = ({ player: { loop, loopFrom, loopTo, loopOff }, hasKeys }: LoopButtonProps) => {
  const t = useTranslation(messages);
  const [act, words, key] = loop?.to
    ? ([loopOff, 'loopOff', 'L'] as const)
    : loop
      ? ([loopTo, 'loopTo', 'B'] as const)
      : ([loopFrom, 'loopFrom', 'A'] as const);
  return (
    <Button
      variant="quiet"
      size="compact-md"
      rightSection={hasKeys && <kbd aria-hidden="true">{key}</kbd>}
      onClick={act}
    >
      {t(words)}
    </Button>
  );
};
