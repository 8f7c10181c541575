import * as z from 'zod';
import { Id } from '@inkstone/base';
import { call, GeneralAccess, PersonName, Search, SetAccess } from './shapes.ts';
import { setEditor, setReader } from './access.ts';

/** The most people and teams with whom a set is shared. */
export const maxShares = 100;

const shareKey = {
  kind: z.enum(['person', 'team']).describe('Whether it is a person or a team.'),
  id: Id.describe('The person or the team.'),
};

/** A person or a team with whom a set is shared. */
export const SetShare = z.object({ ...shareKey, access: SetAccess.describe('What they may do with the set.') });
export type SetShare = z.infer<typeof SetShare>;

/** What is changed of the sharing of sets. */
export const SharingEdit = z.object({
  generalAccess: GeneralAccess.optional().describe('What every teacher may do with the sets; absent: as it was.'),
  shares: z
    .array(
      z.object({
        ...shareKey,
        access: SetAccess.nullable().describe('What they may do with the sets; null: nothing more.'),
      }),
    )
    .max(maxShares)
    .default([])
    .describe('People and teams whose right changes; all others keep theirs; absent: none.'),
});
export type SharingEdit = z.infer<typeof SharingEdit>;

/** Somebody, or a team, that sets can be shared with. */
const ShareTarget = PersonName.extend({
  kind: shareKey.kind,
  id: z.int().describe('The person or the team.'),
  username: z.string().nullable().describe("The user name of a person's account; null for a team."),
  memberCount: z.int().nullable().describe('How many are in the team; null for a person.'),
});
export type ShareTarget = z.infer<typeof ShareTarget>;

/** With whom a set is shared. */
export const getSetSharing = call({
  path: 'topic/getSharing',
  method: 'GET',
  effect: 'read',
  summary: 'With whom a set is shared: every teacher, people and teams, each with what they may do.',
  access: setReader,
  input: z.object({ setId: Id.describe('The question set, one that the caller may use.') }),
  output: z.object({
    owner: PersonName.describe('Whose set it is, who may always edit and share it.'),
    generalAccess: GeneralAccess,
    canShare: z.boolean().describe('The caller may change this: the owner, and who manages the bank.'),
    shares: z
      .array(
        ShareTarget.extend({
          access: SetAccess.describe('What they may do with the set.'),
          isActive: z.boolean().describe('False for a person who has left, and for a team that has ended.'),
        }),
      )
      .describe('People, then teams, by name.'),
  }),
});

/** People and teams to share sets with. */
export const listShareTargets = call({
  path: 'topic/getShareTargets',
  method: 'GET',
  effect: 'read',
  summary: 'Colleagues and teams with whom sets can be shared, found by name, pinyin or user name.',
  access: setEditor,
  input: z.object({
    search: Search.min(1).describe('Words of the name, its pinyin or the user name, each of which must occur.'),
  }),
  output: z.object({
    list: z
      .array(ShareTarget)
      .describe('At most twenty people other than the caller, then at most ten teams, by name.'),
  }),
});
