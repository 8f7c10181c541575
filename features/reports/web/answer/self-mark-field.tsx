import { NumberInput, SegmentedControl } from '@mantine/core';
import { useId } from 'react';
import { useTranslation } from '@inkstone/ui';
import { selfMarkMessages } from '../../messages.ts';
import { scoreText } from '../../document/attempt-report-data.ts';
import styles from './self-marking.module.css';

interface SelfMarkFieldProps {
  possible: number;
  points: number | undefined;
  onPoints(points: number): void;
}

/** The field where a student marks their own answer. */
export const SelfMarkField = ({ possible, points, onPoints }: SelfMarkFieldProps) => {
  const t = useTranslation(selfMarkMessages);
  return (
    <div className={`${styles.mark} no-print`}>
      {possible <= 2 ? (
        <PointSteps possible={possible} points={points} onPoints={onPoints} />
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
          onChange={(value) => typeof value === 'number' && onPoints(value)}
        />
      )}
      {points !== undefined && <span className="c-jade small">{t('kept')}</span>}
    </div>
  );
};

/** No, half or full points: enough for a short answer. */
const PointSteps = ({ possible, points, onPoints }: SelfMarkFieldProps) => {
  const t = useTranslation(selfMarkMessages);
  const label = useId();
  const steps = [0, possible / 2, possible].map((step) => ({ value: scoreText(step), label: scoreText(step) }));
  return (
    <>
      <span id={label} className={styles.label}>
        {t('points', { possible: scoreText(possible) })}
      </span>
      <SegmentedControl
        aria-labelledby={label}
        data={steps}
        value={points === undefined ? '' : scoreText(points)}
        onChange={(value) => onPoints(Number(value))}
      />
    </>
  );
};
