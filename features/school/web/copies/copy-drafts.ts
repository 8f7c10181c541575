import type { ClassCopy, CopySet } from '../../contract/class-copies.ts';
import { shiftName } from '../../copies/copy-names.ts';

/** What is corrected of one class. */
export interface CopyDraftFields {
  isIn: boolean;
  name: string;
  nameZh: string;
  teachers: ClassCopy['teachers'];
  withoutIds: ReadonlySet<number>;
}

/** The corrections of a plan, by class. */
export type CopyDrafts = ReadonlyMap<number, CopyDraftFields>;

/** Whether a class may be copied at all: it was not copied before. */
export const canCopy = ({ fault }: Pick<ClassCopy, 'fault'>): boolean => fault !== 'copied';

/** The plan as it came. */
export const newDrafts = (list: readonly ClassCopy[]): CopyDrafts =>
  new Map(
    list.map(({ classId, outcome, name, nameZh, teachers, students }) => [
      classId,
      {
        ...{ isIn: outcome === 'made', name, nameZh: nameZh ?? '', teachers },
        withoutIds: new Set(students.filter(({ goesAlong }) => !goesAlong).map(({ id }) => id)),
      },
    ]),
  );

/** The drafts with one of them changed. */
export const changeDraft = (drafts: CopyDrafts, classId: number, change: Partial<CopyDraftFields>): CopyDrafts => {
  const draft = drafts.get(classId);
  return draft ? new Map(drafts).set(classId, { ...draft, ...change }) : drafts;
};

/** The drafts with all names rebuilt from the old ones. */
export const renameAll = (drafts: CopyDrafts, { list, patterns }: Pick<CopySet, 'list' | 'patterns'>): CopyDrafts =>
  new Map(
    list.flatMap(({ classId, oldName, oldNameZh }) => {
      const draft = drafts.get(classId);
      const names = { name: shiftName(oldName, patterns.en), nameZh: shiftName(oldNameZh ?? '', patterns.zh) };
      return draft ? [[classId, { ...draft, ...names }] as const] : [];
    }),
  );

/** The drafts with every class that may be copied chosen, or none. */
export const chooseAll = (drafts: CopyDrafts, list: readonly ClassCopy[], isIn: boolean): CopyDrafts =>
  list.filter(canCopy).reduce((all, { classId }) => changeDraft(all, classId, { isIn }), drafts);

/** What a chosen class lacks; null: nothing. */
export const findDraftFault = ({ isIn, name, teachers }: CopyDraftFields): 'nameMissing' | 'teacherUnfit' | null => {
  if (!isIn) return null;
  if (name.trim() === '') return 'nameMissing';
  return teachers.length === 0 ? 'teacherUnfit' : null;
};

/** The corrections as the call takes them. */
export const toCorrections = (drafts: CopyDrafts, list: readonly ClassCopy[]) =>
  list.filter(canCopy).flatMap(({ classId }) => {
    const draft = drafts.get(classId);
    if (!draft) return [];
    const { isIn, name, nameZh, teachers, withoutIds } = draft;
    const names = { name: name.trim(), nameZh: nameZh.trim() || null };
    return {
      classId,
      isLeftOut: !isIn,
      ...names,
      teacherIds: teachers.map(({ id }) => id),
      withoutIds: [...withoutIds],
    };
  });
