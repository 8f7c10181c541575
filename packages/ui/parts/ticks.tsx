import { useTranslation } from '../words/index.ts';
import { messages } from '../messages.ts';
import styles from './ticks.module.css';

interface TicksProps {
  done: number;
  all: number;
  /** Jade instead of ink: the work is complete or right. */
  complete?: boolean;
  /** `tall` for the assignment to continue with. */
  size?: 'small' | 'normal' | 'tall';
}

const maxTicks = 30;

/** Progress: up to 30 units are ticks, one each; more is a bar. */
export const Ticks = ({ done, all, complete = false, size = 'normal' }: TicksProps) => {
  const t = useTranslation(messages);
  const label = t('done', { done, all });
  if (all > maxTicks) return <Bar done={done} all={all} complete={complete} />;
  return (
    <span className={styles.ticks} data-size={size} role="img" aria-label={label}>
      {Array.from({ length: all }, (_, index) => (
        <i key={index} data-on={index < done || undefined} data-complete={complete || undefined} />
      ))}
    </span>
  );
};

/** Progress as a bar of 4 px; the numbers are shown beside it. */
export const Bar = ({ done, all, complete = false }: TicksProps) => {
  const t = useTranslation(messages);
  const share = all > 0 ? Math.min(100, Math.max(0, (100 * done) / all)) : 0;
  return (
    <span className={styles.bar} role="img" aria-label={t('done', { done, all })}>
      <i data-complete={complete || undefined} style={{ width: `${share}%` }} />
    </span>
  );
};
