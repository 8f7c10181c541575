import { shortTime } from '@inkstone/base';
import { useTranslation } from '@inkstone/ui';
import type { RecordingView } from './recording-view.ts';
import { messages } from './messages.ts';
import styles from './listening.module.css';

/** The progress of a recording as a bar and the remaining time. */
export const ProgressBar = ({ view }: { view: RecordingView }) => {
  const t = useTranslation(messages);
  const { at, seconds } = view;
  const share = seconds > 0 ? Math.min(100, (100 * at) / seconds) : 0;
  const left = t('left', { time: shortTime(Math.max(0, Math.ceil(seconds - at))) });
  return (
    <div className={styles.progress}>
      <div
        role="progressbar"
        aria-label={t('recording')}
        aria-valuemin={0}
        aria-valuemax={Math.round(seconds)}
        aria-valuenow={Math.round(at)}
        aria-valuetext={left}
        className={styles.track}
      >
        <i style={{ width: `${share}%` }} />
      </div>
      <span className="meta num">{left}</span>
    </div>
  );
};

/** A slider to seek within a recording. */
export const SeekBar = ({ view, onSeek }: { view: RecordingView; onSeek: (to: number) => void }) => {
  const t = useTranslation(messages);
  const { at, seconds } = view;
  const words = t('ofTime', { at: shortTime(at), all: shortTime(seconds) });
  return (
    <div className={styles.progress}>
      <input
        type="range"
        className={styles.slider}
        aria-label={t('place')}
        aria-valuetext={words}
        min={0}
        max={Math.max(1, Math.ceil(seconds))}
        step={1}
        value={Math.floor(at)}
        onChange={(event) => onSeek(Number(event.currentTarget.value))}
      />
      <span className="meta num">{words}</span>
    </div>
  );
};
