import { Button, Checkbox, NumberInput } from '@mantine/core';
import { useRef } from 'react';
import { SoundPlayer, useTranslation } from '@inkstone/ui';
import type { Clip } from '@inkstone/exam/stimulus';
import type { Stimulus } from '../contract.ts';
import { editorMessages } from '../messages.ts';
import { maxClipSeconds, findClipProblem, roundToTenth } from '../rules.ts';
import { findRecording } from './recording.ts';
import styles from './editor.module.css';

interface ClipFieldProps {
  stimulus: Stimulus;
  number: number;
  clip: Clip | null;
  onChange(clip: Clip | null): void;
}

const defaultSeconds = 10;

/** Whether a question plays a part of its set's recording again, and which; nothing without a recording. */
export const ClipField = ({ stimulus, number, clip, onChange }: ClipFieldProps) => {
  const t = useTranslation(editorMessages);
  const recording = findRecording(stimulus);
  if (!recording) return null;
  const first = { from: 0, to: Math.min(defaultSeconds, recording.seconds ?? defaultSeconds) };
  return (
    <div className={styles.clip}>
      <Checkbox
        label={t('clip')}
        checked={Boolean(clip)}
        onChange={({ currentTarget }) => onChange(currentTarget.checked ? first : null)}
      />
      {clip && <ClipEnds stimulus={stimulus} number={number} clip={clip} onChange={onChange} />}
    </div>
  );
};

const clipEnds = [
  { end: 'from', label: 'clipFrom', here: 'clipStartHere' },
  { end: 'to', label: 'clipTo', here: 'clipEndHere' },
] as const;

const ClipEnds = ({ stimulus, number, clip, onChange }: ClipFieldProps & { clip: Clip }) => {
  const t = useTranslation(editorMessages);
  const audio = useRef<HTMLAudioElement>(null);
  const recording = findRecording(stimulus);
  if (!recording) return null;
  const problem = findClipProblem(clip, recording);
  const setHere = (end: 'from' | 'to') => onChange({ ...clip, [end]: roundToTenth(audio.current?.currentTime ?? 0) });
  return (
    <div role="group" aria-label={t('clipOf', { number })} className={styles.clipEnds}>
      <div className={styles.clipSound}>
        <span className="meta">{t('clipFind')}</span>
        <SoundPlayer key={recording.url} url={recording.url} name={t('sound')} audioRef={audio} />
      </div>
      {clipEnds.map(({ end, label, here }) => (
        <div key={end} className={styles.clipEnd}>
          <NumberInput
            label={t(label)}
            min={0}
            {...(recording.seconds !== null && { max: recording.seconds })}
            clampBehavior="none"
            decimalScale={1}
            step={0.5}
            value={clip[end]}
            onChange={(value) => onChange({ ...clip, [end]: Number(value) })}
          />
          <Button onClick={() => setHere(end)}>{t(here)}</Button>
        </div>
      ))}
      {problem ? (
        <p className={styles.error} role="status">
          {t('needClip', { number, seconds: maxClipSeconds })}
        </p>
      ) : (
        <div className={styles.clipSound}>
          <span className="meta">{t('clipListen')}</span>
          <SoundPlayer key={`${clip.from}-${clip.to}`} url={recording.url} name={t('clipListen')} span={clip} />
        </div>
      )}
    </div>
  );
};
