import { dayText, hourMinuteText, instantText } from '@inkstone/base';
import { useLanguage } from '../words/index.ts';

interface InstantProps {
  at: Date | string;
  /** `day` leaves the time out, `time` the day. */
  show?: 'both' | 'day' | 'time';
  timeZone?: string;
}

/** A moment in the reader's language: `21 Nov 2026, 18:30` or `2026年11月21日 18:30`. */
export const Instant = ({ at, show = 'both', timeZone }: InstantProps) => {
  const language = useLanguage();
  const text = { both: instantText, day: dayText, time: hourMinuteText }[show];
  return (
    <time className="num" dateTime={new Date(at).toISOString()}>
      {text(at, language, timeZone)}
    </time>
  );
};
