import { handleCall } from '@inkstone/call/server';
import { findTerm } from '@inkstone/people/server';
import { maxCopies, planClassCopies as contract } from '../../contract/class-copies.ts';
import { guessPattern } from '../../copies/copy-names.ts';
import { planCopies, type CopyPatterns, type CopySource } from '../../copies/plan-copies.ts';
import { deletePlans, findChangeSet, insertPlan } from '../change-sets/change-sets.queries.ts';
import { listFitPeople } from '../classes/classes.queries.ts';
import { areKnown, insertCopies, listCopySources } from './class-copies.queries.ts';
import { toCopySet } from './class-copies-view.ts';

interface TermNames {
  name: string;
  nameZh: string | null;
}

/** What the names of the terms say that names of their classes replace. */
const guessPatterns = (from: TermNames | undefined, to: TermNames, sources: readonly CopySource[]): CopyPatterns => ({
  en: guessPattern(
    { from: from?.name ?? '', to: to.name },
    sources.map(({ name }) => name),
  ),
  zh: guessPattern(
    { from: from?.nameZh ?? from?.name ?? '', to: to.nameZh ?? to.name },
    sources.map(({ nameZh }) => nameZh ?? ''),
  ),
});

/** Plans copying the classes of a term into another one; an earlier plan of the caller is replaced. */
export const planClassCopies = handleCall(contract, async ({ input, me, tx, now, language, refuse, notFound }) => {
  const { fromTermId, termId, corrections } = input;
  if (fromTermId === termId) return refuse('class.sameTerm');
  const to = await findTerm(tx, termId);
  const from = fromTermId === null ? undefined : await findTerm(tx, fromTermId);
  if (!to || (fromTermId !== null && !from)) return refuse('class.termGone');
  const named = {
    classIds: corrections.map(({ classId }) => classId),
    personIds: corrections.flatMap(({ teacherIds, withoutIds }) => [...teacherIds, ...withoutIds]),
  };
  if (!(await areKnown(tx, named))) return notFound();
  const sources = await listCopySources(tx, { termId, from: { termId: fromTermId }, most: maxCopies + 1 });
  if (sources.length > maxCopies) return refuse('class.tooManyCopies', { count: maxCopies });
  const patterns = input.patterns ?? guessPatterns(from, to, sources);
  const ids = [...sources, ...corrections].flatMap(({ teacherIds }) => teacherIds);
  const fitIds = new Set((await listFitPeople(tx, { part: 'teacher', ids })).map(({ id }) => id));
  const copies = planCopies({ sources, patterns, corrections, fitIds });
  await deletePlans(tx, { personId: me.id, kind: 'classCopies' });
  const changeSetId = await insertPlan(tx, {
    ...{ kind: 'classCopies', createdBy: me.id, createdAt: now, fromTermId, termId },
    copyPatterns: patterns,
  });
  await insertCopies(tx, changeSetId, copies);
  const set = await findChangeSet(tx, { id: changeSetId, family: 'classCopies' });
  return (set && (await toCopySet(tx, { set, language, now }))) ?? notFound();
});
