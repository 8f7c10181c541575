import type { LocalizedText } from '@inkstone/base';
import type { TreeNode } from './bank-types.ts';

/** A knowledge point by the end of its code, with its English and Chinese names. */
export type PointDraft = readonly [id: string, en: string, zh: string];

interface SubjectDraft {
  id: string;
  name: LocalizedText;
  /** The one section that its knowledge points stand in. */
  section: LocalizedText;
  points: readonly PointDraft[];
}

/** A programme of the tree whose subjects have one section each. */
export const treeOf = (programme: string, name: LocalizedText, subjects: readonly SubjectDraft[]): TreeNode => ({
  code: programme,
  level: 'programme',
  name,
  children: subjects.map(({ id, name: subject, section, points }) => ({
    code: `${programme}.${id}`,
    level: 'subject',
    name: subject,
    children: [
      {
        code: `${programme}.${id}.tasks`,
        level: 'section',
        name: section,
        children: points.map(([point, en, zh]) => ({
          code: `${programme}.${id}.${point}`,
          level: 'point',
          name: { en, zh },
          children: [],
        })),
      },
    ],
  })),
});
