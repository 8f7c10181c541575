import { ChevronDownIcon, ChevronUpIcon, Facts, Instant, TeacherNote, useLanguage, useTranslation } from '@inkstone/ui';
import { dayText } from '@inkstone/ui/time';
import { isForCandidate } from '@inkstone/exam/assignment-kinds';
import { messages } from '../../messages.ts';
import { scoreText, timeText, type AttemptReportData } from '../report/attempt-report-data.ts';
import { ScaleScores } from './scale-scores.tsx';
import styles from '../report.module.css';

/** The total, its meaning, and its components. */
export const ScoreSummary = ({ report }: { report: AttemptReportData }) => {
  const t = useTranslation(messages);
  const { score, scoreMax, scoreLeast, totalName, unit } = report;
  const ends = { least: scoreText(scoreLeast), max: scoreText(scoreMax) };
  const inFull = (text: string) => {
    if (totalName !== null) return t('namedLabel', { name: totalName, score: text, ...ends });
    return t(unit === 'band' ? 'bandLabel' : 'scoreLabel', { score: text, ...ends, count: scoreMax });
  };
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
        <b className="num">{totalName === null ? t(unit, ends) : t('named', { name: totalName, ...ends })}</b>
        {score === null ? <p>{t('toBeMarkedBody')}</p> : <ScoreChange report={report} score={score} />}
        <PointsRule report={report} />
        <ScoreRange report={report} />
        {report.isEstimate && <p className="small">{t('estimate')}</p>}
        <ManualScore changed={report.scoreChanged} />
      </div>
      {report.sections.every(({ weight }) => weight === null) && <ScaleScores scales={report.scales} />}
      <OutcomeCounts report={report} />
    </div>
  );
};

/** Comparison with the previous comparable attempt. */
const ScoreChange = ({ report: { previous }, score }: { report: AttemptReportData; score: number }) => {
  const t = useTranslation(messages);
  const language = useLanguage();
  if (!previous) return null;
  const by = score - previous.score;
  const words = { by: scoreText(Math.abs(by)), at: dayText(previous.at, language) };
  return (
    <>
      <p className={`${styles.change} num`} data-way={by > 0 ? 'up' : by < 0 ? 'down' : 'same'}>
        {by > 0 && <ChevronUpIcon />}
        {by < 0 && <ChevronDownIcon />}
        {t(by > 0 ? 'up' : by < 0 ? 'down' : 'same', words)}
      </p>
      <p className="meta num">{t('previousOf', { title: previous.title, score: scoreText(previous.score) })}</p>
    </>
  );
};

/** The range of the score, where its table gives one. */
const ScoreRange = ({ report: { low, high } }: { report: AttemptReportData }) => {
  const t = useTranslation(messages);
  if (low === null || high === null || low === high) return null;
  return <p className="num">{t('range', { low: scoreText(low), high: scoreText(high) })}</p>;
};

type AnswerRule = NonNullable<AttemptReportData['answerRule']>;

/** How points are awarded, with the sum where it adds up. */
const PointsRule = ({ report }: { report: AttemptReportData }) => {
  const t = useTranslation(messages);
  const { answerRule: rule, right, blank, score } = report;
  if (!rule) return null;
  if (rule.wrong < 0) return <PenaltyRule report={report} rule={rule} />;
  // Where the total is on another scale the rule would not explain it.
  if (report.questions.length * rule.right !== report.scoreMax) return null;
  const isSum = score !== null && Math.abs(right * rule.right + blank * rule.blank - score) < 0.005;
  const parts = {
    right,
    blank,
    each: scoreText(rule.right),
    eachBlank: scoreText(rule.blank),
    total: scoreText(score ?? 0),
  };
  return (
    <>
      <p className="num">
        {t('rule', { right: scoreText(rule.right), blank: scoreText(rule.blank), wrong: scoreText(rule.wrong) })}
      </p>
      {isSum && <p className="small num">{t(rule.blank === 0 ? 'sumPlain' : 'sum', parts)}</p>}
    </>
  );
};

const sumNumbers = (numbers: readonly number[]): number => numbers.reduce((sum, value) => sum + value, 0);

/** Where wrong answers cost points: the penalty, and the sum of all counted points. */
const PenaltyRule = ({ report: { sections }, rule }: { report: AttemptReportData; rule: AnswerRule }) => {
  const t = useTranslation(messages);
  const of = (count: 'right' | 'wrong' | 'blank' | 'earned' | 'partial') =>
    sumNumbers(sections.map((section) => section[count]));
  const counts = { right: of('right'), wrong: of('wrong'), blank: of('blank') };
  const total = counts.right * rule.right + counts.wrong * rule.wrong + counts.blank * rule.blank;
  const isSum = of('partial') === 0 && rule.blank === 0 && Math.abs(total - of('earned')) < 0.005;
  const parts = { each: scoreText(rule.right), cost: scoreText(-rule.wrong), total: scoreText(total) };
  return (
    <>
      <p className="num">
        {t('rule', { right: scoreText(rule.right), blank: scoreText(rule.blank), wrong: scoreText(rule.wrong) })}
      </p>
      {isSum && <p className="small num">{t('sumCosts', { ...counts, ...parts, count: total })}</p>}
      {isSum && <p className="small">{t('thenScaled')}</p>}
    </>
  );
};

/** A total that was set by hand. */
const ManualScore = ({ changed }: { changed: AttemptReportData['scoreChanged'] }) => {
  const t = useTranslation(messages);
  const language = useLanguage();
  if (!changed) return null;
  const was = changed.was === null ? t('toBeMarkedScore') : scoreText(changed.was);
  return <TeacherNote from={t('changedBy', { was, at: dayText(changed.at, language) })}>{changed.reason}</TeacherNote>;
};

/** Counts the outcomes; teacher-marked answers rarely get full points, so they are neither right nor wrong. */
const countOutcomes = ({ questions: all }: AttemptReportData) => {
  const questions = all.filter(({ isTrial, isUnscored }) => !isTrial && !isUnscored);
  const count = (is: (question: AttemptReportData['questions'][number]) => boolean) => questions.filter(is).length;
  const of = (outcome: AttemptReportData['questions'][number]['outcome']) =>
    count((question) => question.mark === null && question.outcome === outcome);
  const byTeacher = count(({ mark }) => mark !== null);
  const [right, partial, wrong, blank] = [of('right'), of('partial'), of('wrong'), of('blank')];
  const isMachine = right + partial + wrong + blank > 0 || byTeacher === 0;
  const trial = all.filter(({ isTrial }) => isTrial).length;
  const unscored = all.length - questions.length - trial;
  return { right, partial, wrong, blank, byTeacher, trial, unscored, toBeMarked: of('toBeMarked'), isMachine };
};

const OutcomeCounts = ({ report }: { report: AttemptReportData }) => {
  const t = useTranslation(messages);
  const { accuracy, counted, seconds, focusLost, environment } = report;
  const { right, partial, wrong, blank, byTeacher, trial, unscored, toBeMarked, isMachine } = countOutcomes(report);
  const share = accuracy === null ? undefined : t('accuracy', { percent: accuracy, counted });
  const items = [
    ...(isMachine ? [{ name: t('right'), value: right, ...(share ? { note: share } : {}) }] : []),
    ...(partial > 0 ? [{ name: t('partial'), value: partial }] : []),
    ...(isMachine ? [{ name: t('wrong'), value: wrong }] : []),
    ...(isMachine || blank > 0 ? [{ name: t('blank'), value: blank }] : []),
    ...(byTeacher > 0 ? [{ name: t(isForCandidate(report.kind) ? 'byRecruiter' : 'byHand'), value: byTeacher }] : []),
    ...(toBeMarked > 0 ? [{ name: t('toBeMarked'), value: toBeMarked }] : []),
    ...(trial > 0 ? [{ name: t('trial'), value: trial }] : []),
    ...(unscored > 0 ? [{ name: t('unscored'), value: unscored }] : []),
    { name: t('openedAt'), value: <Instant at={report.startedAt} /> },
    ...(report.clockStartedAt ? [{ name: t('clockStartedAt'), value: <Instant at={report.clockStartedAt} /> }] : []),
    { name: t('time'), value: timeText(seconds) },
    ...report.waits.map((wait) => ({
      name: t('waited', { section: wait.section }),
      value: timeText(wait.seconds),
    })),
    ...(focusLost > 0 ? [{ name: t('focusLost'), value: t('times', { count: focusLost }) }] : []),
    ...(environment ? [{ name: t('environment'), value: t(environment) }] : []),
  ];
  return (
    <div className={styles.numbers}>
      <Facts items={items} />
    </div>
  );
};
