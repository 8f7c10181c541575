import { shortTime } from '@inkstone/base';
import { SoundPlayer, useTranslation } from '@inkstone/ui';
import type { Clip } from '@inkstone/exam/stimulus';
import type { Stimulus } from '../contract.ts';
import { bankMessages } from '../messages.ts';
import { isRecording } from './recording.ts';
import styles from './question.module.css';

interface ClipViewProps {
  /** The stimulus of the question's set. */
  stimulus: Stimulus;
  clip: Clip | null | undefined;
}

/** The part of the recording that a question plays again, with a player; nothing if there is none. */
export const ClipView = ({ stimulus, clip }: ClipViewProps) => {
  const t = useTranslation(bankMessages);
  const recording = stimulus.files.find(isRecording);
  if (!clip || !recording) return null;
  return (
    <div className={styles.clip}>
      <p className="meta num">{t('clip', { from: shortTime(clip.from), to: shortTime(clip.to) })}</p>
      <SoundPlayer key={`${clip.from}-${clip.to}`} url={recording.url} name={t('clipName')} span={clip} />
    </div>
  );
};
