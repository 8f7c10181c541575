import { spanText } from '@inkstone/base';
import { useLanguage, useWords } from '../words/index.ts';
import { messages } from '../messages.ts';
import { useNow } from './use-now.ts';
import styles from './time-left.module.css';

const aDay = 24 * 60 * 60 * 1000;

interface TimeLeftProps {
  /** The instant that counts: a deadline or an opening. */
  to: Date | string;
  /** `opens`: counts towards a beginning. `deadline`: amber within a day and when late. */
  kind?: 'deadline' | 'opens';
}

/** How long until a deadline or an opening, in days, hours and minutes; it goes on by itself. */
export const TimeLeft = ({ to, kind = 'deadline' }: TimeLeftProps) => {
  const t = useWords(messages);
  const language = useLanguage();
  const left = new Date(to).getTime() - useNow(30_000);
  const span = spanText(Math.abs(left), language);
  if (kind === 'opens' && left > 0) return <b className={`${styles.left} num`}>{t('opensIn', { span })}</b>;
  return (
    <b className={`${styles.left} num`} data-soon={left < aDay || undefined}>
      {left < 0 ? t('lateBy', { span }) : t('timeLeft', { span })}
    </b>
  );
};
