import type { LocalizedText } from '@inkstone/base';
import type { Block } from '@inkstone/base/document';
import { partMessages } from '../messages.ts';
import { scoreText, type ReportedQuestion } from './attempt-report-data.ts';
import { toCell } from './cells.ts';
import type { SectionReading } from './reading.ts';

/** One criterion across all tasks marked by it. */
export interface CriterionScores {
  id: string;
  name: LocalizedText;
  /** The highest score of its scale, in points. */
  most: number;
  /** By question, in points. */
  scores: ReadonlyMap<number, number>;
  mean: number;
}

/**
 * The scores of each criterion across the tasks, in the order of the first rubric that has it. Rubrics of questions may
 * call different things by one id, which stay apart.
 */
export const listCriteria = (tasks: readonly Pick<ReportedQuestion, 'questionId' | 'mark'>[]): CriterionScores[] => {
  const criteria = new Map<string, { name: LocalizedText; most: number; scores: Map<number, number> }>();
  for (const { questionId, mark } of tasks) {
    for (const { id, name, most } of mark?.rubric?.criteria ?? []) {
      const score = mark?.scores[id];
      if (score === undefined) continue;
      const first = criteria.get(id);
      const isSame = !first || (first.most === most / 100 && first.name.en === name.en);
      const key = isSame ? id : `${id} ${name.en} ${most}`;
      const known = criteria.get(key) ?? { name, most: most / 100, scores: new Map<number, number>() };
      known.scores.set(questionId, score / 100);
      criteria.set(key, known);
    }
  }
  return [...criteria].map(([id, { name, most, scores }]) => ({
    ...{ id, name, most, scores },
    mean: [...scores.values()].reduce((sum, score) => sum + score, 0) / scores.size,
  }));
};

const toText = (score: number): string => scoreText(Math.round(score * 10) / 10);

/** The scores by criterion as a table: a row each, with the score of every marked task and the mean. */
export const describeCriteria = (
  criteria: readonly CriterionScores[],
  tasks: readonly Pick<ReportedQuestion, 'questionId' | 'number'>[],
  { translate, language }: Pick<SectionReading, 'translate' | 'language'>,
): { head: string[]; rows: { id: string; name: string; cells: string[] }[] } => {
  const t = translate(partMessages);
  const marked = tasks.filter(({ questionId }) => criteria.some(({ scores }) => scores.has(questionId)));
  return {
    head: [t('criterion'), ...marked.map(({ number }) => t('taskShort', { number })), t('mean')],
    rows: criteria.map(({ id, name, scores, mean, most }) => ({
      ...{ id, name: name[language] },
      cells: [
        ...marked.map(({ questionId }) => {
          const score = scores.get(questionId);
          return score === undefined ? t('none') : toText(score);
        }),
        t('scoreOf', { score: toText(mean), most: toText(most) }),
      ],
    })),
  };
};

/** The same as blocks of a document; nothing where no task is marked by criteria. */
export const toCriteriaBlocks = (
  tasks: readonly ReportedQuestion[],
  reading: Pick<SectionReading, 'translate' | 'language'>,
): Block[] => {
  const criteria = listCriteria(tasks);
  if (criteria.length === 0) return [];
  const { head, rows } = describeCriteria(criteria, tasks, reading);
  return [
    { kind: 'heading', level: 1, text: reading.translate(partMessages)('byCriterion') },
    {
      ...{ kind: 'table', isWide: true },
      head: head.map((name) => toCell(name)),
      rows: rows.map(({ name, cells }) => [toCell(name, { isHead: true }), ...cells.map((text) => toCell(text))]),
    },
  ];
};
