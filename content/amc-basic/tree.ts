import type { LocalizedText } from '@inkstone/base';
import type { TreeNode } from '../bank-types.ts';

const point = (id: string, en: string, zh: string): TreeNode => ({
  code: `amc-basic.math.${id}`,
  level: 'point',
  name: { en, zh },
  children: [],
});

const section = (id: string, name: LocalizedText, children: readonly TreeNode[]): TreeNode => ({
  code: `amc-basic.math.${id}`,
  level: 'section',
  name,
  children,
});

/** What beginners meet before their first contest. */
export const amcBasicTree: TreeNode = {
  code: 'amc-basic',
  level: 'programme',
  name: { en: 'AMC Basic', zh: 'AMC 基础' },
  children: [
    {
      code: 'amc-basic.math',
      level: 'subject',
      name: { en: 'Mathematics', zh: '数学' },
      children: [
        section('number', { en: 'Number', zh: '数' }, [
          point('number.calculation', 'Clever calculation', '巧算'),
          point('number.means', 'Means', '平均数'),
          point('number.cycles', 'Cycles', '周期'),
        ]),
        section('shape', { en: 'Shape', zh: '形' }, [
          point('shape.length', 'Lengths and perimeters', '长度与周长'),
          point('shape.solid', 'Solids', '立体'),
        ]),
        section('counting', { en: 'Counting', zh: '计数' }, [
          point('counting.lists', 'Lists in order', '有序列举'),
          point('counting.gaps', 'Posts and gaps', '植树问题'),
        ]),
        section('words', { en: 'Words', zh: '应用题' }, [point('words.unknown', 'Finding the unknown', '求未知数')]),
      ],
    },
  ],
};
