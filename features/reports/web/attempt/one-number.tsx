import { ChevronDownIcon, ChevronUpIcon, Facts, Instant, TeacherNote, useLanguage, useTranslation } from '@inkstone/ui';
import { dayText } from '@inkstone/ui/time';
import { messages } from '../../messages.ts';
import { scoreText, timeText, type ReportOf } from '../report/report-of.ts';
import { ScaleScores } from './scale-scores.tsx';
import styles from '../report.module.css';

/** The one number that matters, what it means, and what it is made of. */
export const OneNumber = ({ report }: { report: ReportOf }) => {
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
        {score === null ? <p>{t('toBeMarkedBody')}</p> : <Change report={report} score={score} />}
        <Rule report={report} />
        <Range report={report} />
        {report.isEstimate && <p className="small">{t('estimate')}</p>}
        <ByHand changed={report.scoreChanged} />
      </div>
      {report.sections.every(({ weight }) => weight === null) && <ScaleScores scales={report.scales} />}
      <Numbers report={report} />
    </div>
  );
};

/** How it stands to the work of the same kind before. */
const Change = ({ report: { previous }, score }: { report: ReportOf; score: number }) => {
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

/** Between which ends the score lies, where its table gives a span. */
const Range = ({ report: { low, high } }: { report: ReportOf }) => {
  const t = useTranslation(messages);
  if (low === null || high === null || low === high) return null;
  return <p className="num">{t('range', { low: scoreText(low), high: scoreText(high) })}</p>;
};

type AnswerRule = NonNullable<ReportOf['answerRule']>;

/** How points come about, with the sum where it comes out. */
const Rule = ({ report }: { report: ReportOf }) => {
  const t = useTranslation(messages);
  const { answerRule: rule, right, blank, score } = report;
  if (!rule) return null;
  if (rule.wrong < 0) return <RuleWithPrice report={report} rule={rule} />;
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

const added = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0);

/** Where wrong answers cost something: what they cost, and the points of all that count, whatever scale they go to. */
const RuleWithPrice = ({ report: { sections }, rule }: { report: ReportOf; rule: AnswerRule }) => {
  const t = useTranslation(messages);
  const of = (count: 'right' | 'wrong' | 'blank' | 'earned' | 'partial') => added(sections.map((one) => one[count]));
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

/** A total that a hand has set down. */
const ByHand = ({ changed }: { changed: ReportOf['scoreChanged'] }) => {
  const t = useTranslation(messages);
  const language = useLanguage();
  if (!changed) return null;
  const was = changed.was === null ? t('toBeMarkedScore') : scoreText(changed.was);
  return <TeacherNote from={t('changedBy', { was, at: dayText(changed.at, language) })}>{changed.reason}</TeacherNote>;
};

/** How the answers went; what a teacher marked is hardly ever full, so it is neither right nor wrong. */
const countsOf = ({ questions: all }: ReportOf) => {
  const questions = all.filter(({ isTrial, isUnscored }) => !isTrial && !isUnscored);
  const count = (is: (question: ReportOf['questions'][number]) => boolean) => questions.filter(is).length;
  const of = (outcome: ReportOf['questions'][number]['outcome']) =>
    count((question) => question.mark === null && question.outcome === outcome);
  const byTeacher = count(({ mark }) => mark !== null);
  const [right, partial, wrong, blank] = [of('right'), of('partial'), of('wrong'), of('blank')];
  const isMachine = right + partial + wrong + blank > 0 || byTeacher === 0;
  const trial = all.filter(({ isTrial }) => isTrial).length;
  const unscored = all.length - questions.length - trial;
  return { right, partial, wrong, blank, byTeacher, trial, unscored, toBeMarked: of('toBeMarked'), isMachine };
};

const Numbers = ({ report }: { report: ReportOf }) => {
  const t = useTranslation(messages);
  const { accuracy, counted, seconds, focusLost, environment } = report;
  const { right, partial, wrong, blank, byTeacher, trial, unscored, toBeMarked, isMachine } = countsOf(report);
  const share = accuracy === null ? undefined : t('accuracy', { percent: accuracy, counted });
  const items = [
    ...(isMachine ? [{ name: t('right'), value: right, ...(share ? { note: share } : {}) }] : []),
    ...(partial > 0 ? [{ name: t('partial'), value: partial }] : []),
    ...(isMachine ? [{ name: t('wrong'), value: wrong }] : []),
    ...(isMachine || blank > 0 ? [{ name: t('blank'), value: blank }] : []),
    ...(byTeacher > 0 ? [{ name: t(report.kind === 'candidate' ? 'byRecruiter' : 'byHand'), value: byTeacher }] : []),
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
