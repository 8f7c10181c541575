import { ActionIcon } from '@mantine/core';
import { shortTime } from '@inkstone/base';
import { useRef, useState, type SyntheticEvent } from 'react';
import { PauseIcon, PlayIcon } from '../icons/index.tsx';
import { messages } from '../messages.ts';
import { useWords } from '../words/index.ts';
import { CannotPlay } from './cannot-play.tsx';
import styles from './sound-player.module.css';

interface SoundPlayerProps {
  url: string;
  /** What is heard, for those who do not see where it stands. */
  name: string;
}

/** A recorder does not write down how long a recording is: going to its end finds out. */
const measure = (audio: HTMLAudioElement): void => {
  const back = () => {
    audio.currentTime = 0;
  };
  audio.addEventListener('timeupdate', back, { once: true });
  audio.currentTime = Number.MAX_SAFE_INTEGER;
};

/** One recording to be heard: play, pause, its place to drag; a browser that cannot play it offers the download. */
export const SoundPlayer = ({ url, name }: SoundPlayerProps) => {
  const t = useWords(messages);
  const audio = useRef<HTMLAudioElement>(null);
  const [isPlaying, setPlaying] = useState(false);
  const [isBroken, setBroken] = useState(false);
  const [at, setAt] = useState(0);
  const [seconds, setSeconds] = useState(0);
  const learn = ({ currentTarget: { duration } }: SyntheticEvent<HTMLAudioElement>) =>
    Number.isFinite(duration) && setSeconds(duration);
  const toggle = () => {
    if (audio.current?.paused) void audio.current.play().catch(() => setPlaying(false));
    else audio.current?.pause();
  };
  const seek = (to: number) => {
    if (audio.current) audio.current.currentTime = to;
    setAt(to);
  };
  return (
    <div role="group" aria-label={name} className={`${styles.player} no-print`}>
      {/* What is said stands elsewhere as words, or was said by a person for one other. */}
      <audio
        ref={audio}
        src={url}
        preload="metadata"
        onPlay={() => setPlaying(true)}
        onPause={() => setPlaying(false)}
        onDurationChange={learn}
        onLoadedMetadata={({ currentTarget }) => Number.isFinite(currentTarget.duration) || measure(currentTarget)}
        onTimeUpdate={({ currentTarget: { currentTime, duration } }) => Number.isFinite(duration) && setAt(currentTime)}
        onError={() => setBroken(true)}
      >
        <track kind="captions" />
      </audio>
      {isBroken ? (
        <CannotPlay url={url} />
      ) : (
        <>
          <ActionIcon size={44} onClick={toggle} aria-label={t(isPlaying ? 'pause' : 'play')}>
            {isPlaying ? <PauseIcon /> : <PlayIcon />}
          </ActionIcon>
          <input
            type="range"
            aria-label={t('soundPlace')}
            aria-valuetext={shortTime(at)}
            min={0}
            max={Math.max(seconds, 0.1)}
            step={0.1}
            value={Math.min(at, Math.max(seconds, 0.1))}
            onChange={({ currentTarget: { value } }) => seek(Number(value))}
          />
          <span className="meta num">
            {seconds > 0 ? t('soundTime', { at: shortTime(at), all: shortTime(seconds) }) : shortTime(at)}
          </span>
        </>
      )}
    </div>
  );
};
