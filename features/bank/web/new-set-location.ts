import type { CallOutput } from '@inkstone/call/web';
import type { getBankTree } from '../contract.ts';
import type { NewSetLocation } from './edited-set.ts';

type Node = Pick<CallOutput<typeof getBankTree>['list'][number], 'id' | 'parentId' | 'kind' | 'code'>;

/** The only node of a list; undefined if there are none or several. */
const getOnlyNode = (nodes: readonly Node[]): Node | undefined => (nodes.length === 1 ? nodes[0] : undefined);

/** The subject that a node belongs to, or the only one below it; undefined if there are several. */
const findSubject = (list: readonly Node[], node: Node | undefined): Node | undefined => {
  if (node?.kind === 'subject') return node;
  const below = list.filter(({ kind, parentId }) => kind === 'subject' && (!node || parentId === node.id));
  if (!node || node.kind === 'programme') return getOnlyNode(below);
  return findSubject(
    list,
    list.find(({ id }) => id === node.parentId),
  );
};

/** Where a set created at a tree node belongs: its subject, and its knowledge point if the node is one. */
export const resolveNewSetLocation = (list: readonly Node[], nodeId: number | undefined): NewSetLocation => {
  const node = list.find(({ id }) => id === nodeId);
  return {
    place: findSubject(list, node)?.code ?? '',
    knowledgeNodeId: node?.kind === 'knowledgePoint' ? node.id : null,
  };
};
