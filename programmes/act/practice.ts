import type { LocalizedText, PartRule, SectionRule, Tool, Variant } from '@inkstone/exam/blueprint';
import { practiceScoring } from '../common/percent-scoring.ts';
import { actCard } from './card.ts';
import { practiceDirections } from './directions.ts';
import { essayRubric } from './essay-rubric.ts';
import { choiceTools, essayTools, getTextRule, mathTools, names } from './parts.ts';

const tasks: LocalizedText = { en: 'Tasks', zh: '题目' };

/** Any number and type of questions, without a clock; an essay has the weight of the exam. */
const buildSection = (id: keyof typeof names, tools: readonly Tool[]): SectionRule => {
  const part: PartRule = {
    id: 'tasks',
    name: tasks,
    types: [],
    pointsByType: { essay: 1200 },
    questions: null,
    sets: { from: 1, to: 60 },
  };
  return {
    id,
    name: names[id],
    skill: id,
    directions: practiceDirections,
    navigation: 'section',
    reviewScreen: true,
    tools: [...tools, 'notes'],
    texts: getTextRule(id),
    clipboard: true,
    configurable: true,
    parts: [part],
  };
};

/** Any sections and number of tasks, without the exam's clocks. */
export const practice: Variant = {
  id: 'practice',
  name: actCard.exams.practice,
  sections: [
    buildSection('english', choiceTools),
    buildSection('math', mathTools),
    buildSection('reading', choiceTools),
    buildSection('science', choiceTools),
    buildSection('writing', essayTools),
  ],
  scoring: { byDomain: true, ...practiceScoring(['english', 'math', 'reading', 'science', 'writing']) },
  rubrics: [essayRubric],
};
