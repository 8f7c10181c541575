import type { AnnouncementFile } from '../contract.ts';
import { maxAttachments, toAnnouncementText } from '../rules.ts';

/** A new announcement in the form. */
export interface AnnouncementDraft {
  studentIds: readonly number[];
  classIds: readonly number[];
  title: string;
  text: string;
  files: readonly AnnouncementFile[];
}

/** An empty announcement, to a class where one is named. */
export const newDraft = (classId?: number): AnnouncementDraft => ({
  studentIds: [],
  classIds: classId === undefined ? [] : [classId],
  ...{ title: '', text: '', files: [] },
});

/** A field that keeps a draft from being sent, with the key of its message. */
export interface DraftFault {
  field: 'give-who' | 'announcement-title' | 'announcement-text';
  messageKey: 'needWho' | 'needTitle' | 'needText';
}

/** What keeps a draft from being sent; `waitingCount`: how many have not handed in the assignment that it is about. */
export const findFaults = (draft: AnnouncementDraft, waitingCount: number): DraftFault[] => {
  const hasRecipients = draft.studentIds.length > 0 || draft.classIds.length > 0 || waitingCount > 0;
  return [
    ...(hasRecipients ? [] : [{ field: 'give-who', messageKey: 'needWho' } as const]),
    ...(draft.title.trim() === '' ? [{ field: 'announcement-title', messageKey: 'needTitle' } as const] : []),
    ...(toAnnouncementText(draft.text) === '' ? [{ field: 'announcement-text', messageKey: 'needText' } as const] : []),
  ];
};

/** How many more files fit. */
export const countFreeFiles = ({ files }: AnnouncementDraft): number => Math.max(0, maxAttachments - files.length);
