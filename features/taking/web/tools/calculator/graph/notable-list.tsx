import { useTranslation } from '@inkstone/ui';
import { calculatorMessages } from '../../../../messages.ts';
import styles from '../calculator.module.css';
import type { NotablePoint } from '../engine/document.ts';
import { numberText } from '../format-numbers.ts';

const shownPoints = 40;

/** The points of interest in words; pressing one marks it in the graph. */
export const NotableList = ({
  points,
  onChoose,
}: {
  points: readonly NotablePoint[];
  onChoose: (point: NotablePoint) => void;
}) => {
  const t = useTranslation(calculatorMessages);
  if (points.length === 0) return null;
  return (
    <ul className={`${styles.points} num`} aria-label={t('points')}>
      {points.slice(0, shownPoints).map((point) => (
        <li key={`${point.kind} ${point.x} ${point.y}`}>
          <button type="button" onClick={() => onChoose(point)}>
            <span lang="en">
              ({numberText(point.x)}, {numberText(point.y)})
            </span>{' '}
            <small>{t(point.kind)}</small>
          </button>
        </li>
      ))}
    </ul>
  );
};
