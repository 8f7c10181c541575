import { isAllowed } from '@inkstone/call';
import { markerAssignerAccess } from '@inkstone/marking/contract';
import { listMyClasses } from '@inkstone/people/contract';
import {
  bankManager,
  homeworkAssigner,
  paperEditor,
  paperReader,
  setEditor,
  setUseReader,
  testAssigner,
} from '../contract/access.ts';

interface Person {
  role: string;
  permission: readonly string[];
}

const hasAccess = (access: typeof setEditor, { role, permission: permissions }: Person) =>
  isAllowed(access, { role, permissions });

/** Whether a person may edit question sets. */
export const canEditSets = (me: Person): boolean => hasAccess(setEditor, me);

/** Whether a person may manage the knowledge points of the school. */
export const canManageTree = (me: Person): boolean => hasAccess(bankManager, me);

/** Whether a person may compose papers. */
export const canEditPapers = (me: Person): boolean => hasAccess(paperEditor, me);

/** Whether a person may read where sets are used. */
export const canReadSetUse = (me: Person): boolean => hasAccess(setUseReader, me);

/** Whether a person may read papers. */
export const canReadPapers = (me: Person): boolean => hasAccess(paperReader, me);

/** Whether a person may assign tests. */
export const canAssignTests = (me: Person): boolean => hasAccess(testAssigner, me);

/** Whether a person may assign homework. */
export const canAssignHomework = (me: Person): boolean => hasAccess(homeworkAssigner, me);

/** Whether a person may choose the markers of a paper's assignments. */
export const canNameMarkers = (me: Person): boolean => hasAccess(markerAssignerAccess, me);

/** Whether a person has classes of their own. */
export const canListClasses = (me: Person): boolean => hasAccess(listMyClasses.access, me);
