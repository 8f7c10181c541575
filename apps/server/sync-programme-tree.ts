import { listNodeIds, upsertNodes, type TreeNode } from '@inkstone/bank/server';
import { tree, type TreeNode as ContentNode } from '@inkstone/content';
import type { Tx } from '@inkstone/db';

const kindByLevel = {
  programme: 'programme',
  subject: 'subject',
  section: 'section',
  point: 'knowledgePoint',
} as const;

interface TreeLevel {
  parent: string | null;
  nodes: readonly ContentNode[];
}

const toTreeNodes = ({ parent, nodes }: TreeLevel): TreeNode[] =>
  nodes.map(({ code, level, name }, index) => ({
    ...{ code, parent, kind: kindByLevel[level] },
    ...{ name: name.en, nameZh: name.zh, position: index + 1 },
  }));

/**
 * Makes sure that the bank's tree has every programme with its subjects, sections and knowledge points; returns the ids
 * by code. Safe to run in several processes at once.
 */
export const syncProgrammeTree = async (tx: Tx): Promise<Map<string, number>> => {
  // Level by level: a node is found by the code of its parent.
  let depth: readonly TreeLevel[] = [{ parent: null, nodes: tree }];
  while (depth.length > 0) {
    await upsertNodes(tx, depth.flatMap(toTreeNodes));
    depth = depth.flatMap(({ nodes }) => nodes.map(({ code, children }) => ({ parent: code, nodes: children })));
    depth = depth.filter(({ nodes }) => nodes.length > 0);
  }
  return listNodeIds(tx);
};
