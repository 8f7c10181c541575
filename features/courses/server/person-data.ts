import type { PersonData } from '@inkstone/db/person-data';

/** The personal data in this feature's tables, for archives and erasing. */
export const personData = {
  video_progress: { kind: 'study', owner: { column: 'recipient_id', through: 'recipient' }, erasing: 'delete' },
  course: { kind: 'administration', owner: null, mentions: { owner_id: { prefers: null } }, erasing: 'keep' },
  course_revision: { kind: 'administration', owner: null, mentions: { saved_by: { stays: 'deed' } }, erasing: 'keep' },
} satisfies PersonData;
