import { optionLetter, shortTime, spanText } from '@inkstone/base';
import { paragraph, richTextBlocks, toInline, type Block, type Inline } from '@inkstone/base/document';
import { listChosenIds, markEvidence } from '@inkstone/exam/evidence';
import { bankMessages, distractorMessages, evidenceMessages } from '@inkstone/bank/messages';
import { describeReview, toRecordedScore } from '@inkstone/exam/descriptions';
import { lateMessages } from '@inkstone/exam/late-messages';
import { isQuestionTypeId } from '@inkstone/exam/question-types';
import { analysisMessages as textAnalysisMessages, overtimeMessages } from '@inkstone/marking/messages';
import { analysisMessages, messages, selfMarkMessages } from '../messages.ts';
import { describeSpecialCases, describeTimes } from './answer-remarks.ts';
import { scoreText, type ReportedQuestion } from './attempt-report-data.ts';
import { describeMarkSection } from './mark.ts';
import type { DocumentReading, SectionReading } from './reading.ts';

// Up to two minutes the delay is shown in seconds.
const formatDelay = (seconds: number, { translate, language }: SectionReading): string =>
  seconds < 120 ? translate(lateMessages)('seconds', { seconds }) : spanText(seconds * 1000, language);

/** How long after its clock the counted answer arrived, and an answer that came too late. */
const describeLate = ({ arrival, pastLimit, late }: ReportedQuestion, reading: DocumentReading): Block[] => {
  const t = reading.translate(lateMessages);
  const arrived = [
    ...(arrival ? [paragraph(t('afterClock', { span: formatDelay(arrival.seconds, reading) }), 'small')] : []),
    ...(pastLimit ? [paragraph(t('pastLimit', { span: formatDelay(pastLimit.seconds, reading) }), 'small')] : []),
  ];
  if (!late) return arrived;
  const { reason, seconds, spelled, state, claimedAt, receivedAt } = late;
  const isMeasured = reason === 'late' && seconds !== null;
  const words = isMeasured
    ? t('late', { span: formatDelay(seconds, reading) })
    : t(reason === 'late' ? 'lateBare' : reason);
  const times = t('times', { claimed: reading.instant(claimedAt), received: reading.instant(receivedAt) });
  return [
    ...arrived,
    { kind: 'paragraph', content: [toInline(`${words} `), toInline(spelled, 'strong')] },
    paragraph(times, 'small'),
    paragraph(t(state), 'small'),
  ];
};

/** A text that was written on over time: the words of both, what it says, and which one is marked. */
const describeOvertime = ({ overtime, mark }: ReportedQuestion, reading: DocumentReading): Block[] => {
  const t = reading.translate(overtimeMessages);
  if (!overtime) return [];
  const scored = mark === null ? 'unmarked' : mark.scoresOvertime ? 'scoredOvertime' : 'scoredInTime';
  const times = { up: reading.instant(overtime.timeUpAt), until: reading.instant(overtime.writtenUntil) };
  const lines = getAnswerText(overtime.value).split('\n');
  return [
    paragraph(t('title'), 'label'),
    paragraph(t('inTime', { count: overtime.wordsInTime }), 'small'),
    paragraph(t('withOvertime', { count: overtime.words }), 'small'),
    paragraph(t('times', times), 'small'),
    paragraph(t(scored), 'small'),
    { kind: 'passage', blocks: lines.filter((line) => line.trim() !== '').map((line) => paragraph(line)) },
  ];
};

const getAnswerText = (value: unknown): string => {
  if (typeof value === 'string') return value;
  const text = typeof value === 'object' && value !== null && 'text' in value ? value.text : null;
  return typeof text === 'string' ? text : '';
};

/** The student's analysis of a wrong reading answer or of a marked text. */
export const describeAnalysis = ({ forAnalysis, analysis }: ReportedQuestion, reading: DocumentReading): Block[] => {
  const { isOwn, translate } = reading;
  const [t, tTextAnalysis] = [translate(analysisMessages), translate(textAnalysisMessages)];
  const toText = (text: string, empty: string): Block =>
    text.trim() === '' ? paragraph(empty, 'small') : paragraph(text);
  if (forAnalysis === null) return [];
  if (!analysis) return forAnalysis === 'text' && !isOwn ? [paragraph(t('textNotYet'), 'small')] : [];
  if (forAnalysis === 'text') {
    return [
      paragraph(tTextAnalysis(isOwn ? 'mine' : 'theirs'), 'label'),
      paragraph(tTextAnalysis('reason'), 'label'),
      toText(analysis.reason, tTextAnalysis('empty')),
      paragraph(tTextAnalysis('plan'), 'label'),
      toText(analysis.plan, tTextAnalysis('empty')),
      paragraph(`${tTextAnalysis('saved')} ${reading.instant(analysis.savedAt)}`, 'small'),
    ];
  }
  return [
    paragraph(t(isOwn ? 'reason' : 'reasonOf'), 'label'),
    toText(analysis.reason, t('empty')),
    paragraph(t('evidence'), 'label'),
    ...(analysis.quote === null ? [] : [{ kind: 'quote' as const, blocks: [paragraph(analysis.quote)] }]),
    toText(analysis.evidence, t('empty')),
    paragraph(t('savedAt', { at: reading.instant(analysis.savedAt) }), 'small'),
  ];
};

/** What a question is about: pictures, passage, and the transcript of a recording. */
export const describeStimulus = (
  { stimulus, evidence }: ReportedQuestion,
  { translate, language }: DocumentReading,
): Block[] => {
  const t = translate(bankMessages);
  const { kind, html, files, transcript } = stimulus;
  if (kind === 'none') return [];
  const fileBlocks = files.flatMap(({ id, mime, name }, index): Block[] => {
    const isPicture = mime.startsWith('image/');
    if (isPicture) return [{ kind: 'picture', fileId: id, alt: t('picture', { number: index + 1 }), width: null }];
    return /^(audio|video)\//.test(mime) ? [] : [paragraph(name ?? t('openFile'))];
  });
  return [
    ...fileBlocks,
    ...(html ? [{ kind: 'passage' as const, blocks: richTextBlocks(markEvidence(html, evidence), language) }] : []),
    ...(transcript
      ? [
          paragraph(t('transcript'), 'label'),
          { kind: 'passage' as const, blocks: richTextBlocks(markEvidence(transcript, evidence), language) },
        ]
      : []),
  ];
};

/** The part of the recording that the question plays again. */
const describeClip = ({ clip, stimulus }: ReportedQuestion, { translate }: DocumentReading): Block[] => {
  const isHeard = stimulus.files.some(({ mime }) => /^(audio|video)\//.test(mime));
  if (!clip || !isHeard) return [];
  return [paragraph(translate(bankMessages)('clip', { from: shortTime(clip.from), to: shortTime(clip.to) }), 'small')];
};

/** The question itself with the outcome, the answer and the key. */
export const describeQuestion = (question: ReportedQuestion, reading: DocumentReading): Block[] => {
  const { kind, prompt, key, value, recordings, files } = question;
  if (!isQuestionTypeId(kind)) return [];
  return describeReview(
    kind,
    { prompt, key, value: value ?? undefined },
    {
      ...reading,
      ...{ recordings, files, whose: reading.isOwn ? 'own' : 'student', recordedScore: toRecordedScore(question) },
    },
  );
};

/** An explanation in the reader's language, or else in the one it was written in. */
export const describeExplanation = (
  { explanation }: Pick<ReportedQuestion, 'explanation'>,
  { translate, language }: DocumentReading,
): Block[] => {
  const t = translate(messages);
  const html = explanation[language] || explanation.en || explanation.zh;
  const body = html === '' ? [paragraph(t('noExplanation'), 'small')] : richTextBlocks(html, language);
  return [paragraph(t('explanation'), 'label'), ...body];
};

/** The student's own mark of the answer; nothing where none is asked for or given. */
const describeSelfMark = ({ selfMark, possible }: ReportedQuestion, { translate, isOwn }: DocumentReading): Block[] => {
  const t = translate(selfMarkMessages);
  if (selfMark === null) return [];
  const values = { earned: scoreText(selfMark), possible: scoreText(possible), count: possible };
  return [paragraph(t(isOwn ? 'gaveSelf' : 'ofTheirs', values))];
};

/** The traps that the answer fell into, below its options. */
const describeTraps = ({ options, distractors, value }: ReportedQuestion, { translate }: DocumentReading): Block[] => {
  const [t, nameTrap] = [translate(evidenceMessages), translate(distractorMessages)];
  const chosenIds = listChosenIds(value);
  return options.flatMap(({ optionId }, index): Block[] => {
    const trap = distractors[optionId];
    if (!trap || !chosenIds.includes(optionId)) return [];
    const name = `${t('distractor', { letter: optionLetter(index) })} · ${nameTrap(trap)}`;
    return [{ kind: 'paragraph', content: [toInline(`${name} `, 'strong'), toInline(nameTrap(`${trap}.why`))] }];
  });
};

/** The quotes that show why the key is right. */
const describeEvidence = ({ evidence }: ReportedQuestion, { translate }: DocumentReading): Block[] => {
  if (evidence.length === 0) return [];
  const quotes = evidence.map((quote): Block => ({ kind: 'quote', blocks: [paragraph(quote)] }));
  return [paragraph(translate(evidenceMessages)('evidence'), 'label'), ...quotes];
};

/** How the school answered, and why the key is right. */
const describeReasons = (question: ReportedQuestion, reading: DocumentReading): Block[] => {
  const t = reading.translate(messages);
  const { mark, outcome, explanation, schoolRate } = question;
  // Teacher-marked answers rarely get full points, so a share of full answers would be meaningless.
  const isMarkedByTeacher = mark !== null || outcome === 'toBeMarked';
  const isUnexplained = explanation.en === '' && explanation.zh === '';
  const rate = schoolRate === null ? t('schoolFew') : t('schoolRate', { rate: schoolRate });
  return [
    ...(isMarkedByTeacher && isUnexplained ? [] : describeExplanation(question, reading)),
    ...describeEvidence(question, reading),
    ...(isMarkedByTeacher ? [] : [paragraph(rate, 'small')]),
  ];
};

interface AnswerPlace {
  level: 1 | 2 | 3;
  /** The earlier question with the same stimulus, which is not repeated. */
  sharedWith: number | undefined;
}

/** One question with answer, key, explanation and the school's figures. */
export const describeAnswer = (
  question: ReportedQuestion,
  { level, sharedWith }: AnswerPlace,
  reading: DocumentReading,
): Block[] => {
  const t = reading.translate(messages);
  const { number, knowledgePoint } = question;
  const special = describeSpecialCases(question, reading);
  const remarks = [special.arrivedLate, special.keyChanged].filter((text) => text !== null);
  const meta: Inline[] = [
    ...(knowledgePoint ? [toInline(knowledgePoint.name), toInline(' · ')] : []),
    toInline(describeTimes(question, reading)),
  ];
  return [
    { kind: 'heading', level, text: t('question', { number }) },
    { kind: 'paragraph', content: meta, look: 'meta' },
    ...describeMarkSection(question, reading),
    ...(question.forAnalysis === 'text' ? describeAnalysis(question, reading) : []),
    ...(sharedWith === undefined
      ? describeStimulus(question, reading)
      : [paragraph(t('sharedMaterial', { number: sharedWith }), 'small')]),
    ...describeClip(question, reading),
    ...describeQuestion(question, reading),
    ...describeTraps(question, reading),
    ...describeSelfMark(question, reading),
    ...special.remarks.map((text) => paragraph(text, 'small')),
    ...describeLate(question, reading),
    ...describeOvertime(question, reading),
    ...remarks.map((text) => paragraph(text, 'small')),
    ...(question.forAnalysis === 'reading' ? describeAnalysis(question, reading) : []),
    ...describeReasons(question, reading),
  ];
};
