import type { LocalizedText } from '@inkstone/base';
import type { TreeNode } from '../bank-types.ts';

type Points = Readonly<Record<string, readonly [en: string, zh: string]>>;

const domain = (code: string, name: LocalizedText, points: Points): TreeNode => ({
  code: `act.${code}`,
  level: 'section',
  name,
  children: Object.entries(points).map(([id, [en, zh]]) => ({
    code: `act.${code}.${id}`,
    level: 'point',
    name: { en, zh },
    children: [],
  })),
});

const subject = (code: string, name: LocalizedText, children: readonly TreeNode[]): TreeNode => ({
  code: `act.${code}`,
  level: 'subject',
  name,
  children,
});

/** The ACT: its five sections, their reporting categories and their skills. */
export const actTree: TreeNode = {
  code: 'act',
  level: 'programme',
  name: { en: 'ACT', zh: 'ACT' },
  children: [
    subject('english', { en: 'English', zh: '英语' }, [
      domain(
        'english.production',
        { en: 'Production of writing', zh: '文章写作' },
        {
          development: ['Topic development', '主题展开'],
          organization: ['Organization and unity', '结构与衔接'],
        },
      ),
      domain(
        'english.knowledge',
        { en: 'Knowledge of language', zh: '语言知识' },
        {
          language: ['Precision, concision and style', '准确、简洁与风格'],
        },
      ),
      domain(
        'english.conventions',
        { en: 'Conventions of standard English', zh: '标准英语规范' },
        {
          structure: ['Sentence structure', '句子结构'],
          punctuation: ['Punctuation', '标点'],
          usage: ['Usage', '语法与用词'],
        },
      ),
    ]),
    subject('math', { en: 'Math', zh: '数学' }, [
      domain(
        'math.number',
        { en: 'Number and quantity', zh: '数与量' },
        {
          real: ['Real and complex numbers', '实数与复数'],
          matrices: ['Vectors and matrices', '向量与矩阵'],
        },
      ),
      domain(
        'math.algebra',
        { en: 'Algebra', zh: '代数' },
        {
          equations: ['Equations and systems', '方程与方程组'],
          expressions: ['Expressions', '代数式'],
          inequalities: ['Inequalities', '不等式'],
        },
      ),
      domain(
        'math.functions',
        { en: 'Functions', zh: '函数' },
        {
          notation: ['Functions and their graphs', '函数与图像'],
          models: ['Functions as models', '函数模型'],
          trigonometry: ['Trigonometry', '三角函数'],
        },
      ),
      domain(
        'math.geometry',
        { en: 'Geometry', zh: '几何' },
        {
          plane: ['Plane geometry', '平面几何'],
          solid: ['Solids', '立体几何'],
          coordinate: ['Coordinate geometry', '解析几何'],
        },
      ),
      domain(
        'math.statistics',
        { en: 'Statistics and probability', zh: '统计与概率' },
        {
          data: ['Data', '数据'],
          probability: ['Probability', '概率'],
        },
      ),
      domain(
        'math.essential',
        { en: 'Integrating essential skills', zh: '基础综合' },
        {
          rates: ['Rates and proportions', '比率与比例'],
          percent: ['Percentages', '百分数'],
          measure: ['Area, surface and volume', '面积与体积'],
        },
      ),
    ]),
    subject('reading', { en: 'Reading', zh: '阅读' }, [
      domain(
        'reading.ideas',
        { en: 'Key ideas and details', zh: '主旨与细节' },
        {
          central: ['Central ideas', '主旨'],
          details: ['Details', '细节'],
          inference: ['Inferences', '推理'],
        },
      ),
      domain(
        'reading.craft',
        { en: 'Craft and structure', zh: '写作手法与结构' },
        {
          words: ['Words and phrases in context', '语境词义'],
          structure: ['Text structure', '篇章结构'],
          purpose: ['Purpose and point of view', '目的与视角'],
        },
      ),
      domain(
        'reading.integration',
        { en: 'Integration of knowledge and ideas', zh: '信息整合' },
        {
          evidence: ['Claims and evidence', '论点与论据'],
          compare: ['Two passages', '双篇对照'],
          figures: ['Figures and tables', '图表'],
        },
      ),
    ]),
    subject('science', { en: 'Science', zh: '科学' }, [
      domain(
        'science.data',
        { en: 'Interpretation of data', zh: '数据解读' },
        {
          read: ['Reading tables and figures', '读取图表'],
          trends: ['Trends and predictions', '趋势与预测'],
        },
      ),
      domain(
        'science.investigation',
        { en: 'Scientific investigation', zh: '科学探究' },
        {
          design: ['Design of experiments', '实验设计'],
          extend: ['Extending experiments', '实验拓展'],
        },
      ),
      domain(
        'science.evaluation',
        { en: 'Evaluation of models and inferences', zh: '模型与推论评价' },
        {
          models: ['Models and viewpoints', '模型与观点'],
          evidence: ['Evidence and conclusions', '证据与结论'],
        },
      ),
    ]),
    subject('writing', { en: 'Writing', zh: '写作' }, [
      domain(
        'writing.essays',
        { en: 'Essays', zh: '作文' },
        {
          perspectives: ['An issue and three perspectives', '议题与三种观点'],
        },
      ),
    ]),
  ],
};
