import type { TreeNode } from '../bank-types.ts';

const point = (code: string, en: string, zh: string): TreeNode => ({
  code: `sat.${code}`,
  level: 'point',
  name: { en, zh },
  children: [],
});

const domain = (code: string, name: TreeNode['name'], children: readonly TreeNode[]): TreeNode => ({
  code: `sat.${code}`,
  level: 'section',
  name,
  children,
});

/** The SAT: two subjects, four domains each, and their skills. */
export const satTree = {
  code: 'sat',
  level: 'programme',
  name: { en: 'SAT', zh: 'SAT' },
  children: [
    {
      code: 'sat.verbal',
      level: 'subject',
      name: { en: 'Reading and Writing', zh: '阅读与文法' },
      children: [
        domain('verbal.craft', { en: 'Craft and structure', zh: '写作手法与结构' }, [
          point('verbal.craft.words', 'Words in context', '语境词义'),
          point('verbal.craft.structure', 'Text structure and purpose', '篇章结构与目的'),
          point('verbal.craft.cross', 'Cross-text connections', '双文本对照'),
        ]),
        domain('verbal.information', { en: 'Information and ideas', zh: '信息与观点' }, [
          point('verbal.information.central', 'Central ideas and details', '主旨与细节'),
          point('verbal.information.evidence', 'Command of evidence: text', '文字证据'),
          point('verbal.information.data', 'Command of evidence: figures', '数据证据'),
          point('verbal.information.inference', 'Inferences', '推理'),
        ]),
        domain('verbal.conventions', { en: 'Standard English conventions', zh: '标准英语规范' }, [
          point('verbal.conventions.boundaries', 'Boundaries', '句子边界与标点'),
          point('verbal.conventions.form', 'Form, structure and sense', '词形、结构与意义'),
        ]),
        domain('verbal.expression', { en: 'Expression of ideas', zh: '观点表达' }, [
          point('verbal.expression.transitions', 'Transitions', '过渡'),
          point('verbal.expression.synthesis', 'Rhetorical synthesis', '修辞整合'),
        ]),
      ],
    },
    {
      code: 'sat.math',
      level: 'subject',
      name: { en: 'Math', zh: '数学' },
      children: [
        domain('math.algebra', { en: 'Algebra: linear', zh: '代数（线性）' }, [
          point('math.algebra.equations', 'Linear equations', '一次方程'),
          point('math.algebra.functions', 'Linear functions', '一次函数'),
          point('math.algebra.systems', 'Systems of linear equations', '线性方程组'),
          point('math.algebra.inequalities', 'Linear inequalities', '一次不等式'),
        ]),
        domain('math.advanced', { en: 'Advanced math', zh: '高等代数' }, [
          point('math.advanced.equivalent', 'Equivalent expressions', '等价表达式'),
          point('math.advanced.equations', 'Nonlinear equations and systems', '非线性方程与方程组'),
          point('math.advanced.functions', 'Nonlinear functions', '非线性函数'),
        ]),
        domain('math.data', { en: 'Problem-solving and data analysis', zh: '问题求解与数据分析' }, [
          point('math.data.ratios', 'Ratios, rates and units', '比率与单位'),
          point('math.data.percentages', 'Percentages', '百分数应用'),
          point('math.data.statistics', 'One- and two-variable data', '单变量与双变量数据'),
          point('math.data.probability', 'Conditional probability', '条件概率'),
          point('math.data.samples', 'Samples and margin of error', '抽样与误差'),
        ]),
        domain('math.geometry', { en: 'Geometry and trigonometry', zh: '几何与三角' }, [
          point('math.geometry.area', 'Area and volume', '面积与体积'),
          point('math.geometry.angles', 'Lines, angles and triangles', '直线、角与三角形的关系'),
          point('math.geometry.right', 'Right triangles and trigonometry', '直角三角形与三角比'),
          point('math.geometry.circles', 'Circles in the plane', '坐标系中的圆'),
        ]),
      ],
    },
  ],
} as const satisfies TreeNode;
