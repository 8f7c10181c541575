import { isForCandidate } from '@inkstone/exam/assignment-kinds';
import type { Block, Fact } from '@inkstone/base/document';
import { messages } from '../messages.ts';
import { scoreText, timeText, type AttemptReportData } from './attempt-report-data.ts';
import type { DocumentReading, SectionReading } from './reading.ts';

type AnswerRule = NonNullable<AttemptReportData['answerRule']>;

/** A line below the total; `small` is a remark. */
export interface ScoreLine {
  text: string;
  look: 'figures' | 'small' | 'smallFigures';
}

/** The change since the previous comparable attempt. */
export interface ScoreChangeWords {
  way: 'up' | 'down' | 'same';
  text: string;
  previous: string;
}

/** Comparison with the previous comparable attempt; null where there is none. */
export const describeScoreChange = (
  { previous, score }: Pick<AttemptReportData, 'previous' | 'score'>,
  { translate, day }: DocumentReading,
): ScoreChangeWords | null => {
  const t = translate(messages);
  if (!previous || score === null) return null;
  const by = score - previous.score;
  const way = by > 0 ? 'up' : by < 0 ? 'down' : 'same';
  return {
    way,
    text: t(way, { by: scoreText(Math.abs(by)), at: day(previous.at) }),
    previous: t('previousOf', { title: previous.title, score: scoreText(previous.score) }),
  };
};

const sumNumbers = (numbers: readonly number[]): number => numbers.reduce((sum, value) => sum + value, 0);

/** Where wrong answers cost points: the penalty, and the sum of all counted points. */
const describePenalty = (
  sections: AttemptReportData['sections'],
  rule: AnswerRule,
  ruleLine: ScoreLine,
  reading: SectionReading,
): ScoreLine[] => {
  const t = reading.translate(messages);
  const sum = (count: 'right' | 'wrong' | 'blank' | 'earned' | 'partial') =>
    sumNumbers(sections.map((section) => section[count]));
  const counts = { right: sum('right'), wrong: sum('wrong'), blank: sum('blank') };
  const total = counts.right * rule.right + counts.wrong * rule.wrong + counts.blank * rule.blank;
  const isSum = sum('partial') === 0 && rule.blank === 0 && Math.abs(total - sum('earned')) < 0.005;
  if (!isSum) return [ruleLine];
  const parts = { each: scoreText(rule.right), cost: scoreText(-rule.wrong), total: scoreText(total) };
  return [
    ruleLine,
    { text: t('sumCosts', { ...counts, ...parts, count: total }), look: 'smallFigures' },
    { text: t('thenScaled'), look: 'small' },
  ];
};

/** How points are awarded, with the sum where it adds up. */
const describeRule = (report: AttemptReportData, reading: SectionReading): ScoreLine[] => {
  const t = reading.translate(messages);
  const { answerRule: rule, right, blank, score } = report;
  if (!rule) return [];
  const values = { right: scoreText(rule.right), blank: scoreText(rule.blank), wrong: scoreText(rule.wrong) };
  const ruleLine: ScoreLine = { text: t('rule', values), look: 'figures' };
  if (rule.wrong < 0) return describePenalty(report.sections, rule, ruleLine, reading);
  // Where the total is on another scale the rule would not explain it.
  if (report.questions.length * rule.right !== report.scoreMax) return [];
  const isSum = score !== null && Math.abs(right * rule.right + blank * rule.blank - score) < 0.005;
  if (!isSum) return [ruleLine];
  const parts = {
    right,
    blank,
    each: scoreText(rule.right),
    eachBlank: scoreText(rule.blank),
    total: scoreText(score),
  };
  return [ruleLine, { text: t(rule.blank === 0 ? 'sumPlain' : 'sum', parts), look: 'smallFigures' }];
};

/** The lines that explain the total: its rule, its range, and whether it is an estimate. */
export const describeScoreLines = (report: AttemptReportData, reading: SectionReading): ScoreLine[] => {
  const t = reading.translate(messages);
  const { low, high, isEstimate } = report;
  const isRange = low !== null && high !== null && low !== high;
  const range = isRange ? t('range', { low: scoreText(low), high: scoreText(high) }) : '';
  return [
    ...describeRule(report, reading),
    ...(isRange ? [{ text: range, look: 'figures' as const }] : []),
    ...(isEstimate ? [{ text: t('estimate'), look: 'small' as const }] : []),
    ...describeOrder(report, reading),
  ];
};

const orderMessages = { questions: 'shuffledQuestions', options: 'shuffledOptions', both: 'shuffledBoth' } as const;

/** That the student saw another order than the numbers and letters of the report, which are the stored ones. */
const describeOrder = ({ ownOrder }: AttemptReportData, { translate }: SectionReading): ScoreLine[] =>
  ownOrder ? [{ text: translate(messages)(orderMessages[ownOrder]), look: 'small' }] : [];

/** The name of the total with its scale. */
export const describeTotal = (report: AttemptReportData, { translate }: SectionReading): string => {
  const t = translate(messages);
  const { scoreLeast, scoreMax, totalName, unit } = report;
  const ends = { least: scoreText(scoreLeast), max: scoreText(scoreMax) };
  return totalName === null ? t(unit, ends) : t('named', { name: totalName, ...ends });
};

/** A total that was set by hand: the words and where they come from. */
export const describeManualScore = (
  { scoreChanged: changed }: Pick<AttemptReportData, 'scoreChanged'>,
  { translate, day }: DocumentReading,
): { reason: string; from: string } | null => {
  const t = translate(messages);
  if (!changed) return null;
  const was = changed.oldPoints === null ? t('toBeMarkedScore') : scoreText(changed.oldPoints);
  return { reason: changed.reason, from: t('changedBy', { was, at: day(changed.at) }) };
};

type Scale = AttemptReportData['scales'][number];

/** The scores that make up the total, such as one per section; estimates are labelled. Empty for fewer than two. */
export const describeScales = (scales: readonly Scale[], { translate }: SectionReading): Fact[] => {
  const t = translate(messages);
  if (scales.length < 2) return [];
  const getValue = ({ score, low, high, most, isTaken }: Scale): string => {
    if (score === null) return t(isTaken ? 'toBeMarkedScore' : 'notTaken');
    const max = scoreText(most);
    if (low === null || high === null || low === high) return t('ofMost', { score: scoreText(score), max });
    return t('spanOfMost', { low: scoreText(low), high: scoreText(high), max });
  };
  return scales.map((scale) => ({
    name: scale.name,
    value: getValue(scale),
    note: scale.isEstimate && scale.score !== null ? t('estimateNote') : undefined,
  }));
};

/** Counts the outcomes; teacher-marked answers rarely get full points, so they are neither right nor wrong. */
const countOutcomes = ({ questions: all }: AttemptReportData) => {
  const questions = all.filter(({ isTrial, isUnscored }) => !isTrial && !isUnscored);
  const countOf = (outcome: AttemptReportData['questions'][number]['outcome']) =>
    questions.filter((question) => question.mark === null && question.outcome === outcome).length;
  const byTeacher = questions.filter(({ mark }) => mark !== null).length;
  const [right, partial, wrong, blank] = [countOf('right'), countOf('partial'), countOf('wrong'), countOf('blank')];
  const isMachine = right + partial + wrong + blank > 0 || byTeacher === 0;
  const trial = all.filter(({ isTrial }) => isTrial).length;
  const unscored = all.length - questions.length - trial;
  return { right, partial, wrong, blank, byTeacher, trial, unscored, toBeMarked: countOf('toBeMarked'), isMachine };
};

/** How many questions had each outcome. */
const describeOutcomes = (report: AttemptReportData, { translate }: SectionReading): Fact[] => {
  const t = translate(messages);
  const { accuracy, counted } = report;
  const { right, partial, wrong, blank, byTeacher, trial, unscored, toBeMarked, isMachine } = countOutcomes(report);
  const note = accuracy === null ? undefined : t('accuracy', { percent: accuracy, counted });
  const toFact = (isShown: boolean, name: string, value: number): Fact[] =>
    isShown ? [{ name, value: String(value) }] : [];
  return [
    ...toFact(isMachine, t('right'), right).map((fact) => ({ ...fact, note })),
    ...toFact(partial > 0, t('partial'), partial),
    ...toFact(isMachine, t('wrong'), wrong),
    ...toFact(isMachine || blank > 0, t('blank'), blank),
    ...toFact(byTeacher > 0, t(isForCandidate(report.kind) ? 'byRecruiter' : 'byHand'), byTeacher),
    ...toFact(toBeMarked > 0, t('toBeMarked'), toBeMarked),
    ...toFact(trial > 0, t('trial'), trial),
    ...toFact(unscored > 0, t('unscored'), unscored),
  ];
};

/** The figures beside the total: outcomes, times, and how the attempt went. */
export const describeFacts = (report: AttemptReportData, reading: DocumentReading): Fact[] => {
  const t = reading.translate(messages);
  const { seconds, focusLost, environment, startedAt, clockStartedAt, waits, isFromPaper = false } = report;
  const toInstant = (name: string, at: string): Fact => ({ name, value: reading.instant(at), at });
  return [
    ...describeOutcomes(report, reading),
    ...(isFromPaper ? [] : [toInstant(t('openedAt'), startedAt)]),
    ...(clockStartedAt && !isFromPaper ? [toInstant(t('clockStartedAt'), clockStartedAt)] : []),
    ...(isFromPaper ? [] : [{ name: t('time'), value: timeText(seconds) }]),
    ...waits.map((wait) => ({ name: t('waited', { section: wait.section }), value: timeText(wait.seconds) })),
    ...(focusLost > 0 ? [{ name: t('focusLost'), value: t('times', { count: focusLost }) }] : []),
    ...(environment ? [{ name: t('environment'), value: t(environment) }] : []),
  ];
};

/** The total, its meaning, and its components. */
export const describeScore = (report: AttemptReportData, reading: DocumentReading): Block[] => {
  const t = reading.translate(messages);
  const { score, sections, scales } = report;
  const change = describeScoreChange(report, reading);
  const manual = describeManualScore(report, reading);
  const scaleFacts = sections.every(({ weight }) => weight === null) ? describeScales(scales, reading) : [];
  const lines = [
    describeTotal(report, reading),
    ...(score === null ? [t('toBeMarkedBody')] : []),
    ...(change ? [change.text, change.previous] : []),
    ...describeScoreLines(report, reading).map(({ text }) => text),
  ];
  const value = score === null ? t('toBeMarkedScore') : scoreText(score);
  return [
    { kind: 'figure', value, isNumber: score !== null, lines },
    ...(manual
      ? [{ kind: 'note' as const, content: [{ kind: 'text' as const, text: manual.reason }], from: manual.from }]
      : []),
    ...(scaleFacts.length > 0 ? [{ kind: 'facts' as const, items: scaleFacts }] : []),
    { kind: 'facts', items: describeFacts(report, reading) },
  ];
};
