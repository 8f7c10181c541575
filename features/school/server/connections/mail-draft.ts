import { openText, sealText, type HandlerServices } from '@inkstone/call/server';
import { mailPasswordPlace, mailPorts, type StoredMailServer } from '@inkstone/mail';
import type { MailServerDraft } from '../../contract.ts';

type Environment = HandlerServices['environment'];

/** Why a mail server cannot be used as it was entered; null where it can. */
export const findMailServerFault = (
  draft: MailServerDraft,
  stored: StoredMailServer | null,
  { hasMailServer, allowsPrivateAddresses }: Environment,
): 'mail.fixed' | 'mail.unencrypted' | 'mail.port' | 'mail.passwordMissing' | null => {
  if (hasMailServer) return 'mail.fixed';
  if (draft.security === 'none' && !allowsPrivateAddresses) return 'mail.unencrypted';
  if (!mailPorts.includes(draft.port) && !allowsPrivateAddresses) return 'mail.port';
  const isMissing = draft.username !== null && draft.password === null && !takesStoredPassword(draft, stored);
  return isMissing ? 'mail.passwordMissing' : null;
};

/** A stored password is used only with the server and the user name for which it was entered. */
const takesStoredPassword = (draft: MailServerDraft, stored: StoredMailServer | null): boolean =>
  stored !== null &&
  stored.password !== null &&
  (['host', 'port', 'security', 'username'] as const).every((key) => draft[key] === stored[key]);

/** The password of a draft in the open; null where the server asks for none. */
export const openDraftPassword = (
  secret: string,
  draft: MailServerDraft,
  stored: StoredMailServer | null,
): string | null => {
  if (draft.username === null) return null;
  if (draft.password !== null) return draft.password;
  return takesStoredPassword(draft, stored) && stored?.password
    ? openText(secret, mailPasswordPlace, stored.password)
    : null;
};

/** A draft as it is stored, its password sealed. */
export const toStoredMailServer = (
  secret: string,
  draft: MailServerDraft,
  { stored, edition }: { stored: StoredMailServer | null; edition: number },
): StoredMailServer => {
  const password = openDraftPassword(secret, draft, stored);
  return { ...draft, edition, password: password === null ? null : sealText(secret, mailPasswordPlace, password) };
};
