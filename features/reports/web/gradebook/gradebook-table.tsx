import { VisuallyHidden } from '@mantine/core';
import type { KeyboardEvent } from 'react';
import { useMenu } from '@inkstone/session/web';
import { useTranslation } from '@inkstone/ui';
import { openScreen, ScreenLink } from '@inkstone/ui/screen';
import type { CallOutput } from '@inkstone/call/web';
import { toPageKind } from '@inkstone/exam/assignment-kinds';
import { paperTest, reportLocationFor } from '../../addresses.ts';
import type { getGradebook } from '../../contract.ts';
import { cellStateMessages, gradebookMessages } from '../../messages.ts';
import styles from './gradebook.module.css';

export type Gradebook = CallOutput<typeof getGradebook>;
type Student = Gradebook['list'][number];
type Work = Gradebook['works'][number];

/** Points without needless decimals. */
const formatPoints = (points: number): string => String(Math.round(points * 100) / 100);

/** A share as percent with at most one decimal. */
const toPercentText = (share: number): string => String(Math.round(share * 1000) / 10);
type Cell = Student['cells'][number];

/** Steps in rows and columns by key. */
const steps: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** Moves the focus from one cell to another with the arrow keys. */
const moveFocus = (event: KeyboardEvent<HTMLElement>): void => {
  const step = steps[event.key];
  const place = event.currentTarget.dataset['place']?.split(':').map(Number);
  if (!step || !place) return;
  const [row = 0, column = 0] = place;
  const table = event.currentTarget.closest('table');
  const next = table?.querySelector<HTMLElement>(`[data-place="${row + step[0]}:${column + step[1]}"]`);
  if (!next) return;
  event.preventDefault();
  next.focus();
  next.scrollIntoView({ block: 'nearest', inline: 'nearest' });
};

const hasAttempt = ({ state }: Cell): boolean => state === 'handedIn' || state === 'marked' || state === 'released';

/** Opens the report of a student's work; undefined where there is nothing to open. */
const useOpenReport = (classId: number) => {
  const { built } = useMenu();
  return (student: Student, work: Work, cell: Cell): (() => void) | undefined => {
    if (work.isOnPaper) return () => openScreen(paperTest, { classId, id: work.id });
    if (!hasAttempt(cell)) return undefined;
    const kind = toPageKind(work.kind);
    const { to, search } = reportLocationFor({ programme: work.programme, kind, id: work.id }, student.studentId);
    return built.has(to.path) ? () => openScreen(to, search) : undefined;
  };
};

const getWeight = ({ workWeights }: Gradebook['scheme'], workId: number): number =>
  workWeights.find(({ id }) => id === workId)?.weight ?? 1;

/** Students by works: names and heads stay in view, totals stand beside the names. */
export const GradebookTable = ({ gradebook }: { gradebook: Gradebook }) => {
  const t = useTranslation(gradebookMessages);
  const openReport = useOpenReport(gradebook.classId);
  const { works, list, scheme } = gradebook;
  return (
    <div className={styles.box} role="region" aria-label={t('table', { name: gradebook.className })}>
      <table className="num">
        <thead>
          <tr>
            <th scope="col">{t('student')}</th>
            <th scope="col" className={styles.total}>
              {t('total')}
            </th>
            {works.map((work) => (
              <th scope="col" key={work.id} className={styles.work} title={work.title}>
                {work.isOnPaper ? (
                  <ScreenLink to={paperTest} search={{ classId: gradebook.classId, id: work.id }}>
                    <span>{work.title}</span>
                    <small>{t('onPaper')}</small>
                  </ScreenLink>
                ) : (
                  <span>{work.title}</span>
                )}
                {scheme.kind === 'works' && <small>{t('weightOf', { weight: getWeight(scheme, work.id) })}</small>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {list.map((student, row) => (
            <tr key={student.studentId}>
              <th scope="row">{student.name}</th>
              <TotalCell student={student} />
              {works.map((work, column) => {
                const cell = student.cells[column];
                if (!cell) return null;
                const isDropped = student.total.droppedIds.includes(work.id);
                const view = { place: `${row}:${column}`, isFirst: row === 0 && column === 0, isDropped };
                const label = { name: student.name, work: work.title };
                return (
                  <ScoreCell key={work.id} cell={cell} {...view} label={label} open={openReport(student, work, cell)} />
                );
              })}
            </tr>
          ))}
        </tbody>
        <MeanRow works={works} />
      </table>
    </div>
  );
};

const TotalCell = ({ student: { total } }: { student: Student }) => {
  const t = useTranslation(gradebookMessages);
  const note = total.unreleased > 0 ? t('unreleased', { count: total.unreleased }) : undefined;
  return (
    <td className={styles.total} title={note}>
      <b>{total.share === null ? t('none') : t('percent', { percent: toPercentText(total.share) })}</b>
      <small>{t('countedOf', { counted: total.counted, given: total.given })}</small>
      {note && <VisuallyHidden>{note}</VisuallyHidden>}
    </td>
  );
};

interface ScoreCellProps {
  cell: Cell;
  label: { name: string; work: string };
  /** Row and column, joined by a colon. */
  place: string;
  /** The cell that the tab key reaches. */
  isFirst: boolean;
  isDropped: boolean;
  open: (() => void) | undefined;
}

const ScoreCell = ({ cell, label, place, isFirst, isDropped, open }: ScoreCellProps) => {
  const t = useTranslation(gradebookMessages);
  const tCellState = useTranslation(cellStateMessages);
  const { state, points, maximum } = cell;
  const score =
    points === null || maximum === null
      ? ''
      : t('points', { points: formatPoints(points), maximum: formatPoints(maximum) });
  const percent = points === null || !maximum ? '' : t('percent', { percent: toPercentText(points / maximum) });
  const notes = [
    score !== '' && state === 'released' ? '' : tCellState(state),
    cell.isLate && state !== 'notGiven' && state !== 'takenOut' ? t('late') : '',
    isDropped ? t('dropped') : '',
  ].filter(Boolean);
  const words = [score, percent, ...notes].filter(Boolean).join(' ');
  return (
    <td data-state={state} data-dropped={isDropped || undefined}>
      <button
        type="button"
        data-place={place}
        tabIndex={isFirst ? 0 : -1}
        aria-label={t('cell', { ...label, state: words })}
        aria-disabled={open === undefined}
        onClick={open}
        onKeyDown={moveFocus}
      >
        {score && (
          <span>
            {percent} <small>{score}</small>
          </span>
        )}
        {notes.length > 0 && <small>{notes.join(' · ')}</small>}
      </button>
    </td>
  );
};

const MeanRow = ({ works }: { works: readonly Work[] }) => {
  const t = useTranslation(gradebookMessages);
  return (
    <tfoot>
      <tr>
        <th scope="row">{t('mean')}</th>
        <td className={styles.total}>{t('none')}</td>
        {works.map(({ id, mean }) => (
          <td key={id}>{mean === null ? t('none') : t('percent', { percent: toPercentText(mean) })}</td>
        ))}
      </tr>
    </tfoot>
  );
};
