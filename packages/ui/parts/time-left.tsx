import { daysAsMs, spanText } from '@inkstone/base';
import { useLanguage, useTranslation } from '../words/index.ts';
import { messages } from '../messages.ts';
import { useNow } from './use-now.ts';
import styles from './time-left.module.css';

const minuteMs = 60 * 1000;

interface TimeLeftProps {
  /** The instant: a deadline or an opening. */
  to: Date | string;
  /** `opens`: counts towards an opening. `deadline`: amber within a day and when late. */
  kind?: 'deadline' | 'opens';
}

/** The time until a deadline or an opening, in days, hours and minutes, the last minute as text; updates by itself. */
export const TimeLeft = ({ to, kind = 'deadline' }: TimeLeftProps) => {
  const t = useTranslation(messages);
  const language = useLanguage();
  const left = new Date(to).getTime() - useNow(30_000);
  const span = spanText(Math.abs(left), language);
  const format = (words: 'opensIn' | 'lateBy' | 'timeLeft') =>
    Math.abs(left) < minuteMs ? t(`${words}Under`) : t(words, { span });
  if (kind === 'opens' && left > 0) return <b className={`${styles.left} num`}>{format('opensIn')}</b>;
  return (
    <b className={`${styles.left} num`} data-soon={left < daysAsMs(1) || undefined}>
      {format(left < 0 ? 'lateBy' : 'timeLeft')}
    </b>
  );
};
