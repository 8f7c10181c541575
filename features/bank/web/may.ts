import { isAllowed } from '@inkstone/call';
import { markerNamer } from '@inkstone/marking/contract';
import { homeworkGiver, paperEditor, setEditor, testGiver } from '../contract/who.ts';

interface Person {
  role: string;
  permission: readonly string[];
}

const may = (who: typeof setEditor, { role, permission: permissions }: Person) => isAllowed(who, { role, permissions });

/** Whether a person may write question sets. */
export const canEditSets = (me: Person): boolean => may(setEditor, me);

/** Whether a person may compose papers. */
export const canEditPapers = (me: Person): boolean => may(paperEditor, me);

/** Whether a person may set tests. */
export const canGiveTests = (me: Person): boolean => may(testGiver, me);

/** Whether a person may give homework. */
export const canGiveHomework = (me: Person): boolean => may(homeworkGiver, me);

/** Whether a person may say who marks what they give from a paper. */
export const canNameMarkers = (me: Person): boolean => may(markerNamer, me);
