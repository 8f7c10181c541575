import type { PartRule, SectionRule, Variant } from '@inkstone/exam/blueprint';
import { apCard } from './card.ts';
import { countedDirections, toParagraphs } from './directions.ts';
import { composite, buildPart, scheduledBreak, buildSection } from './parts.ts';
import { principlesRubrics } from './principles-rubrics.ts';

/** The four prompts of the written response, one point each. */
const prompt = (id: string, en: string, zh: string): PartRule =>
  buildPart(id, { en, zh }, { types: ['short-answer'], questions: 1, pointsByType: { 'short-answer': 100 } });

/**
 * The pictures come first, as the project is submitted before the exam; the rows for video and program are marked by
 * them.
 */
const project: SectionRule = buildSection('project-reference', {
  clock: { seconds: 900, duringAudio: 'runs', atZero: 'overtime' },
  weight: 10,
  directions: toParagraphs(
    'Add pictures of your own program: a procedure with its call, a list or another collection with its use, and nothing that explains them. They lie beside the questions of the written response. What is past the time is only shown.',
    '请上传自己程序的截图：一个过程及其调用、一个列表（或其他数据集合）及其使用，不要附加任何说明文字。作答书面问题时可随时查看这些图片。超出建议时间只作显示，不会关闭。',
  ),
  parts: [
    buildPart(
      'project',
      { en: 'Pictures of the program', zh: '程序截图' },
      {
        types: ['code-picture'],
        questions: 1,
        pointsByType: { 'code-picture': 200 },
      },
    ),
  ],
});

const freeResponse = buildSection('free-response', {
  seconds: 3600,
  weight: 20,
  directions: countedDirections(
    { questions: 4, minutes: 60 },
    'Two questions with four prompts about your own program. Its pictures open under “My project”.',
    '两道题共四问，都关于你自己的程序。点击“我的项目”可查看截图。',
  ),
  parts: [
    prompt('purpose', 'Design, function, purpose', '设计、功能与目的'),
    prompt('algorithm', 'Algorithm', '算法'),
    prompt('testing', 'Errors and testing', '错误与测试'),
    prompt('abstraction', 'Data and procedural abstraction', '数据与过程抽象'),
  ],
});

const sections: readonly SectionRule[] = [
  project,
  buildSection('choice', {
    seconds: 7200,
    weight: 70,
    breakAfter: scheduledBreak,
    directions: countedDirections(
      { questions: 70, minutes: 120 },
      'The last eight have two right answers each: both must be chosen, and nothing else.',
      '最后八题各有两个正确答案，须全部选出且不多选。',
    ),
    parts: [
      buildPart('single', { en: 'Single choice', zh: '单选题' }, { types: ['choice'], questions: 57, options: 4 }),
      buildPart(
        'passage',
        { en: 'Choice with a text', zh: '材料单选题' },
        { types: ['choice'], questions: 5, options: 4 },
      ),
      buildPart('two', { en: 'Choose two', zh: '双选题' }, { types: ['multiple-choice'], questions: 8, options: 4 }),
    ],
  }),
  { ...freeResponse, tools: [...freeResponse.tools, 'project-reference'] },
];

/** Computer Science Principles: the project's pictures, seventy choices, and four prompts about the own program. */
export const principles: Variant = {
  id: 'computer-science-principles',
  name: apCard.exams['computer-science-principles'],
  sections,
  scoring: composite(sections),
  rubrics: principlesRubrics,
};
