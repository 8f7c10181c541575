import type { Paper } from '../bank-types.ts';

type Section = Paper['sections'][number];

const plain: Section = {
  title: { en: 'Multiple choice, no calculator', zh: '选择题（不可用计算器）' },
  section: 'choice-no-calculator',
  part: 'questions',
  sets: ['ap-c1', 'ap-c2'],
};
const withCalculator: Section = {
  title: { en: 'Multiple choice, calculator', zh: '选择题（可用计算器）' },
  section: 'choice-calculator',
  part: 'questions',
  sets: ['ap-c3'],
};
const freeWithCalculator: Section = {
  title: { en: 'Free response, calculator', zh: '自由作答（可用计算器）' },
  section: 'free-response-calculator',
  part: 'questions',
  sets: ['ap-f1', 'ap-f2'],
};
const freePlain: Section = {
  title: { en: 'Free response, no calculator', zh: '自由作答（不可用计算器）' },
  section: 'free-response-no-calculator',
  part: 'questions',
  sets: ['ap-f3', 'ap-f4', 'ap-f5', 'ap-f6'],
};

const analysisTitle = { en: 'Part A, analysis of an argument', zh: 'A 部分：论证分析' };
const tasks = (section: string, title: Section['title'], sets: readonly string[], part = 'tasks'): Section => ({
  title,
  section,
  part,
  sets,
});

/** Papers of AP: a whole Calculus AB, its choices alone, a Seminar exam, and practice in history and about a program. */
export const apPapers = [
  {
    code: 'ap-calculus-a',
    title: { en: 'AP Calculus AB mock A', zh: 'AP 微积分 AB 模拟卷 A' },
    programme: 'ap',
    variant: 'calculus-ab',
    author: 'qiao',
    written: { days: -37, time: '15:00' },
    sections: [plain, withCalculator, freeWithCalculator, freePlain],
  },
  {
    code: 'ap-calculus-choices',
    title: { en: 'AP Calculus AB mock A, the choices alone', zh: 'AP 微积分 AB 模拟卷 A（仅选择题）' },
    programme: 'ap',
    variant: 'calculus-ab',
    author: 'qiao',
    written: { days: -37, time: '15:20' },
    sections: [plain, withCalculator],
  },
  {
    code: 'ap-seminar-a',
    title: { en: 'AP Seminar end-of-course exam A', zh: 'AP 研讨课期末卷 A' },
    programme: 'ap',
    variant: 'seminar',
    author: 'mei',
    written: { days: -29, time: '15:00' },
    sections: [
      tasks('argument-analysis', analysisTitle, ['ap-s1'], 'argument'),
      tasks('argument-analysis', analysisTitle, ['ap-s2'], 'reasoning'),
      tasks('argument-analysis', analysisTitle, ['ap-s3'], 'evidence'),
      tasks(
        'argument-essay',
        { en: 'Part B, argument from sources', zh: 'B 部分：基于材料的论证' },
        ['ap-s4'],
        'essay',
      ),
    ],
  },
  {
    code: 'ap-seminar-bus',
    title: { en: 'AP Seminar practice: the last bus', zh: 'AP 研讨课练习：末班车' },
    programme: 'ap',
    variant: 'seminar-practice',
    author: 'mei',
    written: { days: -29, time: '15:30' },
    sections: [
      tasks('argument-analysis', analysisTitle, ['ap-s1'], 'argument'),
      tasks('argument-analysis', analysisTitle, ['ap-s2'], 'reasoning'),
      tasks('argument-analysis', analysisTitle, ['ap-s3'], 'evidence'),
    ],
  },
  {
    code: 'ap-history-short',
    title: { en: 'AP World History practice: short answers', zh: 'AP 世界历史练习：简答题' },
    programme: 'ap',
    variant: 'history-practice',
    author: 'mei',
    written: { days: -27, time: '15:00' },
    sections: [tasks('short-answer', { en: 'Short answers', zh: '简答题' }, ['ap-h1', 'ap-h2', 'ap-h5'])],
  },
  {
    code: 'ap-history-written',
    title: { en: 'AP World History: documents and an essay', zh: 'AP 世界历史：文献题与论述题' },
    programme: 'ap',
    variant: 'world-history',
    author: 'mei',
    written: { days: -27, time: '15:30' },
    sections: [
      tasks('document-question', { en: 'Document-based question', zh: '文献分析题' }, ['ap-h3'], 'document'),
      tasks('long-essay', { en: 'Long essay', zh: '长论述题' }, ['ap-h4'], 'prompts'),
    ],
  },
  {
    code: 'ap-program',
    title: { en: 'AP CSP practice: your own program', zh: 'AP 计算机科学原理练习：你的程序' },
    programme: 'ap',
    variant: 'practice',
    author: 'qiao',
    written: { days: -11, time: '15:00' },
    sections: [
      tasks('project-reference', { en: 'Project reference', zh: '项目参考图片' }, ['ap-p1']),
      tasks('free-response', { en: 'Free response', zh: '自由作答' }, ['ap-p2', 'ap-p3', 'ap-p4', 'ap-p5']),
    ],
  },
] as const satisfies readonly Paper[];
