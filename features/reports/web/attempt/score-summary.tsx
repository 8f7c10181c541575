import { ChevronDownIcon, ChevronUpIcon, Facts, Instant, TeacherNote } from '@inkstone/ui';
import { messages } from '../../messages.ts';
import { scoreText, type AttemptReportData } from '../../document/attempt-report-data.ts';
import type { DocumentReading } from '../../document/reading.ts';
import {
  describeFacts,
  describeManualScore,
  describeScales,
  describeScoreChange,
  describeScoreLines,
  describeTotal,
} from '../../document/score.ts';
import { useReading } from '../report/use-reading.ts';
import styles from '../report.module.css';
import type { Fact } from '@inkstone/base/document';

/** The scores that make up the total, such as one per section; estimates are labelled. */
export const ScaleScores = ({ items }: { items: readonly Fact[] }) =>
  items.length > 0 && (
    <dl className={`${styles.scales} num`}>
      {items.map(({ name, value, note }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
          {note && <dd className="meta">{note}</dd>}
        </div>
      ))}
    </dl>
  );

interface SummaryProps {
  report: AttemptReportData;
  reading: DocumentReading;
}

/** The total, its meaning, and its components. */
export const ScoreSummary = ({ report }: { report: AttemptReportData }) => {
  const reading = useReading(true, messages);
  const t = reading.translate(messages);
  const { score, scoreMax, scoreLeast, totalName, unit, sections, scales } = report;
  const ends = { least: scoreText(scoreLeast), max: scoreText(scoreMax) };
  const inFull = (text: string) => {
    if (totalName !== null) return t('namedLabel', { name: totalName, score: text, ...ends });
    return t(unit === 'band' ? 'bandLabel' : 'scoreLabel', { score: text, ...ends, count: scoreMax });
  };
  const isWeighted = sections.some(({ weight }) => weight !== null);
  return (
    <div className={styles.one}>
      {score === null ? (
        <p className={styles.noFigure}>{t('toBeMarkedScore')}</p>
      ) : (
        <p className={`${styles.figure} num`}>
          <span aria-hidden="true">{scoreText(score)}</span>
          <span className="vh">{inFull(scoreText(score))}</span>
        </p>
      )}
      <div className={styles.said}>
        <b className="num">{describeTotal(report, reading)}</b>
        {score === null ? <p>{t('toBeMarkedBody')}</p> : <ScoreChange report={report} reading={reading} />}
        <ScoreLines report={report} reading={reading} />
        <ManualScore report={report} reading={reading} />
      </div>
      {!isWeighted && <ScaleScores items={describeScales(scales, reading)} />}
      <div className={styles.numbers}>
        <Facts
          items={describeFacts(report, reading).map(({ name, value, note, at }) => ({
            name,
            value: at === undefined ? value : <Instant at={at} />,
            ...(note !== undefined && { note }),
          }))}
        />
      </div>
    </div>
  );
};

/** Comparison with the previous comparable attempt. */
const ScoreChange = ({ report, reading }: SummaryProps) => {
  const change = describeScoreChange(report, reading);
  if (!change) return null;
  return (
    <>
      <p className={`${styles.change} num`} data-way={change.way}>
        {change.way === 'up' && <ChevronUpIcon />}
        {change.way === 'down' && <ChevronDownIcon />}
        {change.text}
      </p>
      <p className="meta num">{change.previous}</p>
    </>
  );
};

const classByLook = { figures: 'num', small: 'small', smallFigures: 'small num' } as const;

/** How points are awarded, the range of the score, and whether it is an estimate. */
const ScoreLines = ({ report, reading }: SummaryProps) =>
  describeScoreLines(report, reading).map(({ text, look }) => (
    <p key={text} className={classByLook[look]}>
      {text}
    </p>
  ));

/** A total that was set by hand. */
const ManualScore = ({ report, reading }: SummaryProps) => {
  const changed = describeManualScore(report, reading);
  return changed && <TeacherNote from={changed.from}>{changed.reason}</TeacherNote>;
};
