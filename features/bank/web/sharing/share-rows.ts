import type { GeneralAccess, SetAccess, ShareTarget, SharingEdit } from '../../contract.ts';

/** What every teacher may do with a set, from the least. */
export const generalAccesses = ['none', 'use', 'edit'] as const;

/** A person or team in a form, with what they may do; null: nothing more. */
export interface ShareRow extends ShareTarget {
  access: SetAccess | null;
  /** False for a person who has left and a team that has ended; absent: true. */
  isActive?: boolean;
}

/** With whom a set is shared, as a form has it. */
export interface SharingForm {
  /** Null: every set stays as it is. */
  generalAccess: GeneralAccess | null;
  rows: readonly ShareRow[];
}

/** Whether two rows are about the same person or team. */
export const isSameTarget = (left: Pick<ShareRow, 'kind' | 'id'>, right: Pick<ShareRow, 'kind' | 'id'>): boolean =>
  left.kind === right.kind && left.id === right.id;

/** What a form changes; undefined where it changes nothing. */
export const toSharingEdit = (before: SharingForm, form: SharingForm): SharingEdit | undefined => {
  const changed = form.rows.filter(
    (row) => !before.rows.some((known) => isSameTarget(known, row) && known.access === row.access),
  );
  const removed = before.rows.filter((known) => !form.rows.some((row) => isSameTarget(known, row)));
  const shares = [
    ...changed.map(({ kind, id, access }) => ({ kind, id, access })),
    ...removed.map(({ kind, id }) => ({ kind, id, access: null })),
  ];
  const changesGeneral = form.generalAccess !== null && form.generalAccess !== before.generalAccess;
  if (shares.length === 0 && !changesGeneral) return undefined;
  return { shares, ...(changesGeneral && form.generalAccess !== null && { generalAccess: form.generalAccess }) };
};
