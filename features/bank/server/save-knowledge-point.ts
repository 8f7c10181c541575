import { randomUUID } from 'node:crypto';
import { foldText } from '@inkstone/base';
import { handleCall, type HandlerContext } from '@inkstone/call/server';
import { saveKnowledgePoint as contract } from '../contract.ts';
import type { BankFieldChange } from '../events.ts';
import { toOwnPointCode } from '../rules.ts';
import { findLiveNode, findSubject, listChildren, updateNode, type NodeRow } from './points.queries.ts';
import { listExtraPlaces, listSetsAt, lockTree, rebuildPlaces } from './set-places.queries.ts';
import { recountAfter } from './counts.queries.ts';
import { insertNode } from './write-sets.queries.ts';

type SaveContext = HandlerContext<typeof contract>;

const toChange = (field: string, before: string | null, after: string): BankFieldChange[] =>
  before === after ? [] : [{ field, before, after }];

/** The name of a point that a section has already, in either language; undefined if there is none. */
export const findNameTwin = (
  siblings: readonly NodeRow[],
  names: { name: string; nameZh: string },
  exceptId?: number,
): string | undefined => {
  const takenNames = new Set([foldText(names.name), foldText(names.nameZh)]);
  const twin = siblings.find(
    ({ id, name, nameZh }) => id !== exceptId && (takenNames.has(foldText(name)) || takenNames.has(foldText(nameZh))),
  );
  return twin?.name;
};

/** A point's sets stand at other sections after it moves. */
const movePoint = async ({ tx }: SaveContext, point: NodeRow, change: Partial<NodeRow>): Promise<void> => {
  const setIds = await listSetsAt(tx, point.id);
  const extraPlaces = await listExtraPlaces(tx, setIds);
  await recountAfter(tx, setIds, async () => {
    await updateNode(tx, point.id, change);
    await rebuildPlaces(tx, setIds, extraPlaces);
  });
};

const findSection = async ({ input, tx, refuse, notFound }: SaveContext): Promise<NodeRow> => {
  const section = await findLiveNode(tx, input.sectionId);
  if (!section) return notFound();
  return section.kind === 'section' ? section : refuse('point.placeWrong');
};

const changePoint = async (ctx: SaveContext, section: NodeRow, pointId: number): Promise<number> => {
  const { input, tx, emit, refuse, notFound } = ctx;
  const point = await findLiveNode(tx, pointId);
  if (point?.kind !== 'knowledgePoint') return notFound();
  if (!point.isOwn) return refuse('point.exams');
  const [subject, formerSection] = [await findSubject(tx, section.id), await findLiveNode(tx, point.parentId ?? 0)];
  if (!formerSection || (await findSubject(tx, formerSection.id))?.id !== subject?.id)
    return refuse('point.placeWrong');
  const siblings = await listChildren(tx, section.id);
  const twin = findNameTwin(siblings, input, pointId);
  if (twin !== undefined) return refuse('point.nameTaken', { name: twin });
  const { name, nameZh } = input;
  const changes = [
    ...toChange('pointName', point.name, name),
    ...toChange('pointNameZh', point.nameZh, nameZh),
    ...toChange('pointSection', formerSection.name, section.name),
  ];
  if (section.id === formerSection.id) await updateNode(tx, pointId, { name, nameZh });
  else {
    const position = 1 + Math.max(0, ...siblings.map((sibling) => sibling.position));
    await movePoint(ctx, point, { name, nameZh, parentId: section.id, position });
  }
  if (changes.length > 0) await emit('knowledgePoint.changed', { pointId, action: 'changed', changes });
  return pointId;
};

const addPoint = async ({ input, tx, emit, refuse }: SaveContext, section: NodeRow): Promise<number> => {
  const siblings = await listChildren(tx, section.id);
  const twin = findNameTwin(siblings, input);
  if (twin !== undefined) return refuse('point.nameTaken', { name: twin });
  const subject = await findSubject(tx, section.id);
  if (!subject) return refuse('point.placeWrong');
  const { name, nameZh } = input;
  const pointId = await insertNode(tx, {
    ...{ parentId: section.id, kind: 'knowledgePoint', name, nameZh, isOwn: true },
    code: toOwnPointCode(subject.code, randomUUID()),
    position: 1 + Math.max(0, ...siblings.map(({ position }) => position)),
  });
  const changes = [
    ...toChange('pointName', null, name),
    ...toChange('pointNameZh', null, nameZh),
    ...toChange('pointSection', null, section.name),
  ];
  await emit('knowledgePoint.changed', { pointId, action: 'added', changes });
  return pointId;
};

/** Makes a knowledge point of the school, or renames or moves one. */
export const saveKnowledgePoint = handleCall(contract, async (ctx) => {
  const { input, tx } = ctx;
  await lockTree(tx);
  const section = await findSection(ctx);
  const pointId =
    input.pointId === undefined ? await addPoint(ctx, section) : await changePoint(ctx, section, input.pointId);
  return { pointId };
});
