import { NumberInput, SegmentedControl } from '@mantine/core';
import { useId } from 'react';
import { useTranslation } from '@inkstone/ui';
import { selfMarkMessages } from '../../messages.ts';
import { scoreText } from '../report/report-of.ts';
import styles from './self-marking.module.css';

interface SelfMarkFieldProps {
  possible: number;
  points: number | undefined;
  onGive(points: number): void;
}

/** Where a student gives an answer of their own its points. */
export const SelfMarkField = ({ possible, points, onGive }: SelfMarkFieldProps) => {
  const t = useTranslation(selfMarkMessages);
  return (
    <div className={`${styles.mark} no-print`}>
      {possible <= 2 ? (
        <Steps possible={possible} points={points} onGive={onGive} />
      ) : (
        <NumberInput
          label={t('points', { possible: scoreText(possible) })}
          min={0}
          max={possible}
          step={0.5}
          clampBehavior="strict"
          decimalScale={2}
          allowNegative={false}
          value={points ?? ''}
          onChange={(value) => typeof value === 'number' && onGive(value)}
        />
      )}
      {points !== undefined && <span className="c-jade small">{t('kept')}</span>}
    </div>
  );
};

/** None, half or all of the points: enough for a short answer. */
const Steps = ({ possible, points, onGive }: SelfMarkFieldProps) => {
  const t = useTranslation(selfMarkMessages);
  const label = useId();
  const steps = [0, possible / 2, possible].map((one) => ({ value: scoreText(one), label: scoreText(one) }));
  return (
    <>
      <span id={label} className={styles.label}>
        {t('points', { possible: scoreText(possible) })}
      </span>
      <SegmentedControl
        aria-labelledby={label}
        data={steps}
        value={points === undefined ? '' : scoreText(points)}
        onChange={(value) => onGive(Number(value))}
      />
    </>
  );
};
