import type { LocalizedText, SectionRule, Variant } from '@inkstone/exam/blueprint';
import { practiceScoring } from '../common/percent-scoring.ts';
import { ssatCard } from './card.ts';
import { practiceDirections, practiceWriting } from './directions.ts';
import { choiceTools, buildSection, writingPoints, writingTools } from './parts.ts';
import { writingRubric } from './writing-rubric.ts';

const tasks: LocalizedText = { en: 'Tasks', zh: '题目' };

/** Any number and type of questions, without a clock. */
const openSection = (id: 'quantitative' | 'reading' | 'verbal' | 'writing-sample'): SectionRule =>
  buildSection(id, {
    directions: id === 'writing-sample' ? practiceWriting : practiceDirections,
    reviewScreen: true,
    clipboard: true,
    configurable: true,
    tools: [...(id === 'writing-sample' ? writingTools : choiceTools), 'notes'],
    parts: [
      {
        id: 'tasks',
        name: tasks,
        types: [],
        pointsByType: { essay: writingPoints },
        questions: null,
        sets: { from: 1, to: 60 },
      },
    ],
  });

/** Any sections and number of tasks, without the exam's clocks and penalty. */
export const practice: Variant = {
  id: 'practice',
  name: ssatCard.exams.practice,
  sections: [openSection('quantitative'), openSection('reading'), openSection('verbal'), openSection('writing-sample')],
  scoring: { byDomain: true, ...practiceScoring(['quantitative', 'reading', 'verbal', 'writing-sample']) },
  rubrics: [writingRubric],
};
