import { handleCall } from '@inkstone/call/server';
import { questionTypeIds, getQuestionType } from '@inkstone/exam/logic';
import { getHomeworkFilters as contract } from '../contract.ts';
import { readBankCounts } from './counts.queries.ts';
import { listTree } from './read-sets.queries.ts';
import { toSetViewer } from './set-access.queries.ts';

/** The filters for assigning homework, each with the number of sets. */
export const getHomeworkFilters = handleCall(contract, async ({ input, me, tx }) => {
  const { programme } = input;
  const viewer = toSetViewer(me);
  const tree = (await listTree(tx, viewer)).filter(({ count }) => count > 0);
  const places = tree.map((place) => ({ ...place, name: { en: place.name, zh: place.nameZh } }));
  const matchingPlaces = places.filter(({ code }) => programme === undefined || code.split('.')[0] === programme);
  const { total, withRecording, types } = await readBankCounts(tx, programme ?? null, viewer);
  return {
    total,
    heard: withRecording,
    programmes: places
      .filter(({ kind }) => kind === 'programme')
      .map(({ code, name, count }) => ({ id: code, name, count })),
    subjects: matchingPlaces
      .filter(({ kind }) => kind === 'subject')
      .map(({ code, name, count }) => {
        const [programmeCode = '', id = ''] = code.split('.');
        return { programme: programmeCode, id, name, count };
      }),
    places: matchingPlaces.map(({ id, parentId, kind, name, count }) => ({
      id,
      parentId,
      kind,
      name,
      count,
    })),
    types: questionTypeIds.flatMap((id) => {
      const count = types.get(id) ?? 0;
      return count > 0 ? [{ id, name: getQuestionType(id).name, count }] : [];
    }),
  };
});
