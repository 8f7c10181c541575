import type { PartRule, SectionRule } from '@inkstone/exam/blueprint';

const anyNumber = { questions: null, sets: { from: 1, to: 20 } } as const;

/** Number of questions, time and points are set by the paper. */
const buildSection = (
  its: Pick<SectionRule, 'id' | 'name' | 'skill' | 'directions' | 'tools'> & {
    part: Pick<PartRule, 'name' | 'types'>;
    seconds: number;
    clipboard?: boolean;
  },
): SectionRule => {
  const { part, seconds, clipboard = false, ...rule } = its;
  return {
    ...rule,
    clock: { seconds, duringAudio: 'runs', atZero: 'closes' },
    navigation: 'section',
    reviewScreen: true,
    clipboard,
    configurable: true,
    parts: [{ id: 'questions', ...anyNumber, ...part }],
  };
};

/** Knowledge, calculation and writing; a paper uses any of them. */
export const sections: readonly SectionRule[] = [
  buildSection({
    id: 'choice',
    name: { en: 'Multiple choice', zh: '选择题' },
    skill: 'knowledge',
    directions: {
      en: '<p>Questions on accounting and business, with one right answer unless a question says otherwise. Answer in any order; a wrong answer costs nothing. A calculator is among the tools. Once this section is over it stays closed.</p>',
      zh: '<p>财会与商务知识题，除题目另有说明外，只有一个正确答案。可按任意顺序作答，答错不扣分。工具中有计算器。本部分结束后不能返回。</p>',
    },
    seconds: 900,
    tools: ['flag', 'eliminator', 'highlighter', 'notes', 'zoom', 'calculator'],
    part: {
      name: { en: 'Questions', zh: '题目' },
      types: ['choice', 'multiple-choice', 'true-false', 'matching-table', 'ordering'],
    },
  }),
  buildSection({
    id: 'figures',
    name: { en: 'Figures', zh: '计算题' },
    skill: 'calculation',
    directions: {
      en: '<p>Work the figures out and type them without commas: <b>12500</b>, not 12,500. What stands behind the field is the unit. Round only where a question asks for it. A calculator is among the tools. Once this section is over it stays closed.</p>',
      zh: '<p>计算并填写数字，不加千位分隔符：填 <b>12500</b>，不填 12,500。输入框后是单位。只在题目要求时四舍五入。工具中有计算器。本部分结束后不能返回。</p>',
    },
    seconds: 1200,
    tools: ['flag', 'highlighter', 'notes', 'zoom', 'calculator'],
    part: { name: { en: 'Figures', zh: '计算题' }, types: ['numeric-entry', 'blanks'] },
  }),
  buildSection({
    id: 'cases',
    name: { en: 'Written cases', zh: '书面案例' },
    skill: 'writing',
    directions: {
      en: '<p>Each case is something that happens in an office. Write what you would write at work: what the rule is, what the figures are, what is to be done next. Copying and pasting within your answer is allowed.</p><p><b>Marks.</b> The recruiter marks each case by knowledge, accuracy and written clarity, from 0 to 5 in halves.</p>',
      zh: '<p>每个案例都是工作中会遇到的情形。请像在工作中那样写：适用什么规则，金额是多少，下一步怎么做。可在答案内复制粘贴。</p><p><b>评分。</b>招聘方按专业知识、准确性、书面表达三项评分，每项 0 到 5 分，以半分为单位。</p>',
    },
    seconds: 1800,
    clipboard: true,
    tools: ['flag', 'highlighter', 'notes', 'zoom', 'calculator'],
    part: { name: { en: 'Cases', zh: '案例' }, types: ['essay', 'short-answer'] },
  }),
];
