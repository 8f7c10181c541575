import type { LocalizedText } from '@inkstone/base';
import type { TreeNode } from '../bank-types.ts';

type Points = Readonly<Record<string, readonly [en: string, zh: string]>>;

const domain = (code: string, name: LocalizedText, points: Points): TreeNode => ({
  code: `ssat.${code}`,
  level: 'section',
  name,
  children: Object.entries(points).map(([id, [en, zh]]) => ({
    code: `ssat.${code}.${id}`,
    level: 'point',
    name: { en, zh },
    children: [],
  })),
});

const subject = (code: string, name: LocalizedText, children: readonly TreeNode[]): TreeNode => ({
  code: `ssat.${code}`,
  level: 'subject',
  name,
  children,
});

/** The SSAT: what its sections ask and the knowledge behind it. */
export const ssatTree: TreeNode = {
  code: 'ssat',
  level: 'programme',
  name: { en: 'SSAT', zh: 'SSAT' },
  children: [
    subject('quantitative', { en: 'Quantitative', zh: '数学' }, [
      domain(
        'quantitative.number',
        { en: 'Number', zh: '数与运算' },
        {
          operations: ['Operations', '四则运算'],
          fractions: ['Fractions and decimals', '分数与小数'],
          percent: ['Percent', '百分数'],
          ratios: ['Ratios and rates', '比与比率'],
          properties: ['Properties of numbers', '数的性质'],
        },
      ),
      domain(
        'quantitative.algebra',
        { en: 'Algebra', zh: '代数' },
        {
          expressions: ['Expressions', '代数式'],
          equations: ['Equations', '方程'],
          words: ['Word problems', '应用题'],
          patterns: ['Patterns', '规律与数列'],
        },
      ),
      domain(
        'quantitative.geometry',
        { en: 'Geometry', zh: '几何' },
        {
          plane: ['Angles and figures', '角与图形'],
          measure: ['Area and volume', '面积与体积'],
          coordinates: ['Coordinates', '坐标'],
        },
      ),
      domain(
        'quantitative.data',
        { en: 'Data', zh: '数据' },
        {
          statistics: ['Mean and median', '平均数与中位数'],
          probability: ['Probability', '概率'],
          counting: ['Counting', '计数'],
        },
      ),
    ]),
    subject('reading', { en: 'Reading', zh: '阅读' }, [
      domain(
        'reading.questions',
        { en: 'Questions about passages', zh: '篇章题型' },
        {
          main: ['Main idea', '主旨'],
          detail: ['Details', '细节'],
          inference: ['Inferences', '推断'],
          words: ['Words in context', '语境词义'],
          craft: ['Tone, purpose and structure', '语气、目的与结构'],
        },
      ),
    ]),
    subject('verbal', { en: 'Verbal', zh: '词汇' }, [
      domain(
        'verbal.synonyms',
        { en: 'Synonyms', zh: '同义词' },
        {
          meaning: ['Exact meaning', '准确词义'],
          lookalikes: ['Words that look alike', '形近词辨析'],
          roots: ['Roots and prefixes', '词根与前缀'],
        },
      ),
      domain(
        'verbal.analogies',
        { en: 'Analogies', zh: '类比' },
        {
          parts: ['Part, member and whole', '部分与整体'],
          degree: ['Degree', '程度'],
          use: ['Tool, purpose and effect', '工具、用途与作用'],
          maker: ['Maker and work', '人与作品'],
          lack: ['Opposites and lack', '反义与缺失'],
          quality: ['Thing and quality', '事物与特征'],
        },
      ),
    ]),
    subject('writing', { en: 'Writing', zh: '写作' }, [
      domain(
        'writing.samples',
        { en: 'Writing samples', zh: '写作样本' },
        {
          story: ['A story from its first sentence', '续写故事'],
          choice: ['A story or an essay', '故事或议论文'],
        },
      ),
    ]),
  ],
};
