import type { Handle } from '@inkstone/db';
import { findAnyAccount, type Account } from '@inkstone/session/server';
import { canManagePerson } from '../../rules.ts';

interface RightsContext {
  me: { permissions: readonly string[] };
  tx: Handle;
  refuse(code: 'person.needsPeopleRight' | 'person.outranks'): never;
  notFound(): never;
}

/** The person whose data is meant, where the caller administers people beside reading the record. */
export const findSubject = async (ctx: RightsContext, personId: number): Promise<Account> => {
  if (!ctx.me.permissions.includes('school_people')) return ctx.refuse('person.needsPeopleRight');
  const account = await findAnyAccount(ctx.tx, personId);
  if (!account) return ctx.notFound();
  if (!canManagePerson(ctx.me.permissions, account.permissions)) return ctx.refuse('person.outranks');
  return account;
};
