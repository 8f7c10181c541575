import type { LocalizedText, PartRule, SectionRule, Tool, Variant } from '@inkstone/exam/blueprint';
import { practiceScoring } from '../common/percent-scoring.ts';
import { satCard } from './card.ts';
import { directions } from './directions.ts';

const tasks: LocalizedText = { en: 'Tasks', zh: '题目' };

const textTools: readonly Tool[] = ['flag', 'eliminator', 'highlighter', 'notes', 'line-reader', 'zoom'];
const mathTools: readonly Tool[] = [...textTools, 'graphing-calculator', 'reference-sheet'];

/** Any number and type of questions, without a clock; working may be submitted as pictures. */
const buildSection = (id: string, name: LocalizedText, tools: readonly Tool[]): SectionRule => {
  const part: PartRule = { id: 'tasks', name: tasks, types: [], questions: null, sets: { from: 1, to: 60 } };
  return {
    id,
    name,
    skill: id,
    directions: directions.practice,
    navigation: 'section',
    reviewScreen: true,
    tools,
    ...(id !== 'math' && { texts: { splitsPrompt: true } }),
    clipboard: true,
    configurable: true,
    parts: [part],
  };
};

/** Any skills and number of tasks, without the exam's clocks. */
export const practice: Variant = {
  id: 'practice',
  name: satCard.exams.practice,
  sections: [
    buildSection('reading', { en: 'Reading', zh: '阅读' }, textTools),
    buildSection('writing', { en: 'Writing', zh: '文法与写作' }, textTools),
    buildSection('math', { en: 'Math', zh: '数学' }, mathTools),
  ],
  scoring: { byDomain: true, ...practiceScoring(['reading', 'writing', 'math']) },
  rubrics: [],
};
