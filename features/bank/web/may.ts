import { mayCall } from '@inkstone/call';
import { markerNamer } from '@inkstone/marking/contract';
import { paperEditor, setEditor } from '../contract/who.ts';

interface Person {
  role: string;
  permission: readonly string[];
}

const may = (who: typeof setEditor, { role, permission: permissions }: Person) => mayCall(who, { role, permissions });

/** Whether a person may write question sets. */
export const canEditSets = (me: Person): boolean => may(setEditor, me);

/** Whether a person may compose papers. */
export const canEditPapers = (me: Person): boolean => may(paperEditor, me);

/** Whether a person may say who marks what they give from a paper. */
export const canNameMarkers = (me: Person): boolean => may(markerNamer, me);
