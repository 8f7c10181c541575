import { toInline, type Block } from '@inkstone/base/document';
import { findLevel } from '@inkstone/exam/blueprint';
import { weightedMessages } from '../messages.ts';
import { scoreText, type AttemptReportData, type ReportedQuestion } from './attempt-report-data.ts';
import type { SectionReading } from './reading.ts';

/** A task with the points of each rubric criterion. */
export interface RubricTask {
  questionId: number;
  name: string;
  setTitle: string;
  points: string;
  criteria: readonly { id: string; name: string; points: string; level: string }[];
}

const toRubricTask = (task: ReportedQuestion, { translate, language }: SectionReading): RubricTask => {
  const t = translate(weightedMessages);
  const { mark, number, setTitle, earned, possible, questionId } = task;
  const toPoints = (points: number, most: number) => t('ofPoints', { got: scoreText(points), most: scoreText(most) });
  const criteria = (mark?.rubric?.criteria ?? []).flatMap((criterion) => {
    const points = mark?.scores[criterion.id];
    if (points === undefined) return [];
    const level = findLevel(criterion, points)?.says[language] ?? '';
    const [id, name] = [criterion.id, criterion.name[language]];
    return [{ id, name, points: toPoints(points / 100, criterion.most / 100), level }];
  });
  const points = mark && earned !== null ? toPoints(earned, possible) : t('toBeMarked');
  return { questionId, name: t('taskOf', { number }), setTitle, points, criteria };
};

/** The marks of each task by rubric criterion, grouped by section; empty where nothing is marked by a teacher. */
export const describeRubricRows = (
  { questions, sections }: AttemptReportData,
  reading: SectionReading,
): { id: string; name: string; tasks: RubricTask[] }[] => {
  const tasks = questions.filter(({ outcome, mark }) => mark !== null || outcome === 'toBeMarked');
  return sections
    .map(({ id, name }) => {
      const own = tasks.filter(({ sectionId }) => sectionId === id);
      return { id, name, tasks: own.map((task) => toRubricTask(task, reading)) };
    })
    .filter((section) => section.tasks.length > 0);
};

/** The same as blocks of a document. */
export const toRubricBlocks = (
  sections: ReturnType<typeof describeRubricRows>,
  { translate }: SectionReading,
): Block[] =>
  sections.length === 0
    ? []
    : [
        { kind: 'heading', level: 1, text: translate(weightedMessages)('rows') },
        ...sections.flatMap(({ name, tasks }): Block[] => [
          { kind: 'heading', level: 2, text: name },
          ...tasks.flatMap((task): Block[] => [
            {
              kind: 'paragraph',
              content: [
                toInline(task.name, 'strong'),
                toInline(` ${task.setTitle} · `, 'faint'),
                toInline(task.points, 'strong'),
              ],
            },
            {
              kind: 'facts',
              items: task.criteria.map((row) => ({ name: row.name, value: row.points, note: row.level || undefined })),
            },
          ]),
        ]),
      ];
