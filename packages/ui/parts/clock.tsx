import { useState } from 'react';
import { clockText } from '@inkstone/base';
import { EyeIcon, EyeOffIcon } from '../icons/index.tsx';
import { useTranslation } from '../words/index.ts';
import { messages } from '../messages.ts';
import { announcementBetween, getClockReading } from './clock-reading.ts';
import styles from './clock.module.css';

interface ClockProps {
  /** Whole seconds left; negative is overtime, where the time limit is soft. */
  seconds: number;
  /** Total seconds of the clock; absent: long enough to have a last minute and a last five. */
  totalSeconds?: number | undefined;
  /** It may be hidden until so many seconds are left; null: it is always shown. Absent: five minutes. */
  hideableUntil?: number | null;
  /** Time elapsed instead of time left: no colours, no announcements. */
  counts?: 'down' | 'up';
  /** What it counts: "Time left in this section". */
  label?: string;
}

/**
 * The exam's clock: h:mm:ss, may be hidden until a number of seconds is left, amber at five, cinnabar at one, always with
 * text.
 */
export const Clock = ({ seconds, totalSeconds, hideableUntil = 300, counts = 'down', label }: ClockProps) => {
  const t = useTranslation(messages);
  const [hidden, setHidden] = useState(false);
  const down = counts === 'down';
  const reading = down
    ? getClockReading(seconds, totalSeconds, hideableUntil)
    : { tone: 'calm', hideable: hideableUntil !== null, overtime: false };
  const concealed = hidden && reading.hideable;
  const words = () => {
    if (reading.overtime) return t('overtime');
    if (reading.tone === 'cinnabar') return t('lastMinute');
    return reading.tone === 'amber' ? t('lastFive') : null;
  };
  return (
    <div className={styles.clock} data-tone={reading.tone}>
      {concealed ? (
        <span className={styles.hidden}>{t('clockHidden')}</span>
      ) : (
        <span role="timer" aria-label={label ?? t('clockLabel')} aria-live="off" className={styles.reading}>
          {words() && <small>{words()}</small>}
          <time dateTime={`PT${Math.abs(seconds)}S`}>
            {reading.overtime ? '+' : ''}
            {clockText(seconds)}
          </time>
        </span>
      )}
      {reading.hideable && (
        <button
          type="button"
          aria-pressed={concealed}
          aria-label={t(concealed ? 'showTheClock' : 'hideTheClock')}
          onClick={() => setHidden(!concealed)}
        >
          {concealed ? <EyeIcon /> : <EyeOffIcon />}
          <span>{t(concealed ? 'showClock' : 'hideClock')}</span>
        </button>
      )}
      {down && <Announcement seconds={seconds} />}
    </div>
  );
};

/** Announces to a screen reader at 10, 5 and 1 minutes and at 10 seconds only. */
const Announcement = ({ seconds }: { seconds: number }) => {
  const t = useTranslation(messages);
  const [before, setBefore] = useState(seconds);
  const [mark, setMark] = useState<number | null>(null);
  if (before !== seconds) {
    setBefore(seconds);
    const passed = announcementBetween(before, seconds);
    if (passed !== null) setMark(passed);
  }
  const announcementText = (at: number) =>
    at >= 60 ? t('minutesLeft', { count: at / 60 }) : t('secondsLeft', { count: at });
  return (
    <span className="vh" role="status">
      {mark === null ? '' : announcementText(mark)}
    </span>
  );
};
