import { toSetViewer } from '@inkstone/bank/server';
import { dayIn, localizedName, type Language } from '@inkstone/base';
import { handleCall } from '@inkstone/call/server';
import { getKindRules } from '@inkstone/exam/assignment-kinds';
import { getRepeatPlan as contract, type RepeatTarget } from '../contract.ts';
import { proposeWindow } from '../repeat-window.ts';
import { givenKinds } from './assignment-family.ts';
import { listRemovedQuestions } from './removed-questions.queries.ts';
import {
  findRepeatSource,
  findTermOfAssignment,
  listRepeatClasses,
  listRetiredContent,
  type RepeatClass,
} from './repeat.queries.ts';
import { findWindowDefault, windowFields } from './window-mode.ts';

/** Whether something of it can be given again: neither the whole nor its last set left the bank. */
const isPossible = (retired: readonly { place: string }[], setCount: number): boolean =>
  retired.every(({ place }) => place !== 'whole') &&
  (setCount === 0 || retired.filter(({ place }) => place === 'set').length < setCount);

type Proposal = Omit<Parameters<typeof proposeWindow>[0], 'to'>;

/** Classes of one term with the times that are proposed for them. */
const toTarget = (classes: readonly RepeatClass[], proposal: Proposal, language: Language): RepeatTarget => {
  const { term = null, firstDay = null, lastDay = null } = classes[0] ?? {};
  const to = firstDay !== null && lastDay !== null ? { firstDay, lastDay } : null;
  const { beginsAt, deadline, isOutsideTerm } = proposeWindow({ ...proposal, to });
  return {
    term: term && { id: term.id, state: term.state, name: localizedName(language, term.name, term.nameZh) },
    beginsAt: beginsAt.toISOString(),
    deadline: deadline.toISOString(),
    isOutsideTerm,
    classes: classes.map(({ id, name, nameZh, studentCount, hasIt }) => ({
      ...{ id, studentCount, hasIt },
      name: localizedName(language, name, nameZh),
    })),
  };
};

/** One own assignment with everything that is chosen when it is given again. */
export const getRepeatPlan = handleCall(contract, async (ctx) => {
  const { input, me, tx, now, school, language, refuse, notFound } = ctx;
  const source = await findRepeatSource(tx, { id: input.id, teacherId: me.id, kinds: givenKinds(me) });
  if (!source) return notFound();
  if (source.deletedAt) return refuse('assignment.deleted');
  const { timeZone } = school;
  const { id, beginsAt, deadline, setIds, kind } = source;
  const from = (await findTermOfAssignment(tx, { assignmentId: id, day: dayIn(beginsAt, timeZone) })) ?? null;
  const firstId = source.repeatedFromId ?? id;
  const key = { teacherId: me.id, assignmentId: firstId, today: dayIn(now, timeZone) };
  const byTerm = Map.groupBy(await listRepeatClasses(tx, key), ({ term }) => term?.id ?? 0);
  const proposal = { beginsAt, deadline, from, now, timeZone };
  const retired = getKindRules(kind).isWrittenByTeacher ? [] : await listRetiredContent(tx, id, toSetViewer(me));
  const windowDefault = findWindowDefault(kind, source.programme);
  return {
    id,
    targets: [...byTerm.values()].map((classes) => toTarget(classes, proposal, language)),
    isPossible: isPossible(retired, setIds.length),
    retired: retired.map(({ title, titleZh, place }) => ({
      title: localizedName(language, title, titleZh),
      isLeftOut: place !== 'inPaper',
    })),
    ...windowFields({ ...source, windowMode: windowDefault && (source.windowMode ?? windowDefault) }),
    removedQuestions: (await listRemovedQuestions(tx, id)).size,
  };
});
