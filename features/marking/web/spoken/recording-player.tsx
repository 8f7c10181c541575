import { useEffect, useRef, useState, type RefObject } from 'react';
import { PlaybackTrouble, useMediaLoading, useTranslation } from '@inkstone/ui';
import { messages } from '../../messages.ts';
import type { NumberedNote } from '../notes/annotated-text.ts';
import { PlayerControls } from './player-controls.tsx';
import { loadSound, type Sound } from './sound.ts';
import { timeText } from '../notes/time-text.ts';
import { usePlayer, type Player } from './use-player.ts';
import { useDeskKeys } from '../keys/use-desk-keys.ts';
import { Waveform } from './waveform.tsx';
import styles from './spoken.module.css';

interface RecordingPlayerProps {
  id: string;
  url: string;
  name: string;
  notes: readonly NumberedNote[];
  /** Adds a note at a time, or over the loop. */
  onNote?: (fromMs: number, toMs: number) => void;
  onOpen?: (id: string) => void;
  /** Whether the desk's keys control it. */
  hasKeys?: boolean;
  /** Playback position to jump to; a new object for each request. */
  seek?: { ms: number } | null;
}

const useSound = (id: string, url: string): Sound | null | undefined => {
  const [sound, setSound] = useState<Sound | null>();
  // Fetches and decodes the sound.
  useEffect(() => {
    let isGone = false;
    void loadSound(id, url).then((loaded) => (isGone ? undefined : setSound(loaded)));
    return () => {
      isGone = true;
    };
  }, [id, url]);
  return sound;
};

/** One recording: waveform with notes, playback speed and loop. */
export const RecordingPlayer = (props: RecordingPlayerProps) => {
  const { id, url, name, notes, onNote, onOpen, hasKeys = false, seek: seekTarget = null } = props;
  const t = useTranslation(messages);
  const audio = useRef<HTMLAudioElement>(null);
  const player = usePlayer(audio);
  const sound = useSound(id, url);
  const [measured, setMeasured] = useState(0);
  const loading = useMediaLoading();
  const seconds = sound?.seconds ?? measured;
  const { seek, at, loop } = player;
  // Seeks when a note is selected.
  useEffect(() => {
    if (seekTarget) seek(seekTarget.ms / 1000);
  }, [seekTarget, seek]);
  const note = () => {
    const from = loop?.to ? loop.from : at;
    onNote?.(Math.round(from * 1000), Math.round((loop?.to ?? from) * 1000));
  };
  usePlayerKeys(player, hasKeys, onNote ? note : undefined);
  const share = (time: number) => (seconds > 0 ? Math.min(1, time / seconds) : 0);
  return (
    <div role="group" className={styles.player} aria-label={name}>
      <div className={styles.wave}>
        {sound && (
          <Waveform
            peaks={sound.peaks}
            at={share(at)}
            loop={loop && { from: share(loop.from), to: share(loop.to ?? Math.max(loop.from, at)) }}
          />
        )}
        {sound === null && <p className={styles.noWave}>{t('noWave')}</p>}
        <input
          type="range"
          aria-label={t('position')}
          aria-valuetext={timeText(at)}
          min={0}
          max={Math.max(seconds, 0.1)}
          step={0.1}
          value={Math.min(at, Math.max(seconds, 0.1))}
          onChange={({ currentTarget: { value } }) => seek(Number(value))}
        />
        <NoteRings
          notes={notes}
          share={share}
          onPress={(noteId, fromMs) => (onOpen ? onOpen(noteId) : seek(fromMs / 1000))}
        />
      </div>
      <PlayerSound {...{ audio, url, player }} loading={loading} onSeconds={setMeasured} />
      <PlaybackTrouble {...{ url, loading }} />
      {!loading.hasFailed && (
        <PlayerControls player={player} hasKeys={hasKeys} seconds={seconds} onNote={onNote ? note : undefined} />
      )}
    </div>
  );
};

const usePlayerKeys = (player: Player, isOn: boolean, note: (() => void) | undefined): void =>
  useDeskKeys((key) => {
    const acts: Readonly<Record<string, () => void>> = {
      ' ': player.toggle,
      ArrowLeft: () => player.skip(-3),
      ArrowRight: () => player.skip(3),
      '-': () => player.faster(-1),
      '=': () => player.faster(1),
      a: player.loopFrom,
      b: player.loopTo,
      l: player.loopOff,
      ...(note && { n: note }),
    };
    const act = isOn ? acts[key] : undefined;
    act?.();
    return act !== undefined;
  });

interface NoteRingsProps extends Pick<RecordingPlayerProps, 'notes'> {
  /** The share of the recording before a moment, from 0 to 1. */
  share(seconds: number): number;
  onPress(noteId: string, fromMs: number): void;
}

/** The numbers of the notes along the recording. */
const NoteRings = ({ notes, share, onPress }: NoteRingsProps) => {
  const t = useTranslation(messages);
  return notes.map(({ note: { id: noteId, place }, number }) =>
    place.on === 'time' ? (
      <button
        key={noteId}
        type="button"
        className={`${styles.ring} num`}
        style={{ left: `${100 * share(place.fromMs / 1000)}%` }}
        aria-label={t('noteAt', { time: timeText(place.fromMs / 1000) })}
        onClick={() => onPress(noteId, place.fromMs)}
      >
        <span>{number}</span>
      </button>
    ) : null,
  );
};

interface PlayerSoundProps {
  audio: RefObject<HTMLAudioElement | null>;
  url: string;
  player: ReturnType<typeof usePlayer>;
  onSeconds(seconds: number): void;
  loading: ReturnType<typeof useMediaLoading>;
}

/** The sound of the recording; a student's answer in an exam has no captions. */
const PlayerSound = ({ audio, url, player, loading, onSeconds }: PlayerSoundProps) => (
  <audio
    ref={audio}
    src={url}
    preload="auto"
    onPlay={() => player.setPlaying(true)}
    onPause={({ currentTarget }) => {
      player.setPlaying(false);
      player.setAt(currentTarget.currentTime);
    }}
    {...loading.handlers}
    onLoadedMetadata={({ currentTarget: { duration } }) => {
      loading.handlers.onLoadedMetadata();
      if (Number.isFinite(duration)) onSeconds(duration);
    }}
  >
    <track kind="captions" />
  </audio>
);
