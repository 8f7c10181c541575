import { Button } from '@mantine/core';
import { useRef, useState } from 'react';
import { PauseIcon, PlayIcon } from '../icons/index.tsx';
import { PlaybackTrouble } from './sound-player.tsx';
import { useEnding } from './use-ending.ts';
import { useMediaLoading } from './use-media-loading.ts';

interface SpanButtonProps {
  url: string;
  /** The part that is played, in seconds of the recording. */
  span: { from: number; to: number };
  /** What stands on the button: the part's times. */
  label: string;
  /** What the button does, for screen readers; it begins with the label. */
  name: string;
}

/** A button that plays one part of a recording and nothing after it. The recording is loaded when it is pressed. */
export const SpanButton = ({ url, span, label, name }: SpanButtonProps) => {
  const audio = useRef<HTMLAudioElement>(null);
  const [isPlaying, setPlaying] = useState(false);
  const watchEnding = useEnding(span);
  const loading = useMediaLoading();
  const toggle = () => {
    const sound = audio.current;
    if (!sound?.paused) return sound?.pause();
    if (sound.currentTime < span.from || sound.currentTime >= span.to) sound.currentTime = span.from;
    void sound.play().catch(() => setPlaying(false));
  };
  return (
    <>
      {/* No captions: the words stand beside the button. */}
      <audio
        ref={audio}
        src={url}
        preload="none"
        onPlay={() => setPlaying(true)}
        onPause={() => setPlaying(false)}
        {...loading.handlers}
        onTimeUpdate={({ currentTarget }) => watchEnding(currentTarget)}
      >
        <track kind="captions" />
      </audio>
      {loading.hasFailed ? (
        <PlaybackTrouble {...{ url, loading }} />
      ) : (
        <Button
          className="num"
          variant="subtle"
          size="sm"
          leftSection={isPlaying ? <PauseIcon /> : <PlayIcon />}
          aria-label={name}
          aria-pressed={isPlaying}
          onClick={toggle}
        >
          {label}
        </Button>
      )}
    </>
  );
};
