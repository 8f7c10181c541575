import { useLanguage } from '../words/index.ts';
import { dayText, hourMinuteText, instantText, nearInstantText, zoneSuffix } from '../time/index.ts';
import styles from './instant.module.css';

interface InstantProps {
  at: Date | string;
  /** `day` leaves the time out, `time` the day. */
  show?: 'both' | 'day' | 'time';
  /** The current time, where a moment near it is shown: its weekday replaces the current year. */
  near?: number;
}

/** A moment in the reader's language and time zone: `21 Nov 2026, 18:30` or `2026年11月21日 18:30`. */
export const Instant = ({ at, show = 'both', near }: InstantProps) => {
  const language = useLanguage();
  const text = { both: instantText, day: dayText, time: hourMinuteText }[show];
  const instant = near === undefined ? text(at, language) : nearInstantText(at, language, near);
  const zone = zoneSuffix(at, language);
  const isNamed = zone !== '' && instant.endsWith(zone);
  return (
    <time className={isNamed ? `num ${styles.named}` : 'num'} dateTime={new Date(at).toISOString()}>
      {isNamed ? (
        <>
          <span>{instant.slice(0, -zone.length)}</span>
          {zone.startsWith(' ') && ' '}
          <span>{zone.trimStart()}</span>
        </>
      ) : (
        instant
      )}
    </time>
  );
};
