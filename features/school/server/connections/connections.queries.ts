import { sql } from 'drizzle-orm';
import { StoredCrm } from '@inkstone/call/server';
import type { Handle, Tx } from '@inkstone/db';
import { StoredSignOnProvider } from '@inkstone/identity/stored-provider';
import { StoredMailServer } from '@inkstone/mail';

const columns = { mailServer: StoredMailServer.nullable() };

/** The mail server that was set in the browser; null: none. */
export const findMailServer = async (db: Handle): Promise<StoredMailServer | null> =>
  (await db.row(sql`select mail_server from school where id = 1`, columns))?.mailServer ?? null;

/** The mail server, which nobody else changes until the transaction ends. */
export const lockMailServer = async (tx: Tx): Promise<StoredMailServer | null> =>
  (await tx.row(sql`select mail_server from school where id = 1 for no key update`, columns))?.mailServer ?? null;

const selectProvider = sql`select sign_on_provider from school where id = 1`;
const providerColumns = { signOnProvider: StoredSignOnProvider.nullable() };

/** The identity provider that was set in the browser; null: none. */
export const findSignOnProvider = async (db: Handle): Promise<StoredSignOnProvider | null> =>
  (await db.row(selectProvider, providerColumns))?.signOnProvider ?? null;

/** The identity provider, which nobody else changes until the transaction ends. */
export const lockSignOnProvider = async (tx: Tx): Promise<StoredSignOnProvider | null> =>
  (await tx.row(sql`${selectProvider} for no key update`, providerColumns))?.signOnProvider ?? null;

const selectCrm = sql`select crm from school where id = 1`;
const crmColumns = { crm: StoredCrm.nullable() };

/** The CRM that was set in the browser; null: none. */
export const findStoredCrm = async (db: Handle): Promise<StoredCrm | null> =>
  (await db.row(selectCrm, crmColumns))?.crm ?? null;

/** The CRM, which nobody else changes until the transaction ends. */
export const lockStoredCrm = async (tx: Tx): Promise<StoredCrm | null> =>
  (await tx.row(sql`${selectCrm} for no key update`, crmColumns))?.crm ?? null;
