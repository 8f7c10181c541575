import styles from './dot-scale.module.css';

/** One line of a dot scale: a value now and, where there is one, an earlier one. */
export interface DotLine {
  key: string;
  name: string;
  /** Null where there is none yet: its line has no dot. */
  value: number | null;
  before?: number | null;
  /** The value as text: "4.5", "78%". */
  text: string;
  /** A muted note at the end. */
  note?: string;
}

interface DotScaleProps {
  /** For screen readers: all values in one sentence. */
  label: string;
  lines: readonly DotLine[];
  from: number;
  to: number;
  /** The positions of the grid lines, with their numbers. */
  marks: readonly number[];
  /** The meaning of the solid and the hollow dot: two dates. */
  legend?: { now: string; before?: string };
}

/** Dots on a scale: hollow for the earlier value, solid for the current one. */
export const DotScale = ({ label, lines, from, to, marks, legend }: DotScaleProps) => {
  const at = (value: number): string => `${Math.min(100, Math.max(0, (100 * (value - from)) / (to - from)))}%`;
  return (
    <div className="num">
      <div role="img" aria-label={label}>
        {lines.map((line) => (
          <div className={styles.line} key={line.key}>
            <b>{line.name}</b>
            <div className={styles.track}>
              {marks.map((mark) => (
                <s key={mark} style={{ left: at(mark) }} />
              ))}
              <DotPair line={line} at={at} />
            </div>
            <span className={styles.value}>{line.text}</span>
            <span className={styles.note}>{line.note}</span>
          </div>
        ))}
      </div>
      <div className={`${styles.line} ${styles.axis}`} aria-hidden="true">
        <span />
        <div className={styles.track}>
          {marks.map((mark) => (
            <span key={mark} style={{ left: at(mark) }}>
              {mark}
            </span>
          ))}
        </div>
        <span />
        <span />
      </div>
      {legend && (
        <div className={styles.legend}>
          <span>
            <i /> {legend.now}
          </span>
          {legend.before && (
            <span>
              <i data-before /> {legend.before}
            </span>
          )}
        </div>
      )}
    </div>
  );
};

const DotPair = ({ line, at }: { line: DotLine; at: (value: number) => string }) => {
  const { value, before } = line;
  if (value === null) return null;
  if (before === undefined || before === null || before === value) return <i style={{ left: at(value) }} />;
  const low = Math.min(value, before);
  const high = Math.max(value, before);
  return (
    <>
      <u style={{ left: at(low), right: `calc(100% - ${at(high)})` }} />
      <i data-before style={{ left: at(before) }} />
      <i style={{ left: at(value) }} />
    </>
  );
};
