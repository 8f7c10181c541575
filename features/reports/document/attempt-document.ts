import { paragraph, toInline, type Block, type QuestionCell, type ReportDocument } from '@inkstone/base/document';
import { attemptListMessages, messages, selfMarkMessages } from '../messages.ts';
import { describeAnswer } from './answer.ts';
import {
  scoreText,
  type AttemptReportData,
  type ReportedQuestion,
  describeOwner,
  narrowToSection,
  findSharedStimulus,
} from './attempt-report-data.ts';
import { toCell } from './cells.ts';
import { toModuleBlocks } from './modules.ts';
import type { DocumentReading } from './reading.ts';
import { toPlaysBlocks } from './recording-plays.ts';
import { describeRubricRows, toRubricBlocks } from './rubric-tasks.ts';
import { describeScore } from './score.ts';
import { describeShares, toShareBlocks } from './shares.ts';
import { describeWeightedSections, toWeightedBlocks } from './weighted.ts';

/** Short words beside the title: the exam, and how the attempt ended. */
const describeChips = ({ variantName, isLate, endedBy }: AttemptReportData, { translate }: DocumentReading) => {
  const t = translate(messages);
  return [
    ...(variantName === '' ? [] : [variantName]),
    ...(isLate ? [t('late')] : []),
    ...(endedBy === 'clock' ? [t('byClock')] : []),
    ...(endedBy === 'teacher' ? [t('byTeacher')] : []),
  ];
};

/** The attempts at an assignment that was partly redone, with the teacher's request. */
const describeAttempts = (report: AttemptReportData, { translate, instant }: DocumentReading): Block[] => {
  const t = translate(attemptListMessages);
  const { attempts, redo, teacherName } = report;
  if (attempts.length < 2) return [];
  const latest = attempts.at(-1)?.attemptId;
  const rows = attempts.map((attempt, index) => {
    const name = index === 0 ? t('first') : t(attempts.length > 2 ? 'againOf' : 'again', { number: index });
    const chips = [...(attempt.isBest ? [t('best')] : []), ...(attempt.attemptId === latest ? [t('latest')] : [])];
    const points =
      attempt.score === null || attempt.scoreMax === null
        ? t('toMark')
        : t('points', { score: scoreText(attempt.score), max: scoreText(attempt.scoreMax) });
    return [
      toCell([name, ...chips].join(' · '), { isHead: true }),
      toCell(points),
      toCell(t('questions', { count: attempt.questions })),
      toCell(instant(attempt.submittedAt)),
    ];
  });
  return [
    { kind: 'table', isWide: true, widths: [1.8, 1, 1, 1.8], head: [], rows },
    ...(redo?.message
      ? [{ kind: 'note' as const, content: [toInline(redo.message)], from: t('asked', { name: teacherName }) }]
      : []),
  ];
};

/** Progress and sum of the student's own marks; nothing where none are asked for. */
const describeSelfMarks = ({ selfMarking, questions }: AttemptReportData, reading: DocumentReading): Block[] => {
  if (!selfMarking) return [];
  const t = reading.translate(selfMarkMessages);
  const marked = questions.filter(({ selfMark }) => selfMark !== null);
  const earned = marked.reduce((sum, { selfMark }) => sum + (selfMark ?? 0), 0);
  const most = marked.reduce((sum, { possible }) => sum + possible, 0);
  const values = { earned: scoreText(earned), possible: scoreText(most), count: most };
  const sum = marked.length === 0 ? t('noneYet') : t(reading.isOwn ? 'givesSelf' : 'gaveSelf', values);
  return [
    { kind: 'heading', level: 1, text: t(reading.isOwn ? 'title' : 'titleTaught') },
    ...(reading.isOwn ? [paragraph(t('how'), 'small')] : []),
    {
      kind: 'paragraph',
      content: [toInline(`${t('markedOf', { done: marked.length, all: questions.length })} `, 'strong'), toInline(sum)],
    },
  ];
};

const toCellItem = ({ number, outcome, earned, possible, isUnscored }: ReportedQuestion): QuestionCell => ({
  number,
  outcome: isUnscored ? 'notChosen' : outcome,
  points: outcome === 'partial' ? `${scoreText(earned ?? 0)}/${scoreText(possible)}` : undefined,
});

/** Every answer, grouped by section where there are several. */
export const describeEvidence = (report: AttemptReportData, reading: DocumentReading): Block[] => {
  const { questions, sections } = report;
  const t = reading.translate(messages);
  if (questions.length === 0) return [];
  const describeAll = (group: readonly ReportedQuestion[], level: 2 | 3): Block[] =>
    group.flatMap((question) => [
      ...describeAnswer(question, { level, sharedWith: findSharedStimulus(questions, question) }, reading),
    ]);
  const bySection = sections.map(({ id, name }) => ({
    name,
    own: questions.filter(({ sectionId }) => sectionId === id),
  }));
  const isGrouped = sections.length > 1 && bySection.reduce((sum, { own }) => sum + own.length, 0) === questions.length;
  const answers = isGrouped
    ? bySection
        .filter(({ own }) => own.length > 0)
        .flatMap(({ name, own }): Block[] => [{ kind: 'heading', level: 2, text: name }, ...describeAll(own, 3)])
    : describeAll(questions, 2);
  return [
    { kind: 'heading', level: 1, text: t('evidence') },
    { kind: 'cells', items: questions.map(toCellItem) },
    ...answers,
  ];
};

/** The charts of each section that has a tab of its own on the screen. */
const describeTabs = (report: AttemptReportData, reading: DocumentReading): Block[] =>
  report.sections.flatMap(({ id, name }): Block[] => {
    const charts = toShareBlocks(describeShares(narrowToSection(report, id), reading), 2);
    return charts.length === 0 ? [] : [{ kind: 'heading', level: 1, text: name }, ...charts];
  });

/** The report of one attempt as a document: everything that its screen shows, every tab of it. */
export const buildAttemptDocument = (
  report: AttemptReportData,
  school: string,
  reading: DocumentReading,
): ReportDocument => {
  const kind = report.reportKind;
  const isByRow = kind === 'history' || kind === 'seminar';
  const isTabbed = kind === 'tabs' && report.sections.length > 1;
  return {
    language: reading.language,
    school,
    title: report.title,
    kicker: describeOwner(report, reading),
    chips: describeChips(report, reading),
    pageOf: reading.translate(messages)('pageOf'),
    blocks: [
      ...describeAttempts(report, reading),
      ...describeScore(report, reading),
      ...toModuleBlocks(report.modules, reading),
      ...toWeightedBlocks(describeWeightedSections(report, kind, reading)),
      ...(isByRow ? toRubricBlocks(describeRubricRows(report, reading), reading) : []),
      ...toShareBlocks(describeShares(report, reading), 1),
      ...(isTabbed ? describeTabs(report, reading) : []),
      ...toPlaysBlocks(report, reading),
      ...describeSelfMarks(report, reading),
      ...describeEvidence(report, reading),
    ],
  };
};
