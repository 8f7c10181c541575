import { toPercent } from '@inkstone/base';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { DotScale, Section, TableIcon, useTranslation, type DotLine } from '@inkstone/ui';
import { messages } from '../../messages.ts';
import { scoreText, type ReportOf } from '../report/report-of.ts';
import { sectionsApart } from './points-apart.ts';
import styles from '../report.module.css';

interface Row {
  id: string;
  name: string;
  /** What was reached of what could be: right answers, or points where answers earn a part of them. */
  got: number;
  most: number;
  schoolRate: number | null;
  /** How many were right, wrong and blank, where a wrong answer costs points. */
  counts?: { right: number; wrong: number; blank: number };
}

// Of many the weakest stand first, and the rest is one press away; sections keep the exam's order.
const shownAtFirst = 6;
const marks = [0, 25, 50, 75, 100];
const percent = ({ got, most }: Row): number => Math.max(0, toPercent(got, most) ?? 0);
/** Nothing of it can be counted before a teacher has marked it. */
const waits = ({ most }: Row): boolean => most === 0;
const weakestFirst = (a: Row, b: Row): number =>
  Number(waits(a)) - Number(waits(b)) || percent(a) - percent(b) || b.most - a.most;

/** Right answers of all, by section and by knowledge point. */
const byAnswers = ({ sections, points }: ReportOf) => ({
  sections: sections.map(({ id, name, right, wrong, partial, blank }): Row => {
    return { id, name, got: right, most: right + wrong + partial + blank, schoolRate: null };
  }),
  points: points.map(({ id, name, right, total, schoolRate }): Row => {
    return { id: String(id), name, got: right, most: total, schoolRate };
  }),
});

const hasPrice = ({ answerRule }: Pick<ReportOf, 'answerRule'>): boolean => (answerRule?.wrong ?? 0) < 0;

/** Points of those that could be earned; what still waits for a teacher is left out. */
const byPoints = ({ sections, points, questions, answerRule }: ReportOf) => ({
  sections: sections.map(({ id, name, earned, possible, right, wrong, blank }): Row => {
    const waiting = questions.filter(({ sectionId, outcome }) => sectionId === id && outcome === 'toBeMarked');
    const most = waiting.reduce((rest, question) => rest - question.possible, possible);
    const counts = hasPrice({ answerRule }) ? { counts: { right, wrong, blank } } : {};
    return { id, name, got: earned, most: Math.max(0, most), schoolRate: null, ...counts };
  }),
  points: points.map(({ id, name }): Row => {
    const own = questions.filter((question) => question.knowledgePoint?.id === id && question.earned !== null);
    const got = own.reduce((sum, question) => sum + (question.earned ?? 0), 0);
    const most = own.reduce((sum, question) => sum + question.possible, 0);
    return { id: String(id), name, got, most, schoolRate: null };
  }),
});

/** The picture: how much was reached by section, where there are several, and by knowledge point. */
export const Picture = ({ report, isOwn }: { report: ReportOf; isOwn: boolean }) => {
  const t = useTranslation(messages);
  const countsPoints = report.questions.some(({ outcome }) => outcome === 'partial');
  const theirs = report.kind === 'candidate' ? 'candidate' : 'student';
  const whose = isOwn ? 'you' : theirs;
  // Where wrong answers cost something, right ones alone do not say how a section went.
  const inPoints = countsPoints || hasPrice(report);
  const { sections } = inPoints ? byPoints(report) : byAnswers(report);
  const apart = sectionsApart(report);
  const points = (countsPoints ? byPoints(report) : byAnswers(report)).points.map((row): Row => {
    const section = apart.get(Number(row.id));
    return section ? { ...row, name: t('pointIn', { name: row.name, section }) } : row;
  });
  const domains = report.domains.map(({ id, sectionId, right, total, ...domain }): Row => {
    return { ...domain, id: `${sectionId} ${id}`, got: right, most: total };
  });
  return (
    <>
      {sections.length > 1 && (
        <Shares
          {...{ whose, countsPoints: inPoints, rows: sections, isInOrder: true }}
          title={t('bySection')}
          head={t('section')}
        />
      )}
      {domains.length > 0 && (
        <Shares whose={whose} countsPoints={false} title={t('byDomain')} head={t('domain')} rows={domains} />
      )}
      {points.length > 0 && (
        <Shares whose={whose} countsPoints={countsPoints} title={t('byPoint')} head={t('point')} rows={points} />
      )}
    </>
  );
};

interface SharesProps {
  title: string;
  head: string;
  rows: readonly Row[];
  /** Whose dots they are, to the reader. */
  whose: 'you' | 'student' | 'candidate';
  countsPoints: boolean;
  /** True where they stand in the exam's order, all of them. */
  isInOrder?: boolean;
}

const Shares = ({ title, head, rows, whose, countsPoints, isInOrder = false }: SharesProps) => {
  const t = useTranslation(messages);
  const [isWhole, setWhole] = useState(false);
  const sorted = isInOrder ? rows : [...rows].sort(weakestFirst);
  const isLong = !isInOrder && sorted.length > shownAtFirst;
  const reached = ({ got, most, counts }: Row): string => {
    if (!countsPoints) return t('ofRight', { right: got, total: most });
    const of = { got: scoreText(got), most: scoreText(most), count: most };
    return counts ? t('ofCounts', { ...counts, ...of }) : t('ofPoints', of);
  };
  const noteOf = (row: Row): string =>
    row.schoolRate === null
      ? reached(row)
      : t('ofRightSchool', { right: row.got, total: row.most, rate: row.schoolRate });
  const lines: DotLine[] = (isLong && !isWhole ? sorted.slice(0, shownAtFirst) : sorted).map((row) => {
    const { id, name, schoolRate } = row;
    if (waits(row)) return { key: id, name, value: null, text: '', note: t('toBeMarked') };
    return { key: id, name, value: percent(row), before: schoolRate, text: `${percent(row)}%`, note: noteOf(row) };
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
            marks={marks}
            legend={hasSchool ? { now, before: t('school') } : { now }}
          />
        </div>
        {isLong && (
          <Button className={`${styles.more} no-print`} aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
            {isWhole ? t('weakestOnly', { count: shownAtFirst }) : t('allRows', { count: sorted.length })}
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
                  <td>{waits(row) ? t('toBeMarked') : reached(row)}</td>
                  <td>{waits(row) ? '' : `${percent(row)}%`}</td>
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
