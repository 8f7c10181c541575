import type { WindowMode } from '@inkstone/exam/blueprint';
import type { RepeatPlan, RepeatTarget } from '../../contract.ts';

/** What is chosen when work is given again. */
export interface RepeatDraft {
  /** The index of the term among the targets of the plan. */
  target: number;
  classIds: readonly number[];
  beginsAt: Date | null;
  deadline: Date | null;
  /** Null: there is no choice. */
  windowMode: WindowMode | null;
}

type DraftPlan = Pick<RepeatPlan, 'targets' | 'windowMode'>;

/** A class that has not had the work, where there is one. */
const firstWithout = (target: RepeatTarget | undefined): number[] =>
  (target?.classes ?? [])
    .filter(({ hasIt, studentCount }) => !hasIt && studentCount > 0)
    .map(({ id }) => id)
    .slice(0, 1);

/** The draft for the classes of one term, with the times that are proposed for it. */
export const draftFor = ({ targets, windowMode }: DraftPlan, index: number): RepeatDraft => {
  const target = targets[index];
  return {
    target: index,
    classIds: firstWithout(target),
    beginsAt: target ? new Date(target.beginsAt) : null,
    deadline: target ? new Date(target.deadline) : null,
    windowMode: windowMode ?? null,
  };
};

/** The first term with a class that has not had the work, else the first term. */
export const newRepeatDraft = (plan: DraftPlan): RepeatDraft =>
  draftFor(
    plan,
    Math.max(
      0,
      plan.targets.findIndex((target) => firstWithout(target).length > 0),
    ),
  );

/** What is missing or cannot be, with the field that it belongs to. */
export const findRepeatFaults = ({ classIds, beginsAt, deadline }: RepeatDraft) => {
  const faults: { field: string; messageKey: 'needClass' | 'needBegin' | 'needDeadline' | 'deadlineFirst' }[] = [];
  if (classIds.length === 0) faults.push({ field: 'repeat-classes', messageKey: 'needClass' });
  if (!beginsAt) faults.push({ field: 'repeat-begin', messageKey: 'needBegin' });
  if (!deadline) faults.push({ field: 'repeat-deadline', messageKey: 'needDeadline' });
  else if (beginsAt && deadline <= beginsAt) faults.push({ field: 'repeat-deadline', messageKey: 'deadlineFirst' });
  return faults;
};

/** Whether the times are still those that the plan proposes for the chosen term. */
export const isAsProposed = ({ target, beginsAt, deadline }: RepeatDraft, { targets }: RepeatPlan): boolean =>
  beginsAt?.toISOString() === targets[target]?.beginsAt && deadline?.toISOString() === targets[target]?.deadline;
