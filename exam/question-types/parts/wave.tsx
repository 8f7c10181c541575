import styles from './speaking.module.css';

/** Formats a duration: `0:45`. */
export const minutesText = (seconds: number): string => {
  const total = Math.max(0, Math.round(seconds));
  return `${Math.floor(total / 60)}:${String(total % 60).padStart(2, '0')}`;
};

const slots = 90;
const height = 80;

/** Loudness per slot: over the total length where it is known, else of the last seconds. */
const computeBars = (wave: readonly number[], total: number | null): number[] => {
  if (total === null) return wave.slice(-slots);
  const perSlot = Math.max(1, total / slots);
  const filled = Math.min(slots, Math.ceil(wave.length / perSlot));
  return Array.from({ length: filled }, (_, index) =>
    Math.max(0, ...wave.slice(Math.floor(index * perSlot), Math.max(1, Math.floor((index + 1) * perSlot)))),
  );
};

interface WaveProps {
  /** Five values a second, 0 to 1. */
  wave: readonly number[];
  /** Maximum length in seconds; null where unlimited. */
  seconds: number | null;
  isLive: boolean;
}

/** The recording so far as bars, and the time left as dots. */
export const Wave = ({ wave, seconds, isLive }: WaveProps) => {
  const bars = computeBars(wave, seconds === null ? null : seconds * 5);
  const at = 4 + 8 * bars.length;
  const bar = (loud: number, index: number): string => {
    const half = Math.max(2, Math.sqrt(Math.min(1, loud)) * (height / 2 - 2));
    return `M${4 + 8 * index} ${(height / 2 - half).toFixed(1)}v${(2 * half).toFixed(1)}`;
  };
  const dots = Array.from(
    { length: Math.max(0, slots - bars.length - 1) },
    (_, index) => `M${at + 8 * (index + 1)} 40v.01`,
  );
  return (
    <svg viewBox={`0 0 ${8 * slots} ${height}`} preserveAspectRatio="none" aria-hidden="true">
      <path d={bars.map(bar).join('')} />
      {isLive && <path className={styles.at} d={`M${at} 2v76`} />}
      <path className={styles.todo} d={dots.join('')} />
    </svg>
  );
};
