import { listPlaceIds, upsertPlaces, type TreePlace } from '@inkstone/bank/server';
import { tree, type TreeNode } from '@inkstone/content';
import type { Tx } from '@inkstone/db';

const kindByLevel = {
  programme: 'programme',
  subject: 'subject',
  section: 'section',
  point: 'knowledgePoint',
} as const;

interface TreeLevel {
  parent: string | null;
  nodes: readonly TreeNode[];
}

const toPlaces = ({ parent, nodes }: TreeLevel): TreePlace[] =>
  nodes.map(({ code, level, name }, index) => ({
    ...{ code, parent, kind: kindByLevel[level] },
    ...{ name: name.en, nameZh: name.zh, position: index + 1 },
  }));

/**
 * Sees to it that the bank has every programme with its subjects, sections and knowledge points, in any school and at
 * every start; gives the ids by code. Processes that start together may all do it.
 */
export const syncProgrammeTree = async (tx: Tx): Promise<Map<string, number>> => {
  // One depth after the other: a place is found by the code of the one above it.
  let depth: readonly TreeLevel[] = [{ parent: null, nodes: tree }];
  while (depth.length > 0) {
    await upsertPlaces(tx, depth.flatMap(toPlaces));
    depth = depth.flatMap(({ nodes }) => nodes.map(({ code, children }) => ({ parent: code, nodes: children })));
    depth = depth.filter(({ nodes }) => nodes.length > 0);
  }
  return listPlaceIds(tx);
};
