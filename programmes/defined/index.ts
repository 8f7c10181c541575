import type { LocalizedText, Programme } from '@inkstone/exam/blueprint';
import { definedCard } from './card.ts';

const tasks: LocalizedText = { en: 'Tasks', zh: '任务' };

/** Homework written by a teacher, who sets the points of each task and marks it. */
export const defined: Programme = {
  id: definedCard.id,
  name: definedCard.name,
  routes: definedCard.routes,
  variants: [
    {
      id: 'tasks',
      name: definedCard.exams.tasks,
      sections: [
        {
          id: 'tasks',
          name: tasks,
          skill: 'tasks',
          directions: {
            en: '<p>Do the tasks in any order. What you type, add and record is kept as you go. Everything can be changed until you hand in.</p>',
            zh: '<p>可按任意顺序完成。输入的文字、添加的文件和录音都会随时保存。提交前都可以修改。</p>',
          },
          navigation: 'section',
          reviewScreen: true,
          tools: ['zoom'],
          clipboard: true,
          configurable: true,
          parts: [{ id: 'tasks', name: tasks, types: ['file-upload'], questions: null, sets: { from: 1, to: 20 } }],
        },
      ],
      scoring: {
        answers: { right: 1000, wrong: 0, blank: 0 },
        scales: [
          {
            id: 'tasks',
            name: tasks,
            tests: [{ sections: ['tasks'], conversion: { by: 'raw' } }],
            least: 0,
            most: 10,
            step: null,
            mostIsPoints: true,
          },
        ],
        total: { combine: 'single', of: ['tasks'], least: 0, most: 10, step: null, estimate: false },
      },
      rubrics: [],
    },
  ],
  reports: {},
  sources: [],
};
