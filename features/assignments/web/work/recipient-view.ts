import { isFoundIn, type Language } from '@inkstone/base';
import type { Recipient } from './families.ts';

/** How students stand, in the order in which they are shown: `missed` is a delay that can no longer be made good. */
const recipientStates = ['notYet', 'toDo', 'onGoing', 'delay', 'toBeMarked', 'complete', 'missed'] as const;
type RecipientLook = (typeof recipientStates)[number];

/** Which students of an assignment are shown, and in what order. */
export interface RecipientView {
  state?: RecipientLook | undefined;
  name?: string | undefined;
  sort: 'student' | 'answered' | 'score' | 'last';
  order: 'asc' | 'desc';
}

/** How one student stands. */
export const lookOf = ({
  state,
  isDelayed,
  isClosed,
}: Pick<Recipient, 'state' | 'isDelayed' | 'isClosed'>): RecipientLook => {
  if (!isDelayed) return state;
  return isClosed ? 'missed' : 'delay';
};

/** The states that occur, each with how many students are in it. */
export const statesIn = (recipients: readonly Recipient[]): { state: RecipientLook; count: number }[] => {
  const looks = recipients.map(lookOf);
  return recipientStates.flatMap((state) => {
    const count = looks.filter((look) => look === state).length;
    return count > 0 ? [{ state, count }] : [];
  });
};

const weightOf = (row: Recipient, sort: RecipientView['sort']): number => {
  if (sort === 'answered') return row.answered;
  if (sort === 'score') return row.score ?? -1;
  return row.lastResponseTime ? new Date(row.lastResponseTime).getTime() : 0;
};

/** The students that a view shows: Chinese names stay in the order in which they come, by pinyin. */
export const recipientsIn = (
  recipients: readonly Recipient[],
  view: RecipientView,
  language: Language,
): Recipient[] => {
  const shown = recipients.filter(
    (row) => (view.state === undefined || lookOf(row) === view.state) && isFoundIn(view.name ?? '', row.studentName),
  );
  const named = language === 'zh' ? shown : shown.toSorted((a, b) => a.studentName.localeCompare(b.studentName, 'en'));
  const turn = view.order === 'desc' ? -1 : 1;
  if (view.sort === 'student') return turn === 1 ? named : named.toReversed();
  return named.toSorted((a, b) => turn * (weightOf(a, view.sort) - weightOf(b, view.sort)));
};
