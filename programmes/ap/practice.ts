import type { LocalizedText, PartRule, ScoringRule, SectionRule, Tool, Variant } from '@inkstone/exam/blueprint';
import { practiceScoring } from '../common/percent-scoring.ts';
import { apCard } from './card.ts';
import { practiceDirections } from './directions.ts';
import { historyRubrics } from './history-rubrics.ts';
import { choiceTools, names, writingTools, type SectionId } from './parts.ts';
import { principlesRubrics } from './principles-rubrics.ts';
import { seminarParts } from './seminar.ts';
import { seminarRubrics } from './seminar-rubrics.ts';

const anyNumber = { questions: null, sets: { from: 1, to: 60 } } as const;
const tasks: LocalizedText = { en: 'Tasks', zh: '题目' };

/** A section without a clock and with any number of tasks. */
const buildSection = (id: SectionId, parts: readonly PartRule[], tools: readonly Tool[] = []): SectionRule => ({
  id,
  name: names[id],
  skill: id,
  directions: practiceDirections,
  navigation: 'section',
  reviewScreen: true,
  tools: [...(id.startsWith('choice') ? choiceTools : writingTools), ...tools],
  clipboard: true,
  configurable: true,
  parts,
});

const buildTasks = (rule: Partial<PartRule> = {}): readonly PartRule[] => [
  { id: 'tasks', name: tasks, types: [], ...anyNumber, ...rule },
];

const choice = buildSection(
  'choice',
  buildTasks({ types: ['choice', 'multiple-choice', 'true-false', 'numeric-entry', 'blanks', 'ordering'] }),
  ['graphing-calculator'],
);

const buildScoring = (sections: readonly SectionRule[]): ScoringRule => ({
  byDomain: true,
  ...practiceScoring(sections.map(({ id }) => id)),
});

const buildPractice = (
  id: 'practice' | 'history-practice' | 'seminar-practice',
  sections: readonly SectionRule[],
  rubrics: Variant['rubrics'],
): Variant => ({ id, name: apCard.exams[id], sections, scoring: buildScoring(sections), rubrics });

/** Practice of any exam, of the histories with their rubrics, and of Seminar with its rubric rows; no clocks. */
export const practices: readonly Variant[] = [
  buildPractice(
    'practice',
    [
      choice,
      buildSection('project-reference', buildTasks({ types: ['code-picture'], pointsByType: { 'code-picture': 200 } })),
      buildSection('free-response', buildTasks(), ['graphing-calculator', 'project-reference']),
    ],
    principlesRubrics,
  ),
  buildPractice(
    'history-practice',
    [
      choice,
      buildSection('short-answer', buildTasks({ types: ['short-answer'], pointsByType: { 'short-answer': 300 } })),
      buildSection('document-question', buildTasks({ types: ['essay'], pointsByType: { essay: 700 } })),
      buildSection('long-essay', [
        ...buildTasks({ types: ['essay'], pointsByType: { essay: 600 } }),
        {
          id: 'prompts',
          name: { en: 'One of three', zh: '三选一' },
          types: ['essay'],
          ...anyNumber,
          choose: 1,
          pointsByType: { essay: 600 },
        },
      ]),
    ],
    historyRubrics,
  ),
  buildPractice(
    'seminar-practice',
    [buildSection('argument-analysis', seminarParts.analysis), buildSection('argument-essay', seminarParts.essay)],
    seminarRubrics,
  ),
];
