import { paragraph, richTextBlocks, type Block } from '@inkstone/base/document';
import { describeDelay } from '@inkstone/exam/descriptions';
import { partMessages } from '../messages.ts';
import { describeStimulus } from './answer.ts';
import type { ReportedQuestion } from './attempt-report-data.ts';
import { describeMark, describeRecordingNotes } from './mark.ts';
import type { DocumentReading } from './reading.ts';
import { getModelAnswer } from './skill-tasks.ts';

/** The recordings of an answer by their names, with the marker's timed notes; they are heard on the screen alone. */
export const describeOwnRecordings = (
  { recordings, mark, number }: ReportedQuestion,
  reading: DocumentReading,
): Block[] => {
  const t = reading.translate(partMessages);
  if (recordings.length === 0) return [paragraph(t('nothingRecorded'), 'small')];
  const whose = reading.isOwn ? ('own' as const) : ('student' as const);
  return recordings.flatMap((recording, index): Block[] => [
    ...(recording.url === null ? [] : [paragraph(t('recordingOf', { number, part: index + 1 }))]),
    ...describeRecordingNotes(mark ?? { notes: [] }, recording, reading),
    ...(recording.late
      ? [
          {
            kind: 'paragraph' as const,
            content: describeDelay(recording.late, { ...reading, whose, recordings: [], files: [] }),
          },
        ]
      : []),
  ]);
};

/** What was asked: the material and the text of the task. */
export const describeTask = (question: ReportedQuestion, reading: DocumentReading): Block[] => {
  const { prompt } = question;
  const text =
    typeof prompt === 'object' && prompt !== null && 'text' in prompt && typeof prompt.text === 'string'
      ? prompt.text
      : '';
  return [
    paragraph(reading.translate(partMessages)('asked'), 'label'),
    ...describeStimulus(question, reading),
    ...richTextBlocks(text, reading.language),
  ];
};

/** The mark of a spoken answer, whose timed notes stand with its recordings. */
export const describeFeedback = ({ mark }: ReportedQuestion, reading: DocumentReading): Block[] => {
  if (!mark) return [paragraph(reading.translate(partMessages)('notMarked'), 'small')];
  return describeMark(mark, { text: null, recordings: [] }, reading);
};

/** The model answer, or that there is none. */
export const describeModelAnswer = (question: ReportedQuestion, reading: DocumentReading): Block[] => {
  const t = reading.translate(partMessages);
  const html = getModelAnswer(question);
  return [
    paragraph(t('model'), 'label'),
    ...(html === '' ? [paragraph(t('noModel'), 'small')] : richTextBlocks(html, reading.language)),
  ];
};
