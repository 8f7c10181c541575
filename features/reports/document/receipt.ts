import { cutAtWord, localize } from '@inkstone/base';
import { paragraph, toInline, type Block } from '@inkstone/base/document';
import { getQuestionType } from '@inkstone/exam/logic';
import { isQuestionTypeId } from '@inkstone/exam/question-types';
import { receiptMessages } from '../messages.ts';
import { getMarkedValue, scoreText, type AttemptReportData, type ReportedQuestion } from './attempt-report-data.ts';
import { toCell } from './cells.ts';
import { describeScaleSteps, describeTotalSteps } from './receipt-steps.ts';
import type { DocumentReading } from './reading.ts';

/** What an answer earned, and why. */
export interface ReceiptAnswer {
  id: number;
  name: string;
  answer: string;
  key: string;
  points: string;
  /** Times, revision, who marked it, and whether it counts. */
  notes: readonly string[];
}

/** A step of the receipt: a heading and its lines. */
export interface ReceiptStep {
  id: string;
  title: string;
  lines: readonly string[];
}

/** The receipt of a score. */
export interface Receipt {
  head: readonly string[];
  byAnswer: string;
  answers: readonly ReceiptAnswer[];
  steps: readonly ReceiptStep[];
  shown: string;
}

/** Where there is no key: a teacher marks. */
const noKey = '–';

/** A longer answer or key is cut: the report has it in full. */
const longestText = 120;

const shorten = (text: string): string => cutAtWord(text, longestText);

const spellAnswer = (question: ReportedQuestion, noAnswer: string): string => {
  const { kind, prompt } = question;
  if (!isQuestionTypeId(kind)) return noAnswer;
  const type = getQuestionType(kind);
  const answer = type.answer.safeParse(getMarkedValue(question));
  if (!answer.success || type.isBlank(answer.data)) return noAnswer;
  return shorten(type.spell(answer.data, type.prompt.parse(prompt)));
};

const spellKey = ({ kind, prompt, key }: ReportedQuestion): string => {
  if (!isQuestionTypeId(kind)) return noKey;
  const type = getQuestionType(kind);
  const read = type.key.safeParse(key);
  const text = read.success ? shorten(type.spellKey(read.data, type.prompt.parse(prompt))) : '';
  return text === '' ? noKey : text;
};

const describePoints = (
  { outcome, earned, possible, isTrial, isUnscored }: ReportedQuestion,
  reading: DocumentReading,
) => {
  const t = reading.translate(receiptMessages);
  if (outcome === 'notChosen') return t('notChosen');
  if (isTrial) return t('trial');
  if (isUnscored) return t('unscored');
  if (earned === null) return t('toMark');
  return t('ofPoints', { earned: scoreText(earned), possible: scoreText(possible) });
};

/** Who or what decided the points. */
const describeMarker = ({ mark, outcome }: ReportedQuestion, reading: DocumentReading): string[] => {
  const t = reading.translate(receiptMessages);
  if (!mark) return outcome === 'toBeMarked' ? [] : [t('byMachine')];
  const { markerName: name, savedAt, version, rubric, points, pointsMost } = mark;
  const by = t('marked', { name, at: reading.instant(savedAt), version });
  if (rubric === null || points === null) return [by];
  const values = { points: scoreText(points / 100), most: scoreText(pointsMost / 100) };
  return [by, t('rubric', { name: localize(rubric.name, reading.language), ...values })];
};

/** How the parts of an answer were counted, where its question gives partial credit. */
const describeShares = (question: ReportedQuestion, reading: DocumentReading): string[] => {
  const { kind, prompt } = question;
  if (!isQuestionTypeId(kind) || question.outcome === 'notChosen') return [];
  const type = getQuestionType(kind);
  const answer = type.answer.safeParse(getMarkedValue(question));
  const key = type.key.safeParse(question.key);
  if (!answer.success || !key.success || type.isBlank(answer.data)) return [];
  const shares = type.countShares?.(answer.data, key.data, type.prompt.parse(prompt));
  if (!shares) return [];
  const earned = Math.max(0, shares.right - shares.wrong);
  return [reading.translate(receiptMessages)('partialCredit', { ...shares, earned })];
};

const describeLateness = ({ late, overtime, mark }: ReportedQuestion, reading: DocumentReading): string[] => {
  const t = reading.translate(receiptMessages);
  return [
    ...(late ? [t(late.state === 'counted' ? 'lateCounted' : 'lateLeftOut')] : []),
    ...(overtime && mark ? [t(mark.scoresOvertime ? 'overtimeScored' : 'overtimeLeft')] : []),
  ];
};

/** From which revision the key is, and whether it was corrected. */
const describeKeyOrigin = ({ keyOrigin }: ReportedQuestion, reading: DocumentReading): string[] => {
  const t = reading.translate(receiptMessages);
  if (!keyOrigin) return [];
  const { revision, correctedAt, correctedBy: name } = keyOrigin;
  const at = correctedAt === null ? '' : reading.instant(correctedAt);
  const corrected = name === null ? t('corrected', { at }) : t('correctedBy', { at, name });
  return [t('revision', { revision }), ...(correctedAt === null ? [] : [corrected])];
};

const describeAnswer = (question: ReportedQuestion, reading: DocumentReading): ReceiptAnswer => {
  const t = reading.translate(receiptMessages);
  const { questionId, number, answeredAt } = question;
  const times = answeredAt === null ? [] : [t('answeredAt', { at: reading.instant(answeredAt) })];
  return {
    id: questionId,
    name: t('question', { number }),
    answer: spellAnswer(question, t('noAnswer')),
    key: spellKey(question),
    points: describePoints(question, reading),
    notes: [
      ...times,
      ...describeKeyOrigin(question, reading),
      ...describeMarker(question, reading),
      ...describeShares(question, reading),
      ...describeLateness(question, reading),
    ],
  };
};

/** The points of each section over its answers, and what wrong ones took away. */
const describeSections = ({ sections, questions }: AttemptReportData, reading: DocumentReading): string[] => {
  const t = reading.translate(receiptMessages);
  return sections.map(({ id, name, earned, possible, right, partial, wrong, blank }) => {
    const own = questions.filter(({ sectionId, isTrial, isUnscored }) => sectionId === id && !isTrial && !isUnscored);
    const penalty = own.reduce((sum, question) => sum + Math.min(0, question.earned ?? 0), 0);
    const points = { earned: scoreText(earned), possible: scoreText(possible) };
    const line = t('section', { name, ...points, right, partial, wrong, blank });
    return penalty < 0 ? `${line} ${t('deducted', { points: scoreText(-penalty) })}` : line;
  });
};

const describeChanges = ({ receipt }: AttemptReportData, reading: DocumentReading): string[] => {
  const t = reading.translate(receiptMessages);
  if (receipt.changes.length === 0) return [t('noChange')];
  return receipt.changes.map(({ at, byName, oldPoints, newPoints, reason }) => {
    const values = {
      ...{ at: reading.instant(at), reason },
      old: oldPoints === null ? t('none') : scoreText(oldPoints),
      new: newPoints === null ? t('computedOne') : scoreText(newPoints),
    };
    return byName === null ? t('change', values) : t('changeBy', { ...values, name: byName });
  });
};

/** How a score came about, from the answers to what is shown. */
export const describeReceipt = (report: AttemptReportData, reading: DocumentReading): Receipt => {
  const t = reading.translate(receiptMessages);
  const { score, questions } = report;
  return {
    head: (['question', 'answer', 'key', 'points'] as const).map((key) => t(key, { number: '' }).trim()),
    byAnswer: t('byAnswer'),
    answers: questions.map((question) => describeAnswer(question, reading)),
    steps: [
      { id: 'sections', title: t('bySection'), lines: describeSections(report, reading) },
      { id: 'scales', title: t('byScale'), lines: describeScaleSteps(report.receipt, reading) },
      { id: 'total', title: t('byTotal'), lines: describeTotalSteps(report, reading) },
      { id: 'changes', title: t('byHand'), lines: describeChanges(report, reading) },
    ].filter(({ lines }) => lines.length > 0),
    shown: score === null ? t('shownOpen') : t('shown', { score: scoreText(score) }),
  };
};

/** The receipt as blocks of a document. */
export const toReceiptBlocks = ({ head, byAnswer, answers, steps, shown }: Receipt): Block[] => [
  paragraph(shown, 'lead'),
  { kind: 'heading', level: 1, text: byAnswer },
  {
    ...{ kind: 'table', isWide: true, widths: [1, 1.6, 1.2, 1] },
    head: head.map((text) => toCell(text)),
    rows: answers.flatMap(({ name, answer, key, points, notes }) => [
      [toCell(name, { isHead: true }), toCell(answer), toCell(key), toCell(points)],
      [{ content: [toInline(notes.join(' · '), 'faint')], span: 4 }],
    ]),
  },
  ...steps.flatMap(({ title, lines }): Block[] => [
    { kind: 'heading', level: 1, text: title },
    ...lines.map((line) => paragraph(line)),
  ]),
];
