import { Button } from '@mantine/core';
import { useState } from 'react';
import { DotScale, Section, TableIcon, useWords, type DotLine } from '@inkstone/ui';
import { messages } from '../messages.ts';
import type { ReportOf } from './report-of.ts';
import styles from './report.module.css';

interface Row {
  id: string;
  name: string;
  right: number;
  total: number;
  schoolRate: number | null;
}

// The weakest stand first; the rest is one press away.
const shownAtFirst = 6;
const marks = [0, 25, 50, 75, 100];
const percent = ({ right, total }: Row): number => (total === 0 ? 0 : Math.round((100 * right) / total));

/** The picture: how much was right by section, where there are several, and by knowledge point. */
export const Picture = ({ report, isOwn }: { report: ReportOf; isOwn: boolean }) => {
  const t = useWords(messages);
  const sections = report.sections.map(({ id, name, right, wrong, partial, blank }) => {
    return { id, name, right, total: right + wrong + partial + blank, schoolRate: null };
  });
  const points = report.points.map((point) => ({ ...point, id: String(point.id) }));
  return (
    <>
      {sections.length > 1 && <Shares title={t('bySection')} head={t('section')} rows={sections} isOwn={isOwn} />}
      {points.length > 0 && <Shares title={t('byPoint')} head={t('point')} rows={points} isOwn={isOwn} />}
    </>
  );
};

interface SharesProps {
  title: string;
  head: string;
  rows: readonly Row[];
  isOwn: boolean;
}

const Shares = ({ title, head, rows, isOwn }: SharesProps) => {
  const t = useWords(messages);
  const [isWhole, setWhole] = useState(false);
  const sorted = [...rows].sort((a, b) => percent(a) - percent(b) || b.total - a.total);
  const noteOf = ({ right, total, schoolRate: rate }: Row): string =>
    rate === null ? t('ofRight', { right, total }) : t('ofRightSchool', { right, total, rate });
  const lines: DotLine[] = (isWhole ? sorted : sorted.slice(0, shownAtFirst)).map((row) => {
    const { id, name, schoolRate } = row;
    return { key: id, name, value: percent(row), before: schoolRate, text: `${percent(row)}%`, note: noteOf(row) };
  });
  const label = lines.map(({ name, text, note }) => t('lineLabel', { name, text, note: note ?? '' })).join('; ');
  const hasSchool = rows.some(({ schoolRate }) => schoolRate !== null);
  const now = t(isOwn ? 'you' : 'student');
  return (
    <div data-pdf="">
      <Section title={title} aside={t('percentRight')}>
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
        {sorted.length > shownAtFirst && (
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
                {[head, t('right'), t('share'), ...(hasSchool ? [t('schoolShare')] : [])].map((words) => (
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
                  <td>{t('ofRight', { right: row.right, total: row.total })}</td>
                  <td>{`${percent(row)}%`}</td>
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
