import type { CallOutput } from '@inkstone/call/web';
import type { getTopicTree } from '../contract.ts';
import type { NewSetPlace } from './edited-set.ts';

type Node = Pick<CallOutput<typeof getTopicTree>['list'][number], 'id' | 'parentId' | 'kind' | 'code'>;

/** The only one of some places; undefined where there are none or several. */
const getOnlyNode = (nodes: readonly Node[]): Node | undefined => (nodes.length === 1 ? nodes[0] : undefined);

/** The subject that a place lies in, or that alone lies in it; undefined where several do. */
const findSubject = (list: readonly Node[], node: Node | undefined): Node | undefined => {
  if (node?.kind === 'subject') return node;
  const below = list.filter(({ kind, parentId }) => kind === 'subject' && (!node || parentId === node.id));
  if (!node || node.kind === 'programme') return getOnlyNode(below);
  return findSubject(
    list,
    list.find(({ id }) => id === node.parentId),
  );
};

/** Where a set that is begun at a place of the tree stands: its subject, and its knowledge point where it is one. */
export const resolveNewPlace = (list: readonly Node[], nodeId: number | undefined): NewSetPlace => {
  const node = list.find(({ id }) => id === nodeId);
  return {
    place: findSubject(list, node)?.code ?? '',
    knowledgeNodeId: node?.kind === 'knowledgePoint' ? node.id : null,
  };
};
