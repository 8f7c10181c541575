import { eveningAfter } from '@inkstone/ui/time';
import { startOfMinute, type Audience } from './assignment-draft.ts';

/** Who gets an assignment, when, and with what message; part of every draft that has no clock of its own. */
export interface DeliveryDraft extends Audience {
  /** Those who join a chosen class while the work runs get it too. */
  isForJoiners: boolean;
  beginsAt: Date | null;
  deadline: Date | null;
  message: string;
}

/** A validation error and its field. */
export interface DeliveryFault {
  field: string;
  messageKey: 'needWho' | 'needBegin' | 'needDeadline' | 'deadlineFirst' | 'deadlinePast';
}

interface Preselection {
  studentIds?: number[] | undefined;
  classIds?: number[] | undefined;
}

/** The initial values: from now, until the evening after so many days. */
export const newDelivery = (
  { studentIds = [], classIds = [] }: Preselection,
  { now, days, isForJoiners }: { now: number; days: number; isForJoiners: boolean },
): DeliveryDraft => ({
  studentIds,
  classIds,
  isForJoiners,
  beginsAt: startOfMinute(now),
  deadline: eveningAfter(now, days),
  message: '',
});

const findTimeFaults = ({ beginsAt, deadline }: DeliveryDraft, prefix: string, now: number): DeliveryFault[] => {
  const deadlineField = `${prefix}-deadline`;
  if (!beginsAt) return [{ field: `${prefix}-begin`, messageKey: 'needBegin' }];
  if (!deadline) return [{ field: deadlineField, messageKey: 'needDeadline' }];
  if (deadline <= beginsAt) return [{ field: deadlineField, messageKey: 'deadlineFirst' }];
  return deadline.getTime() <= now ? [{ field: deadlineField, messageKey: 'deadlinePast' }] : [];
};

/** Finds missing recipients and times that cannot be; the fields' ids begin with the prefix. */
export const findDeliveryFaults = (draft: DeliveryDraft, prefix: string, now: number): DeliveryFault[] => [
  ...(draft.classIds.length + draft.studentIds.length === 0
    ? [{ field: 'give-who', messageKey: 'needWho' as const }]
    : []),
  ...findTimeFaults(draft, prefix, now),
];

/** The values as the calls take them. */
export const toDeliveryInput = ({
  studentIds,
  classIds,
  isForJoiners,
  beginsAt,
  deadline,
  message,
}: DeliveryDraft) => ({
  studentIds: [...studentIds],
  classIds: [...classIds],
  isForJoiners,
  beginsAt: beginsAt?.toISOString() ?? '',
  deadline: deadline?.toISOString() ?? '',
  teacherMessage: message.trim() || undefined,
});
