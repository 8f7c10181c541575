import type { SetEdit } from '../../contract.ts';
import { toSharingEdit, type SharingForm } from '../sharing/share-rows.ts';

/** The form for editing many sets; what is left as it is changes nothing. */
export interface SetEditForm {
  addTags: string[];
  removeTags: string[];
  difficulty: 'keep' | 'none' | '1' | '2' | '3' | '4' | '5';
  /** As in `amc.math`; empty: the sets stay where they are. */
  place: string;
  pointMode: 'keep' | 'add' | 'replace';
  pointIds: number[];
  sharing: SharingForm;
}

const sameSharing: SharingForm = { generalAccess: null, rows: [] };

/** A form that changes nothing. */
export const emptySetEdit: SetEditForm = {
  ...{ addTags: [], removeTags: [], difficulty: 'keep', place: '', pointMode: 'keep', pointIds: [] },
  sharing: sameSharing,
};

const toDifficulty = (difficulty: SetEditForm['difficulty']): Pick<SetEdit, 'difficulty'> => {
  if (difficulty === 'keep') return {};
  return { difficulty: difficulty === 'none' ? null : Number(difficulty) };
};

const toPoints = ({ pointMode, pointIds }: SetEditForm): Pick<SetEdit, 'points'> => {
  if (pointMode === 'keep' || (pointMode === 'add' && pointIds.length === 0)) return {};
  return { points: { ids: pointIds, isReplacing: pointMode === 'replace' } };
};

/** What the form changes. */
export const toSetEdit = (form: SetEditForm): SetEdit => {
  const [programme = '', subject = ''] = form.place.split('.');
  const sharing = toSharingEdit(sameSharing, form.sharing);
  return {
    ...{ addTags: form.addTags, removeTags: form.removeTags },
    ...toDifficulty(form.difficulty),
    ...toPoints(form),
    ...(form.place === '' ? {} : { place: { programme, subject } }),
    ...(sharing && { sharing }),
  };
};

/** Whether the form changes anything. */
export const changesSets = (form: SetEditForm): boolean => {
  const { addTags, removeTags, ...others } = toSetEdit(form);
  return addTags.length + removeTags.length + Object.keys(others).length > 0;
};
