import { useEffect, useRef, useState } from 'react';
import { pointsText } from '@inkstone/base';
import { useLanguage, useTranslation } from '@inkstone/ui';
import type { SubmissionDetail } from '../../contract.ts';
import { messages } from '../../messages.ts';
import { computeMarkPoints } from '../../rules.ts';
import type { Draft } from '../draft/draft.ts';
import {
  listScoreChoices,
  findReachedLevel,
  toRubricRows,
  scoreByDigit,
  getScore,
  withHalf,
  withScore,
  type RubricRow,
} from './points.ts';
import { useDeskKeys } from '../keys/use-desk-keys.ts';
import styles from './rubric.module.css';

interface RubricPanelProps {
  detail: SubmissionDetail;
  draft: Draft;
  change(change: (draft: Draft) => Draft): void;
  /** Editing is blocked, and keys do not move to the next criterion. */
  isLocked?: boolean;
}

/** The rubric: criteria with their levels, scored by button or digit, and the total above. */
export const RubricPanel = ({ detail, draft, change, isLocked = false }: RubricPanelProps) => {
  const { rubric, possible } = detail;
  const rows = toRubricRows(rubric, possible);
  const [active, setActive] = useState(0);
  const at = Math.min(active, rows.length - 1);
  const row = rows[at];
  const list = useRef<HTMLDivElement>(null);
  const activeScore = row && getScore(row, draft);
  // Scrolls the criterion that a key selected or scored into view.
  useEffect(() => {
    list.current?.querySelector('[data-active]')?.scrollIntoView?.({ block: 'nearest' });
  }, [at, activeScore]);
  const give = (line: RubricRow, score: number | null) => change((was) => withScore(line, score, was));
  const move = (by: number) => setActive((at + by + rows.length) % rows.length);
  useDeskKeys((key) => {
    if (!row) return false;
    if (key === '[' || key === ']') {
      move(key === ']' ? 1 : -1);
      return true;
    }
    const was = getScore(row, draft);
    const score = key === '.' ? withHalf(row, was) : /^\d$/.test(key) ? scoreByDigit(row, was, Number(key)) : null;
    if (score === null) return false;
    give(row, score);
    if (!isLocked && key !== '.' && row.most <= 900 && row.step % 100 === 0)
      setActive(Math.min(at + 1, rows.length - 1));
    return true;
  });
  return (
    <>
      <Total detail={detail} draft={draft} />
      <div ref={list} className={styles.rows}>
        {rows.map((line, index) => (
          <Row
            key={line.criterion ?? ''}
            row={line}
            score={getScore(line, draft)}
            isActive={index === at}
            hasMore={rows.length > 1}
            onScore={(score) => {
              setActive(index);
              give(line, score);
            }}
          />
        ))}
      </div>
    </>
  );
};

const Total = ({ detail: { rubric, pointsMost }, draft }: { detail: SubmissionDetail; draft: Draft }) => {
  const t = useTranslation(messages);
  const points = computeMarkPoints(rubric, draft);
  const missing = rubric ? rubric.criteria.filter(({ id }) => draft.scores[id] === undefined).length : 0;
  const how = () => {
    if (!rubric) return t('plainPoints');
    if (rubric.joined === 'holistic') return t('wholeOf');
    if (points === null && missing > 0) return t('missing', { count: missing });
    return t(rubric.joined === 'sum' ? 'sumOf' : 'meanOf');
  };
  return (
    <div className={`${styles.score} num`} role="status" aria-label={t('score')}>
      <b data-none={points === null || undefined}>
        {points === null ? '–' : pointsText(points)}
        <small>{t('ofMost', { most: pointsText(pointsMost) })}</small>
      </b>
      <span className="meta">{how()}</span>
    </div>
  );
};

interface RowProps {
  row: RubricRow;
  score: number | null;
  isActive: boolean;
  hasMore: boolean;
  onScore(score: number | null): void;
}

/** Keys that score the selected criterion and move between criteria. */
const DigitKeys = ({ row, hasMore }: Pick<RowProps, 'row' | 'hasMore'>) => (
  <span className={styles.digits} aria-hidden="true">
    <kbd>{`${row.least / 100}–${Math.min(9, Math.floor(row.most / 100))}`}</kbd>
    {row.step === 50 && <kbd>{'.'}</kbd>}
    {hasMore && (
      <>
        <kbd>{'['}</kbd>
        <kbd>{']'}</kbd>
      </>
    )}
  </span>
);

/** A half is placed between its neighbours. */
const toGridColumn = (above: number) => {
  const isWhole = above % 100 === 0;
  return { gridRow: isWhole ? 1 : 2, gridColumn: `${2 * Math.floor(above / 100) + (isWhole ? 1 : 2)} / span 2` };
};

const Row = ({ row, score, isActive, hasMore, onScore }: RowProps) => {
  const t = useTranslation(messages);
  const language = useLanguage();
  const name = row.name?.[language] ?? t('whole');
  const reachedLevel = findReachedLevel(row, score);
  const says = (level: RubricRow['levels'][number]) =>
    t('levelSays', { points: pointsText(level.points), says: level.says[language] });
  return (
    <div className={styles.row} data-active={isActive || undefined}>
      <span className={styles.name}>
        {name}
        {isActive && <DigitKeys row={row} hasMore={hasMore} />}
      </span>
      <ScoreField row={row} name={name} score={score} onScore={onScore} />
      {reachedLevel && <p className={styles.says}>{says(reachedLevel)}</p>}
      {row.levels.length > 0 && (
        <details className={styles.levels} open={isActive && score === null ? true : undefined}>
          <summary>{t('allLevels')}</summary>
          <ul>
            {row.levels.map((level) => (
              <li key={level.points}>{says(level)}</li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
};

interface ScoreFieldProps extends Pick<RowProps, 'row' | 'score' | 'onScore'> {
  name: string;
}

/** The scores of a row as buttons, or a number where there are too many. */
const ScoreField = ({ row, name, score, onScore }: ScoreFieldProps) => {
  const choices = listScoreChoices(row);
  // Halves are on a second row where one row would be too narrow to tap.
  const isLong = choices.length > 9 && row.step === 50;
  return choices.length > 0 ? (
    <div
      className={`${styles.seg} num`}
      role="radiogroup"
      aria-label={name}
      data-halves={isLong || undefined}
      style={{ gridTemplateColumns: `repeat(${isLong ? choices.length + 1 : choices.length}, 1fr)` }}
    >
      {choices.map((choice) => (
        <button
          key={choice}
          data-half={choice % 100 !== 0 || undefined}
          style={isLong ? toGridColumn(choice - row.least) : undefined}
          type="button"
          role="radio"
          aria-checked={score === choice || (score !== null && !choices.includes(score) && choice === score - 50)}
          onClick={() => onScore(score === choice ? null : choice)}
        >
          {score === choice + 50 && !choices.includes(score) ? pointsText(score) : pointsText(choice)}
        </button>
      ))}
    </div>
  ) : (
    <input
      className={styles.number}
      type="number"
      aria-label={name}
      min={row.least / 100}
      max={row.most / 100}
      step={row.step / 100}
      value={score === null ? '' : score / 100}
      onChange={({ currentTarget: { value } }) => onScore(value === '' ? null : Math.round(Number(value) * 100))}
    />
  );
};
