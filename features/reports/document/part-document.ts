import { paragraph, toInline, type Block, type ReportDocument } from '@inkstone/base/document';
import type { ReportPart } from '../contract.ts';
import { analysisMessages, listeningMessages, messages, partMessages, receiptMessages } from '../messages.ts';
import { describeAnalysis, describeAnswer, describeExplanation, describeQuestion } from './answer.ts';
import type { AttemptReportData, ReportedQuestion } from './attempt-report-data.ts';
import { toCriteriaBlocks } from './criteria.ts';
import type { DocumentReading } from './reading.ts';
import { describeReceipt, toReceiptBlocks } from './receipt.ts';
import { describeSkillScore, toSkillScoreBlock } from './skill-score.ts';
import { listDictations, listSpokenTasks, listTextAnswers, listWritingTasks } from './skill-tasks.ts';
import { describeFeedback, describeModelAnswer, describeOwnRecordings, describeTask } from './spoken-answer.ts';
import { listTaskColumns, toTaskTableBlocks } from './task-table.ts';
import { computeWordAccuracy, toWordAccuracyBlocks } from './word-accuracy.ts';

const describeAnswers = (tasks: readonly ReportedQuestion[], reading: DocumentReading): Block[] =>
  tasks.flatMap((task) => describeAnswer(task, { level: 1, sharedWith: undefined }, reading));

const describeNothing = (title: string, { translate }: DocumentReading): Block[] => [
  paragraph(title, 'lead'),
  paragraph(translate(partMessages)('noneNext')),
];

/** The score of a skill, its tasks in a table, and each task with its mark; spoken ones with their criteria. */
const describeSkill = (
  report: AttemptReportData,
  { skill, tasks }: { skill: 'writing' | 'speaking'; tasks: readonly ReportedQuestion[] },
  reading: DocumentReading,
): Block[] => {
  const t = reading.translate(partMessages);
  if (tasks.length === 0) return describeNothing(t(skill === 'writing' ? 'noTexts' : 'noSpeech'), reading);
  return [
    toSkillScoreBlock(describeSkillScore(report, { skill, tasks }, reading), reading),
    ...(skill === 'speaking' ? toCriteriaBlocks(tasks, reading) : []),
    ...toTaskTableBlocks(tasks, listTaskColumns(skill, reading), reading),
    ...describeAnswers(tasks, reading),
  ];
};

/** Every recording with what the marker says of it. */
const describeAllRecordings = ({ questions }: AttemptReportData, reading: DocumentReading): Block[] => {
  const t = reading.translate(partMessages);
  const tasks = listSpokenTasks(questions);
  if (tasks.length === 0) return describeNothing(t('noSpeech'), reading);
  return tasks.flatMap((task): Block[] => [
    { kind: 'heading', level: 1, text: t('taskOf', { number: task.number }) },
    { kind: 'paragraph', content: [toInline(task.setTitle)], look: 'meta' },
    ...describeOwnRecordings(task, reading),
    ...describeTask(task, reading),
    ...describeFeedback(task, reading),
  ]);
};

/** One recording beside the model answer: the named one, or the first. */
const describeOneRecording = (
  { questions }: AttemptReportData,
  questionId: number | undefined,
  reading: DocumentReading,
): Block[] => {
  const t = reading.translate(partMessages);
  const tasks = listSpokenTasks(questions);
  const current = tasks.find((task) => task.questionId === questionId) ?? tasks[0];
  if (!current) return describeNothing(t('noSpeech'), reading);
  const place = t('placeOf', { at: tasks.indexOf(current) + 1, all: tasks.length });
  return [
    { kind: 'heading', level: 1, text: t('taskOf', { number: current.number }), aside: place },
    paragraph(t('recording'), 'label'),
    ...describeOwnRecordings(current, reading),
    ...describeModelAnswer(current, reading),
    ...describeFeedback(current, reading),
    ...describeTask(current, reading),
    ...describeExplanation(current, reading),
  ];
};

/** The student's analyses of their wrong reading answers. */
const describeAnalyses = ({ questions }: AttemptReportData, reading: DocumentReading): Block[] => {
  const t = reading.translate(analysisMessages);
  const wrong = questions.filter(({ forAnalysis }) => forAnalysis === 'reading');
  const analysedCount = wrong.filter(({ analysis }) => analysis !== null).length;
  if (wrong.length === 0) return [paragraph(t('none'), 'lead'), paragraph(t('noneNext'))];
  return [
    paragraph(t('progress', { done: analysedCount, all: wrong.length }), 'lead'),
    ...wrong.flatMap((question): Block[] => [
      { kind: 'heading', level: 1, text: t('question', { number: question.number }) },
      { kind: 'paragraph', content: [toInline(question.setTitle)], look: 'meta' },
      ...describeQuestion(question, reading),
      ...(question.analysis ? describeAnalysis(question, reading) : [paragraph(t('notYet'), 'small')]),
      ...describeExplanation(question, reading),
    ]),
  ];
};

/** What was said beside what was written or repeated, word by word. */
const describeListening = ({ questions }: AttemptReportData, reading: DocumentReading): Block[] => {
  const sentences = listDictations(questions);
  if (sentences.length === 0) return describeNothing(reading.translate(listeningMessages)('none'), reading);
  const words = computeWordAccuracy(sentences);
  return [...(words ? toWordAccuracyBlocks(words, reading) : []), ...describeAnswers(sentences, reading)];
};

/** The part of a report that is saved: the part, and the question of the one recording. */
export interface PartChoice {
  part: ReportPart;
  questionId?: number | undefined;
}

const describePart = (
  report: AttemptReportData,
  { part, questionId }: PartChoice,
  reading: DocumentReading,
): Block[] => {
  const { questions } = report;
  const parts: Record<ReportPart, () => Block[]> = {
    writing: () => describeSkill(report, { skill: 'writing', tasks: listWritingTasks(questions) }, reading),
    candidateWriting: () => describeSkill(report, { skill: 'writing', tasks: listTextAnswers(questions) }, reading),
    speaking: () => describeSkill(report, { skill: 'speaking', tasks: listSpokenTasks(questions) }, reading),
    recordings: () => describeAllRecordings(report, reading),
    recording: () => describeOneRecording(report, questionId, reading),
    analyses: () => describeAnalyses(report, reading),
    listening: () => describeListening(report, reading),
    receipt: () => toReceiptBlocks(describeReceipt(report, reading)),
  };
  return parts[part]();
};

/** What a part of a report is called. */
const getPartTitle = (part: ReportPart, { translate }: DocumentReading): string => {
  if (part === 'analyses') return translate(analysisMessages)('reportTitle');
  if (part === 'listening') return translate(listeningMessages)('title');
  if (part === 'receipt') return translate(receiptMessages)('title');
  const names = { recordings: 'audio', recording: 'audioOne' } as const;
  return translate(partMessages)(part === 'recordings' || part === 'recording' ? names[part] : part);
};

/** A part of a report, such as its texts or recordings, as a document. */
export const buildPartDocument = (
  report: AttemptReportData,
  choice: PartChoice,
  school: string,
  reading: DocumentReading,
): ReportDocument => {
  const t = reading.translate(messages);
  const { title, studentName: name, submittedAt } = report;
  return {
    ...{ language: reading.language, school, title: getPartTitle(choice.part, reading), chips: [title] },
    kicker: t('kicker', { name, at: reading.instant(submittedAt) }),
    pageOf: t('pageOf'),
    blocks: describePart(report, choice, reading),
  };
};
