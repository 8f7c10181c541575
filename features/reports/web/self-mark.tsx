import { NumberInput, SegmentedControl } from '@mantine/core';
import { useId } from 'react';
import { useWords } from '@inkstone/ui';
import { selfMarkMessages } from '../messages.ts';
import { scoreText, type ReportedQuestion } from './report-of.ts';
import { useSelfMarks } from './self-marks.ts';
import styles from './self-marking.module.css';

/** What the student gives this answer; the teacher reads it. Nothing where the work does not ask for it. */
export const SelfMark = ({ question }: { question: Pick<ReportedQuestion, 'questId' | 'possible'> }) => {
  const t = useWords(selfMarkMessages);
  const own = useSelfMarks();
  if (!own) return null;
  const points = own.marks.get(question.questId);
  const possible = scoreText(question.possible);
  if (!own.isOwn) {
    return points === undefined ? null : (
      <p className={styles.theirs}>{t('ofTheirs', { earned: scoreText(points), possible })}</p>
    );
  }
  const give = (to: number) => own.give(question.questId, to);
  return (
    <div className={`${styles.mark} no-print`}>
      {question.possible <= 2 ? (
        <Steps possible={question.possible} points={points} onGive={give} />
      ) : (
        <NumberInput
          label={t('points', { possible })}
          min={0}
          max={question.possible}
          step={0.5}
          clampBehavior="strict"
          decimalScale={2}
          allowNegative={false}
          value={points ?? ''}
          onChange={(value) => typeof value === 'number' && give(value)}
        />
      )}
      {points !== undefined && <span className="c-jade small">{t('kept')}</span>}
    </div>
  );
};

interface StepsProps {
  possible: number;
  points: number | undefined;
  onGive(points: number): void;
}

/** None, half or all of the points: enough for a short answer. */
const Steps = ({ possible, points, onGive }: StepsProps) => {
  const t = useWords(selfMarkMessages);
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
