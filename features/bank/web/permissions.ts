import { isAllowed } from '@inkstone/call';
import { markerNamer } from '@inkstone/marking/contract';
import { homeworkAssigner, paperEditor, setEditor, testAssigner } from '../contract/access.ts';

interface Person {
  role: string;
  permission: readonly string[];
}

const hasAccess = (who: typeof setEditor, { role, permission: permissions }: Person) =>
  isAllowed(who, { role, permissions });

/** Whether a person may write question sets. */
export const canEditSets = (me: Person): boolean => hasAccess(setEditor, me);

/** Whether a person may compose papers. */
export const canEditPapers = (me: Person): boolean => hasAccess(paperEditor, me);

/** Whether a person may set tests. */
export const canAssignTests = (me: Person): boolean => hasAccess(testAssigner, me);

/** Whether a person may give homework. */
export const canAssignHomework = (me: Person): boolean => hasAccess(homeworkAssigner, me);

/** Whether a person may say who marks what they give from a paper. */
export const canNameMarkers = (me: Person): boolean => hasAccess(markerNamer, me);
