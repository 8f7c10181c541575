import type { CallHandler } from '@inkstone/call/server';
import { listNotHandedIn } from './list-not-handed-in.ts';
import {
  downloadAnnouncementFile,
  getReceivedAnnouncement,
  listReceivedAnnouncements,
  markAnnouncementRead,
} from './received-announcements.ts';
import { sendAnnouncement } from './send-announcement.ts';
import { listAnnouncementRecipients, listSentAnnouncements, recallAnnouncement } from './sent-announcements.ts';

export { personData } from './person-data.ts';
export { insertAnnouncement } from './announcements.queries.ts';

/** All call handlers of this feature. */
export const handlers: readonly CallHandler[] = [
  sendAnnouncement,
  listNotHandedIn,
  listSentAnnouncements,
  listAnnouncementRecipients,
  recallAnnouncement,
  getReceivedAnnouncement,
  listReceivedAnnouncements,
  markAnnouncementRead,
  downloadAnnouncementFile,
];
