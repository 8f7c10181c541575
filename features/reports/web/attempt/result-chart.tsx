import { toPercent } from '@inkstone/base';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { DotScale, Section, TableIcon, useTranslation, type DotLine } from '@inkstone/ui';
import { isForCandidate } from '@inkstone/exam/assignment-kinds';
import { messages } from '../../messages.ts';
import { scoreText, type AttemptReportData } from '../report/attempt-report-data.ts';
import { findSectionLabels } from './section-labels.ts';
import styles from '../report.module.css';

interface ChartRow {
  id: string;
  name: string;
  /** Reached out of the maximum: right answers, or points where answers earn partial points. */
  reached: number;
  maximum: number;
  schoolRate: number | null;
  /** Number of right, wrong and blank answers, where a wrong answer costs points. */
  counts?: { right: number; wrong: number; blank: number };
}

// Of many rows the weakest come first, and the rest is one click away; sections keep the exam's order.
const initialRowCount = 6;
const gridMarks = [0, 25, 50, 75, 100];
const percent = ({ reached, maximum }: ChartRow): number => Math.max(0, toPercent(reached, maximum) ?? 0);
/** Cannot be counted before a teacher has marked it. */
const isPending = ({ maximum }: ChartRow): boolean => maximum === 0;
const weakestFirst = (a: ChartRow, b: ChartRow): number =>
  Number(isPending(a)) - Number(isPending(b)) || percent(a) - percent(b) || b.maximum - a.maximum;

/** Right answers out of all, by section and by knowledge point. */
const toAnswerRows = ({ sections, points }: AttemptReportData) => ({
  sections: sections.map(({ id, name, right, wrong, partial, blank }): ChartRow => {
    return { id, name, reached: right, maximum: right + wrong + partial + blank, schoolRate: null };
  }),
  points: points.map(({ id, name, right, total, schoolRate }): ChartRow => {
    return { id: String(id), name, reached: right, maximum: total, schoolRate };
  }),
});

const hasPenalty = ({ answerRule }: Pick<AttemptReportData, 'answerRule'>): boolean => (answerRule?.wrong ?? 0) < 0;

/** Points out of the maximum; unmarked questions are left out. */
const toPointRows = ({ sections, points, questions, answerRule }: AttemptReportData) => ({
  sections: sections.map(({ id, name, earned, possible, right, wrong, blank }): ChartRow => {
    const waiting = questions.filter(({ sectionId, outcome }) => sectionId === id && outcome === 'toBeMarked');
    const most = waiting.reduce((rest, question) => rest - question.possible, possible);
    const counts = hasPenalty({ answerRule }) ? { counts: { right, wrong, blank } } : {};
    return { id, name, reached: earned, maximum: Math.max(0, most), schoolRate: null, ...counts };
  }),
  points: points.map(({ id, name }): ChartRow => {
    const own = questions.filter((question) => question.knowledgePoint?.id === id && question.earned !== null);
    const got = own.reduce((sum, question) => sum + (question.earned ?? 0), 0);
    const most = own.reduce((sum, question) => sum + question.possible, 0);
    return { id: String(id), name, reached: got, maximum: most, schoolRate: null };
  }),
});

/** A chart of the results by section, where there are several, and by knowledge point. */
export const ResultChart = ({ report, isOwn }: { report: AttemptReportData; isOwn: boolean }) => {
  const t = useTranslation(messages);
  const countsPoints = report.questions.some(({ outcome }) => outcome === 'partial');
  const theirs = isForCandidate(report.kind) ? 'candidate' : 'student';
  const audience = isOwn ? 'you' : theirs;
  // With a penalty for wrong answers, the right ones alone do not describe a section.
  const inPoints = countsPoints || hasPenalty(report);
  const { sections } = inPoints ? toPointRows(report) : toAnswerRows(report);
  const apart = findSectionLabels(report);
  const points = (countsPoints ? toPointRows(report) : toAnswerRows(report)).points.map((row): ChartRow => {
    const section = apart.get(Number(row.id));
    return section ? { ...row, name: t('pointIn', { name: row.name, section }) } : row;
  });
  const domains = report.domains.map(({ id, sectionId, right, total, ...domain }): ChartRow => {
    return { ...domain, id: `${sectionId} ${id}`, reached: right, maximum: total };
  });
  return (
    <>
      {sections.length > 1 && (
        <ShareRows
          {...{ whose: audience, countsPoints: inPoints, rows: sections, isInOrder: true }}
          title={t('bySection')}
          head={t('section')}
        />
      )}
      {domains.length > 0 && (
        <ShareRows whose={audience} countsPoints={false} title={t('byDomain')} head={t('domain')} rows={domains} />
      )}
      {points.length > 0 && (
        <ShareRows whose={audience} countsPoints={countsPoints} title={t('byPoint')} head={t('point')} rows={points} />
      )}
    </>
  );
};

interface SharesProps {
  title: string;
  head: string;
  rows: readonly ChartRow[];
  /** Whose results the reader sees. */
  whose: 'you' | 'student' | 'candidate';
  countsPoints: boolean;
  /** True where all rows are shown in the exam's order. */
  isInOrder?: boolean;
}

const ShareRows = ({ title, head, rows, whose, countsPoints, isInOrder = false }: SharesProps) => {
  const t = useTranslation(messages);
  const [isWhole, setWhole] = useState(false);
  const sorted = isInOrder ? rows : [...rows].sort(weakestFirst);
  const isLong = !isInOrder && sorted.length > initialRowCount;
  const reached = ({ reached, maximum, counts }: ChartRow): string => {
    if (!countsPoints) return t('ofRight', { right: reached, total: maximum });
    const of = { got: scoreText(reached), most: scoreText(maximum), count: maximum };
    return counts ? t('ofCounts', { ...counts, ...of }) : t('ofPoints', of);
  };
  const getNote = (row: ChartRow): string =>
    row.schoolRate === null
      ? reached(row)
      : t('ofRightSchool', { right: row.reached, total: row.maximum, rate: row.schoolRate });
  const lines: DotLine[] = (isLong && !isWhole ? sorted.slice(0, initialRowCount) : sorted).map((row) => {
    const { id, name, schoolRate } = row;
    if (isPending(row)) return { key: id, name, value: null, text: '', note: t('toBeMarked') };
    return { key: id, name, value: percent(row), before: schoolRate, text: `${percent(row)}%`, note: getNote(row) };
  });
  const label = lines
    .map(({ name, value, text, note = '' }) =>
      value === null ? t('lineWaits', { name }) : t('lineLabel', { name, text, note }),
    )
    .join('; ');
  const hasSchool = rows.some(({ schoolRate }) => schoolRate !== null);
  const now = t(whose);
  return (
    <div data-pdf="">
      <Section title={title} aside={t(countsPoints ? 'percentPoints' : 'percentRight')}>
        <div className={styles.scale}>
          <DotScale
            label={label}
            lines={lines}
            from={0}
            to={100}
            marks={gridMarks}
            legend={hasSchool ? { now, before: t('school') } : { now }}
          />
        </div>
        {isLong && (
          <Button className={`${styles.more} no-print`} aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
            {isWhole ? t('weakestOnly', { count: initialRowCount }) : t('allRows', { count: sorted.length })}
          </Button>
        )}
        <details className={`${styles.behind} no-print`}>
          <summary>
            <TableIcon /> {t('asTable')}
          </summary>
          <table className="num">
            <caption className="vh">{title}</caption>
            <thead>
              <tr>
                {[
                  head,
                  t(countsPoints ? 'earnedPoints' : 'right'),
                  t(countsPoints ? 'pointShare' : 'share'),
                  ...(hasSchool ? [t('schoolShare')] : []),
                ].map((words) => (
                  <th scope="col" key={words}>
                    {words}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {sorted.map((row) => (
                <tr key={row.id}>
                  <th scope="row">{row.name}</th>
                  <td>{isPending(row) ? t('toBeMarked') : reached(row)}</td>
                  <td>{isPending(row) ? '' : `${percent(row)}%`}</td>
                  {hasSchool && <td>{row.schoolRate === null ? '' : `${row.schoolRate}%`}</td>}
                </tr>
              ))}
            </tbody>
          </table>
        </details>
      </Section>
    </div>
  );
};
