import type { PersonData } from '@inkstone/db/person-data';

/** The personal data in this feature's tables, for archives and erasing. */
export const personData = {
  session: {
    kind: 'signIn',
    owner: { column: 'person_id' },
    erasing: 'delete',
    withheld: ['token_hash', 'ua_token'],
  },
  password_code: {
    kind: 'signIn',
    owner: { column: 'person_id' },
    erasing: 'delete',
    withheld: ['code_hash', 'browser_hash'],
  },
  failed_sign_in: { kind: 'signIn', owner: { column: 'person_id' }, erasing: 'delete' },
  mail_proof: { kind: 'signIn', owner: { column: 'person_id' }, erasing: 'delete', withheld: ['code_hash'] },
  person: {
    kind: 'profile',
    owner: { column: 'id' },
    withheld: [
      'password_hash',
      'first_code_hash',
      'invitation_hash',
      'search_text',
      'sort_name',
      'name_keys',
      'namesake_username',
    ],
    // The user name must be unique, and says nothing about the person.
    erasing: {
      username: "'erased-' || t.id",
      name: "'Erased person'",
      name_zh: "'已抹除的人员'",
      sort_name: "''",
      search_text: "''",
      name_keys: "'{}'",
      mail: 'null',
      phone: 'null',
      password_hash: 'null',
      namesake_username: 'null',
      time_zone: 'null',
      sso_issuer: 'null',
      sso_subject: 'null',
      number: 'null',
      mail_proved_at: 'null',
      external_id: 'null',
      first_code_hash: 'null',
      sign_on_grants: 'null',
      invitation_hash: 'null',
      invitation_until: 'null',
      permissions: "'{}'",
      edition: 't.edition + 1',
    },
  },
} satisfies PersonData;
