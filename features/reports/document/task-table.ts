import { countWords } from '@inkstone/base';
import { toInline, type Block } from '@inkstone/base/document';
import { partMessages } from '../messages.ts';
import { scoreText, timeText, type ReportedQuestion } from './attempt-report-data.ts';
import { toCell } from './cells.ts';
import type { SectionReading } from './reading.ts';
import { getMarkPoints } from './skill-tasks.ts';

/** A column beside the names of the tasks. */
export interface TaskColumn {
  head: string;
  getText(question: ReportedQuestion): string;
}

/** A mark on the rubric's own scale: 3 / 4. */
export const describeMarkPoints = (
  question: ReportedQuestion,
  { translate }: Pick<SectionReading, 'translate'>,
): string => {
  const t = translate(partMessages);
  const points = getMarkPoints(question);
  if (points === null || !question.mark) return t('toBeMarked');
  return t('scoreOf', { score: scoreText(points), most: scoreText(question.mark.pointsMost / 100) });
};

const countAnswerWords = ({ value }: ReportedQuestion): number => (typeof value === 'string' ? countWords(value) : 0);

/** The figures of each task: the length of a text or the time of a recording, the notes on it, and its score. */
export const listTaskColumns = (
  skill: 'writing' | 'speaking',
  reading: Pick<SectionReading, 'translate'>,
): TaskColumn[] => {
  const t = reading.translate(partMessages);
  return [
    skill === 'writing'
      ? { head: t('length'), getText: (question) => String(countAnswerWords(question)) }
      : { head: t('time'), getText: ({ seconds }) => timeText(seconds) },
    { head: t('notes'), getText: ({ mark }) => (mark ? String(mark.notes.length) : t('none')) },
    { head: t('score'), getText: (question) => describeMarkPoints(question, reading) },
  ];
};

/** The tasks of a skill with these figures, as blocks of a document. */
export const toTaskTableBlocks = (
  tasks: readonly ReportedQuestion[],
  columns: readonly TaskColumn[],
  { translate }: Pick<SectionReading, 'translate'>,
): Block[] => {
  const t = translate(partMessages);
  return [
    { kind: 'heading', level: 1, text: t('tasks') },
    {
      ...{ kind: 'table', isWide: true },
      head: [toCell(t('task')), ...columns.map(({ head }) => toCell(head))],
      rows: tasks.map((question) => [
        {
          isHead: true,
          content: [toInline(`${t('taskOf', { number: question.number })} `), toInline(question.setTitle, 'faint')],
        },
        ...columns.map(({ getText }) => toCell(getText(question))),
      ]),
    },
  ];
};
