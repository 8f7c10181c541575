import type { PersonData } from '@inkstone/db/person-data';

/** The personal data in this feature's tables, for archives and erasing. */
export const personData = {
  candidate_link: {
    kind: 'profile',
    owner: { column: 'candidate_id', through: 'candidate' },
    mentions: { created_by: { stays: 'deed' } },
    withheld: ['token_hash'],
    erasing: 'delete',
  },
  candidate: {
    kind: 'profile',
    owner: { column: 'person_id' },
    mentions: { recruiter_id: { prefers: null } },
    withheld: ['search_text'],
    merging: { stays: 'account' },
    erasing: { mail: 'null', phone: 'null', message: 'null', search_text: "''" },
  },
} satisfies PersonData;
