import type { LocalizedText, PartRule, SectionRule, Variant } from '@inkstone/exam/blueprint';
import { practiceScoring } from '../common/percent-scoring.ts';
import { duolingoCard } from './card.ts';
import { pointsByType } from './parts.ts';
import { spokenRubric, writtenRubric } from './rubrics.ts';

const anyNumber = { questions: null, sets: { from: 1, to: 60 } } as const;
const tasks: LocalizedText = { en: 'Tasks', zh: '题目' };

const buildSection = (id: string, name: LocalizedText, parts: readonly PartRule[]): SectionRule => ({
  id,
  name,
  skill: id,
  directions: {
    en: '<p>Tasks may be done in any order; speaking keeps its time to prepare and to speak. An answer can be changed until you hand in.</p>',
    zh: '<p>可按任意顺序作答；口语仍有准备和作答时间。提交前可随时修改答案。</p>',
  },
  navigation: 'section',
  reviewScreen: true,
  tools: ['flag', 'highlighter', 'notes'],
  clipboard: true,
  configurable: true,
  parts,
});

const anyTask: PartRule = { id: 'tasks', name: tasks, types: [], pointsByType, ...anyNumber };

/** Any skills and number of tasks. */
export const practice: Variant = {
  id: 'practice',
  name: duolingoCard.exams.practice,
  sections: [
    buildSection('reading', { en: 'Reading', zh: '阅读' }, [anyTask]),
    buildSection('listening', { en: 'Listening', zh: '听力' }, [anyTask]),
    buildSection('writing', { en: 'Writing', zh: '写作' }, [anyTask]),
    buildSection('speaking', { en: 'Speaking', zh: '口语' }, [
      {
        ...anyTask,
        id: 'answers',
        types: ['interview-answer'],
        windows: { prepSeconds: 0, responseSeconds: 35 },
      },
      { ...anyTask, id: 'talks', types: ['timed-speech'], windows: { prepSeconds: 20, responseSeconds: 90 } },
    ]),
  ],
  scoring: practiceScoring(['reading', 'listening', 'writing', 'speaking']),
  rubrics: [writtenRubric, spokenRubric],
};
