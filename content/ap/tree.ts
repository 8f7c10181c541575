import type { LocalizedText } from '@inkstone/base';
import type { TreeNode } from '../bank-types.ts';

type Points = Readonly<Record<string, readonly [en: string, zh: string]>>;

const point = (code: string, [en, zh]: readonly [string, string]): TreeNode => ({
  code: `ap.${code}`,
  level: 'point',
  name: { en, zh },
  children: [],
});

const domain = (code: string, name: LocalizedText, points: Points): TreeNode => ({
  code: `ap.calculus.${code}`,
  level: 'section',
  name,
  children: Object.entries(points).map(([id, words]) => point(`calculus.${code}.${id}`, words)),
});

/** A subject with one section of tasks. */
const tasks = (code: string, name: LocalizedText, points: Points): TreeNode => ({
  code: `ap.${code}`,
  level: 'subject',
  name,
  children: [
    {
      code: `ap.${code}.tasks`,
      level: 'section',
      name: { en: 'Tasks', zh: '题型' },
      children: Object.entries(points).map(([id, words]) => point(`${code}.${id}`, words)),
    },
  ],
});

/** A subject that is not divided here. */
const whole = (code: string, name: LocalizedText): TreeNode => ({
  code: `ap.${code}`,
  level: 'subject',
  name,
  children: [],
});

/** AP: every subject that is examined; divided where the sample bank holds something. */
export const apTree: TreeNode = {
  code: 'ap',
  level: 'programme',
  name: { en: 'AP', zh: 'AP' },
  children: [
    {
      code: 'ap.calculus',
      level: 'subject',
      name: { en: 'Calculus', zh: '微积分' },
      children: [
        domain(
          'limits',
          { en: 'Limits and continuity', zh: '极限与连续' },
          { limits: ['Limits', '极限'], continuity: ['Continuity', '连续'] },
        ),
        domain(
          'derivatives',
          { en: 'Derivatives', zh: '导数' },
          {
            definition: ['Definition', '定义'],
            rules: ['Rules', '求导法则'],
            chain: ['Composite, implicit and inverse functions', '复合、隐函数与反函数'],
          },
        ),
        domain(
          'contexts',
          { en: 'Derivatives in context', zh: '导数的应用情境' },
          { motion: ['Motion', '运动'], related: ['Related rates and approximation', '相关变化率与近似'] },
        ),
        domain(
          'analysis',
          { en: 'Analysis of functions', zh: '函数分析' },
          { extrema: ['Extrema and the mean value theorem', '极值与中值定理'], shape: ['Shape of graphs', '图像形态'] },
        ),
        domain(
          'integrals',
          { en: 'Integrals', zh: '积分' },
          {
            sums: ['Sums', '黎曼和'],
            theorem: ['The fundamental theorem', '微积分基本定理'],
            technique: ['Techniques', '积分方法'],
          },
        ),
        domain(
          'equations',
          { en: 'Differential equations', zh: '微分方程' },
          { slope: ['Slope fields', '斜率场'], separable: ['Separable equations', '可分离变量的方程'] },
        ),
        domain(
          'areas',
          { en: 'Applications of integrals', zh: '积分的应用' },
          {
            average: ['Average value', '平均值'],
            area: ['Areas', '面积'],
            volume: ['Volumes', '体积'],
          },
        ),
      ],
    },
    tasks(
      'history',
      { en: 'History', zh: '历史' },
      {
        exchange: ['Networks of exchange', '交流网络'],
        empires: ['Empires', '帝国'],
        industry: ['Industrialization', '工业化'],
        nations: ['Decolonization and new states', '去殖民化与新国家'],
      },
    ),
    tasks(
      'seminar',
      { en: 'Seminar', zh: '研讨课' },
      { analysis: ['Analysis of an argument', '论证分析'], synthesis: ['Argument from sources', '基于材料的论证'] },
    ),
    tasks(
      'principles',
      { en: 'Computer Science Principles', zh: '计算机科学原理' },
      { create: ['The own program', '自己的程序'] },
    ),
    whole('computer-science', { en: 'Computer Science A', zh: '计算机科学 A' }),
    whole('english', { en: 'English', zh: '英语' }),
    whole('biology', { en: 'Biology', zh: '生物' }),
    whole('chemistry', { en: 'Chemistry', zh: '化学' }),
    whole('physics', { en: 'Physics', zh: '物理' }),
    whole('environment', { en: 'Environmental Science', zh: '环境科学' }),
    whole('statistics', { en: 'Statistics', zh: '统计学' }),
    whole('economics', { en: 'Economics', zh: '经济学' }),
    whole('government', { en: 'US Government', zh: '美国政府与政治' }),
    whole('geography', { en: 'Human Geography', zh: '人文地理' }),
    whole('psychology', { en: 'Psychology', zh: '心理学' }),
  ],
};
