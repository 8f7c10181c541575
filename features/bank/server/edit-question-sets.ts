import { handleCall, type HandlerContext } from '@inkstone/call/server';
import { listLenders } from '@inkstone/programmes/cards';
import { editQuestionSets as contract, type BankChangeFacts, type SharingEdit } from '../contract.ts';
import type { BankFieldChange } from '../events.ts';
import { planSetEdit, type EditRefusal, type ReplacedValue } from '../plan-set-edit.ts';
import { insertBankChange, insertBankChangeItems } from './bank-changes.queries.ts';
import { insertTagNames, updateDifficulties } from './classification.queries.ts';
import { recountAfter } from './counts.queries.ts';
import { findLiveNode, findSubject, type NodeRow } from './points.queries.ts';
import { listPaperProgrammes, lockSetsForEdit, writeChangedValues } from './set-edits.queries.ts';
import { listExtraPlaces, lockTreeForSets, rebuildPlaces } from './set-places.queries.ts';
import { findNode } from './write-sets.queries.ts';
import { toSetViewer } from './set-access.queries.ts';
import { listShareTargetRows, readSharing, type ShareTargetRow } from './sharing.queries.ts';

type EditContext = HandlerContext<typeof contract>;
type LockedSet = Awaited<ReturnType<typeof lockSetsForEdit>>[number];

/** A set with what is replaced of it. */
interface PlannedEdit {
  setId: number;
  values: ReplacedValue[];
}

/** The chosen points with the codes of their subjects. */
const readPoints = async ({ input, tx, refuse }: EditContext) => {
  const points: { point: NodeRow; place: string }[] = [];
  for (const id of input.points?.ids ?? []) {
    const point = await findLiveNode(tx, id);
    const subject = point && (await findSubject(tx, id));
    if (!subject || point.kind === 'subject') return refuse('edit.pointUnknown');
    points.push({ point, place: subject.code });
  }
  return points;
};

/** The people and teams whose rights change; only those who are still there get one. */
const readTargets = async ({ input, tx, refuse }: EditContext): Promise<ShareTargetRow[]> => {
  const changes = input.sharing?.shares ?? [];
  const targets = await listShareTargetRows(tx, changes);
  const isUnknown = ({ kind, id, access }: (typeof changes)[number]) =>
    access !== null && !targets.some((target) => target.kind === kind && target.id === id && target.isActive);
  return changes.some(isUnknown) ? refuse('edit.shareUnknown') : targets;
};

const changesSharing = ({ sharing }: EditContext['input']): boolean =>
  sharing !== undefined && (sharing.generalAccess !== undefined || sharing.shares.length > 0);

const checkEdit = async ({ input, tx, refuse }: EditContext): Promise<void> => {
  const { addTags, removeTags, difficulty, points, place } = input;
  const changesContent = addTags.length + removeTags.length > 0 || difficulty !== undefined || points || place;
  const isEmpty = !changesContent && !changesSharing(input);
  if (isEmpty) return refuse('edit.nothing');
  if (place && !(await findNode(tx, `${place.programme}.${place.subject}`))) return refuse('set.placeUnknown');
};

const planEdits = async ({ input, tx }: EditContext, sets: readonly LockedSet[], places: Map<number, string>) => {
  const { place } = input;
  const papers = place
    ? Map.groupBy(await listPaperProgrammes(tx, input.ids), ({ setId }) => setId)
    : new Map<number, { programme: string }[]>();
  // Read once the sets are locked: nobody changes it from then on.
  const sharing = input.sharing
    ? await readSharing(
        tx,
        sets.map(({ id }) => id),
      )
    : undefined;
  const refused: { set: LockedSet; reason: EditRefusal }[] = [];
  const planned: PlannedEdit[] = [];
  for (const set of sets) {
    if (!set.isEditable) {
      refused.push({ set, reason: 'notEditable' });
      continue;
    }
    const programmes = (papers.get(set.id) ?? []).map(({ programme }) => programme);
    const editable = {
      ...set,
      questions: set.questions.map(({ mainId, furtherIds, ...question }) => ({
        ...question,
        points: mainId === null ? furtherIds : [mainId, ...furtherIds],
      })),
      sharing: sharing?.get(set.id),
      fitsPapers: !place || programmes.every((programme) => listLenders(programme).includes(place.programme)),
    };
    const plan = planSetEdit(editable, input, places);
    if (typeof plan === 'string') refused.push({ set, reason: plan });
    else planned.push({ setId: set.id, values: plan });
  }
  return { refused, planned };
};

const toFacts = (edits: readonly PlannedEdit[]): BankChangeFacts => {
  const values = edits.flatMap((edit) => edit.values);
  const fields = (['points', 'difficulty', 'tags', 'place', 'sharing'] as const).filter((field) =>
    values.some((value) => value.field === field),
  );
  const questions = Math.max(
    ...(['points', 'difficulty'] as const).map((field) => values.filter((value) => value.field === field).length),
  );
  return { ...{ sets: edits.length, questions, fields }, point: null, into: null, pointId: null, intoId: null };
};

/** What the record of the school says about sharing: who may use or edit the sets now, and who no longer may. */
const toSharingRecord = (
  { generalAccess, shares }: SharingEdit,
  targets: readonly ShareTargetRow[],
): BankFieldChange[] => {
  const nameFor = (access: SharingEdit['shares'][number]['access']) =>
    targets
      .filter(({ kind, id }) => shares.findLast((share) => share.kind === kind && share.id === id)?.access === access)
      .map(({ name, username }) => (username === null ? name : `${name} (${username})`))
      .join(', ');
  const facts = [
    { field: 'generalAccess', before: null, after: generalAccess ?? '' },
    { field: 'sharedForUse', before: null, after: nameFor('use') },
    { field: 'sharedForEditing', before: null, after: nameFor('edit') },
    { field: 'noLongerShared', before: null, after: nameFor(null) },
  ];
  return facts.filter(({ after }) => after !== '');
};

/** The facts of an edit for the record of the school. */
const toRecord = (
  { input }: EditContext,
  count: number,
  { points, targets }: { points: readonly NodeRow[]; targets: readonly ShareTargetRow[] },
): BankFieldChange[] => {
  const fact = (field: string, after: string | null): BankFieldChange => ({ field, before: null, after });
  const { addTags, removeTags, difficulty, place } = input;
  return [
    fact('sets', String(count)),
    ...(addTags.length > 0 ? [fact('tags', addTags.join(', '))] : []),
    ...(removeTags.length > 0 ? [{ field: 'tags', before: removeTags.join(', '), after: null }] : []),
    ...(difficulty === undefined ? [] : [fact('difficulty', difficulty === null ? null : String(difficulty))]),
    ...(input.points ? [fact('knowledgePoints', points.map(({ name }) => name).join(', ') || null)] : []),
    ...(place ? [fact('place', `${place.programme}.${place.subject}`)] : []),
    ...(input.sharing ? toSharingRecord(input.sharing, targets) : []),
  ];
};

const applyEdits = async ({ input, me, tx, now }: EditContext, edits: readonly PlannedEdit[]): Promise<number> => {
  const setIds = edits.map(({ setId }) => setId);
  const facts = toFacts(edits);
  const changeId = await insertBankChange(tx, { kind: 'setsEdited', createdBy: me.id, createdAt: now, facts });
  const items = edits.flatMap(({ setId, values }) =>
    values.map(({ subjectId, ...value }) => ({ ...value, subjectId: subjectId ?? setId, setId })),
  );
  await insertTagNames(tx, input.addTags);
  const extraPlaces = await listExtraPlaces(tx, setIds);
  // A set that moves leaves the places of its former programme.
  const movedIds = new Set(items.filter(({ field }) => field === 'place').map(({ setId }) => setId));
  const left = Map.groupBy(
    extraPlaces.filter(({ setId }) => movedIds.has(setId)),
    ({ setId }) => setId,
  );
  const leftItems = [...left].map(([setId, places]) => ({
    ...{ field: 'extraPlace' as const, subjectId: setId, setId, newValue: [] },
    oldValue: places.map(({ nodeId }) => nodeId),
  }));
  await insertBankChangeItems(tx, changeId, [...items, ...leftItems]);
  await recountAfter(tx, setIds, async () => {
    await writeChangedValues(tx, changeId, 'apply');
    await updateDifficulties(tx, setIds, []);
    await rebuildPlaces(
      tx,
      setIds,
      extraPlaces.filter(({ setId }) => !movedIds.has(setId)),
    );
  });
  return changeId;
};

/** Changes tags, difficulty, points, the place or the sharing of many sets; each whole or not at all. */
export const editQuestionSets = handleCall(contract, async (ctx) => {
  const { input, me, tx, emit } = ctx;
  await lockTreeForSets(tx);
  await checkEdit(ctx);
  const points = await readPoints(ctx);
  const targets = await readTargets(ctx);
  const ids = [...new Set(input.ids)];
  const sets = await lockSetsForEdit(tx, ids, toSetViewer(me));
  const places = new Map(points.map(({ point, place }) => [point.id, place]));
  const { planned, refused } = await planEdits(ctx, sets, places);
  const edits = planned.filter(({ values }) => values.length > 0);
  const changeId = edits.length > 0 ? await applyEdits(ctx, edits) : null;
  if (changeId !== null) {
    const changes = toRecord(ctx, edits.length, { points: points.map(({ point }) => point), targets });
    await emit('questionSets.edited', { changeId, isUndone: false, changes });
  }
  const foundIds = new Set(sets.map(({ id }) => id));
  const goneIds = ids.filter((id) => !foundIds.has(id));
  return {
    changeId,
    changed: edits.length,
    same: planned.length - edits.length,
    refused: [
      ...refused.map(({ set: { id, title, titleZh }, reason }) => ({ setId: id, title, titleZh, reason })),
      ...goneIds.map((setId) => ({ setId, title: '', titleZh: null, reason: 'gone' as const })),
    ],
  };
});
