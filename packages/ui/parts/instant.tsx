import { useLanguage } from '../words/index.ts';
import { dayText, hourMinuteText, instantText, nearInstantText } from '../time/index.ts';

interface InstantProps {
  at: Date | string;
  /** `day` leaves the time out, `time` the day. */
  show?: 'both' | 'day' | 'time';
  /** The instant of now, where a moment near it is shown: its weekday takes the place of this year's number. */
  near?: number;
}

/** A moment in the reader's language and by the reader's clock: `21 Nov 2026, 18:30` or `2026年11月21日 18:30`. */
export const Instant = ({ at, show = 'both', near }: InstantProps) => {
  const language = useLanguage();
  const text = { both: instantText, day: dayText, time: hourMinuteText }[show];
  return (
    <time className="num" dateTime={new Date(at).toISOString()}>
      {near === undefined ? text(at, language) : nearInstantText(at, language, near)}
    </time>
  );
};
