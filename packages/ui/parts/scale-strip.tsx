import styles from './scale-strip.module.css';

/** One part of a strip: its length sets its width, the elapsed seconds how much of it is filled. */
export interface StripPart {
  key: string;
  name: string;
  /** Length in seconds. */
  seconds: number;
  /** Elapsed seconds of it. */
  elapsedSeconds: number;
  text: string;
}

/** Time to scale: each part is as wide as it is long, and filled up to the current time. */
export const ScaleStrip = ({ parts, current }: { parts: readonly StripPart[]; current?: string }) => (
  <div
    className={`${styles.strip} num`}
    aria-hidden="true"
    style={{ gridTemplateColumns: parts.map((part) => `minmax(max-content, ${part.seconds}fr)`).join(' ') }}
  >
    {parts.map((part) => (
      <div key={part.key} data-current={part.key === current || undefined}>
        <span>
          {part.name} <span>{part.text}</span>
        </span>
        <i>
          <u style={{ width: `${Math.min(100, (100 * part.elapsedSeconds) / Math.max(1, part.seconds))}%` }} />
        </i>
      </div>
    ))}
  </div>
);
