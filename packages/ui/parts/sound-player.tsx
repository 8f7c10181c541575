import { ActionIcon, Button } from '@mantine/core';
import { shortTime } from '@inkstone/base';
import { useRef, useState, type RefObject, type SyntheticEvent } from 'react';
import { PauseIcon, PlayIcon, DownloadIcon, RetryIcon } from '../icons/index.tsx';
import { messages } from '../messages.ts';
import { useTranslation } from '../words/index.ts';
import { entireRecording, useEnding } from './use-ending.ts';
import { useMediaLoading } from './use-media-loading.ts';
import styles from './sound-player.module.css';

interface PlaybackTroubleProps {
  url: string;
  loading: Pick<ReturnType<typeof useMediaLoading>, 'hasFailed' | 'isUndecodable' | 'isLong' | 'retry'>;
}

/** Says that a recording does not arrive or cannot be played, and offers to try again and the file. */
export const PlaybackTrouble = ({ url, loading }: PlaybackTroubleProps) => {
  const t = useTranslation(messages);
  const { hasFailed, isUndecodable, isLong, retry } = loading;
  if (!hasFailed && !isLong) return null;
  return (
    <div className={styles.broken} role="status">
      <p>{t(isUndecodable ? 'cannotPlay' : hasFailed ? 'soundMissing' : 'soundLong')}</p>
      {!isUndecodable && (
        <Button size="sm" leftSection={<RetryIcon />} onClick={retry}>
          {t('tryAgain')}
        </Button>
      )}
      {hasFailed && (
        <a href={url} download>
          <DownloadIcon /> {t('downloadSound')}
        </a>
      )}
    </div>
  );
};

interface SoundPlayerProps {
  url: string;
  /** The recording's name, for screen readers. */
  name: string;
  /** The part that is played, in seconds; absent: all of it. */
  span?: { from: number; to: number } | undefined;
  /** For a page that reads the playback position. */
  audioRef?: RefObject<HTMLAudioElement | null>;
}

/**
 * A recorder writes no duration into its file: seeking to the end finds it. There the browser ends a playback that was
 * asked for meanwhile, so it is started again at the beginning.
 */
const measure = (audio: HTMLAudioElement): void => {
  let isPlayAsked = !audio.paused;
  const noteAsked = () => {
    isPlayAsked = true;
  };
  const back = () => {
    audio.removeEventListener('play', noteAsked);
    audio.currentTime = 0;
    if (isPlayAsked) void audio.play().catch(() => undefined);
  };
  audio.addEventListener('play', noteAsked);
  audio.addEventListener('timeupdate', back, { once: true });
  audio.currentTime = Number.MAX_SAFE_INTEGER;
};

interface PositionSliderProps {
  /** Seconds from the beginning of what is played. */
  at: number;
  /** Length in seconds; 0 while it is unknown. */
  seconds: number;
  onSeek(to: number): void;
}

/** Shows and changes the position. */
const PositionSlider = ({ at, seconds, onSeek }: PositionSliderProps) => {
  const t = useTranslation(messages);
  return (
    <>
      <input
        type="range"
        aria-label={t('soundPlace')}
        aria-valuetext={shortTime(at)}
        min={0}
        max={Math.max(seconds, 0.1)}
        step={0.1}
        value={Math.min(at, Math.max(seconds, 0.1))}
        onChange={({ currentTarget: { value } }) => onSeek(Number(value))}
      />
      <span className="meta num">
        {seconds > 0 ? t('soundTime', { at: shortTime(at), all: shortTime(seconds) }) : shortTime(at)}
      </span>
    </>
  );
};

/** Plays one recording or a part of it: play, pause, seek; a browser that cannot play it offers the download. */
export const SoundPlayer = ({ url, name, span = entireRecording, audioRef }: SoundPlayerProps) => {
  const t = useTranslation(messages);
  const ownRef = useRef<HTMLAudioElement>(null);
  const audio = audioRef ?? ownRef;
  const watchEnding = useEnding(span);
  const [isPlaying, setPlaying] = useState(false);
  const loading = useMediaLoading();
  const [position, setPlace] = useState(0);
  const [duration, setDuration] = useState(0);
  const seconds = Math.max(0, Math.min(span.to, duration) - span.from);
  const at = Math.min(Math.max(0, position - span.from), seconds);
  const updateDuration = ({ currentTarget: { duration: all } }: SyntheticEvent<HTMLAudioElement>) =>
    Number.isFinite(all) && setDuration(all);
  const updatePosition = ({ currentTarget }: SyntheticEvent<HTMLAudioElement>) => {
    watchEnding(currentTarget);
    if (Number.isFinite(currentTarget.duration)) setPlace(currentTarget.currentTime);
  };
  const toggle = () => {
    const sound = audio.current;
    if (!sound?.paused) return sound?.pause();
    if (sound.currentTime < span.from || sound.currentTime >= span.to) sound.currentTime = span.from;
    void sound.play().catch(() => setPlaying(false));
  };
  const seek = (to: number) => {
    if (audio.current) audio.current.currentTime = span.from + to;
    setPlace(span.from + to);
  };
  return (
    <div role="group" aria-label={name} className={`${styles.player} no-print`}>
      {/* No captions: the text is shown elsewhere, or the recording is a spoken message. */}
      <audio
        ref={audio}
        src={url}
        preload="metadata"
        onPlay={() => setPlaying(true)}
        onPause={() => setPlaying(false)}
        onDurationChange={updateDuration}
        {...loading.handlers}
        onLoadedMetadata={({ currentTarget }) => {
          loading.handlers.onLoadedMetadata();
          if (!Number.isFinite(currentTarget.duration)) measure(currentTarget);
        }}
        onTimeUpdate={updatePosition}
      >
        <track kind="captions" />
      </audio>
      <PlaybackTrouble {...{ url, loading }} />
      {!loading.hasFailed && (
        <>
          <ActionIcon size={44} onClick={toggle} aria-label={t(isPlaying ? 'pause' : 'play')}>
            {isPlaying ? <PauseIcon /> : <PlayIcon />}
          </ActionIcon>
          <PositionSlider at={at} seconds={seconds} onSeek={seek} />
        </>
      )}
    </div>
  );
};
