import type { Block } from '@inkstone/base/document';
import { messages, partMessages } from '../messages.ts';
import { scoreText, type AttemptReportData, type ReportedQuestion } from './attempt-report-data.ts';
import type { SectionReading } from './reading.ts';

/** The score of a skill with the lines beside it; without a number while a teacher has to mark. */
export interface SkillScoreWords {
  value: string;
  isNumber: boolean;
  lines: readonly string[];
  isEstimate: boolean;
}

/** The score of a skill: the exam's own score where there is one, or else the points of its tasks. */
export const describeSkillScore = (
  { sections, scales, isEstimate }: Pick<AttemptReportData, 'sections' | 'scales' | 'isEstimate'>,
  { skill, tasks }: { skill: string; tasks: readonly ReportedQuestion[] },
  { translate }: Pick<SectionReading, 'translate'>,
): SkillScoreWords => {
  const t = translate(partMessages);
  const marked = tasks.filter(({ earned }) => earned !== null);
  const earned = marked.reduce((sum, task) => sum + (task.earned ?? 0), 0);
  const possible = tasks.reduce((sum, task) => sum + task.possible, 0);
  const scale = scales.find(({ id }) => id === skill);
  const name = scale?.name ?? sections.find(({ id }) => id === tasks[0]?.sectionId)?.name ?? '';
  const score = scale ? scale.score : marked.length === tasks.length ? earned : null;
  return {
    value: score === null ? translate(messages)('toBeMarkedScore') : scoreText(score),
    isNumber: score !== null,
    lines: [
      t('ofMost', { name, max: scoreText(scale?.most ?? possible) }),
      t('marked', { done: marked.length, all: tasks.length }),
      ...(scale && marked.length > 0 ? [t('taskPoints', { got: scoreText(earned), most: scoreText(possible) })] : []),
    ],
    isEstimate: (scale?.isEstimate ?? isEstimate) && score !== null,
  };
};

/** The same as a block of a document. */
export const toSkillScoreBlock = (
  { value, isNumber, lines, isEstimate }: SkillScoreWords,
  { translate }: Pick<SectionReading, 'translate'>,
): Block => ({
  ...{ kind: 'figure', value, isNumber },
  lines: [...lines, ...(isEstimate ? [translate(messages)('estimate')] : [])],
});
