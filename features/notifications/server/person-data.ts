import type { PersonData } from '@inkstone/db/person-data';

/** What of this feature's tables belongs to a person, for archives and erasing. */
export const personData = {
  resting_address: {
    kind: 'messages',
    owner: {
      column: 'address',
      among: `select p.mail from person p where p.id = :person and p.mail is not null
        union select g.mail from guardian g where g.student_id = :person`,
    },
    erasing: 'delete',
  },
  delivery: {
    kind: 'messages',
    owner: { column: 'person_id' },
    about: [{ column: 'message_id', through: 'message' }],
    merging: { stays: 'account' },
    erasing: 'delete',
  },
  push_subscription: {
    kind: 'signIn',
    owner: { column: 'person_id' },
    withheld: ['p256dh', 'auth'],
    merging: { stays: 'account' },
    erasing: 'delete',
  },
  notification_preference: {
    kind: 'messages',
    owner: { column: 'person_id' },
    merging: { stays: 'account' },
    erasing: 'delete',
  },
  notification_settings: {
    kind: 'messages',
    owner: { column: 'person_id' },
    merging: { stays: 'account' },
    erasing: 'delete',
  },
  class_robot: { kind: 'messages', owner: null, mentions: { created_by: { stays: 'deed' } }, erasing: 'keep' },
} satisfies PersonData;
