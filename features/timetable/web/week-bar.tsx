import { Button } from '@mantine/core';
import { shiftDay } from '@inkstone/base';
import { useLanguage, useTranslation } from '@inkstone/ui';
import { weekMessages } from '../messages.ts';
import { plainDayText } from './day-text.ts';
import styles from './week.module.css';

interface WeekBarProps {
  monday: string;
  isThisWeek: boolean;
  /** A day of the week to show; undefined: this week. */
  onShow(day: string | undefined): void;
}

/** Which week is shown, and the ways to others. */
export const WeekBar = ({ monday, isThisWeek, onShow }: WeekBarProps) => {
  const t = useTranslation(weekMessages);
  const language = useLanguage();
  const span = { from: plainDayText(monday, language), to: plainDayText(shiftDay(monday, 6), language) };
  return (
    <div className={styles.bar}>
      <h2 className="num" aria-live="polite">
        {t('span', span)}
      </h2>
      <div className={styles.weeks}>
        <Button aria-label={t('previous')} onClick={() => onShow(shiftDay(monday, -7))}>
          {'←'}
        </Button>
        <Button disabled={isThisWeek} onClick={() => onShow(undefined)}>
          {t('thisWeek')}
        </Button>
        <Button aria-label={t('next')} onClick={() => onShow(shiftDay(monday, 7))}>
          {'→'}
        </Button>
      </div>
    </div>
  );
};
