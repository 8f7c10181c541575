import { openText } from '@inkstone/call/server';
import { mailPasswordPlace, type MailServer } from '@inkstone/mail';
import type { School } from './school.queries.ts';

/** The mail server that the school has set, ready to send by; null where there is none, or its password does not open. */
export const openMailServer = ({ mailServer, secret, settings }: School): MailServer | null => {
  if (!mailServer) return null;
  const { edition: _, password, from: address, ...server } = mailServer;
  const from = { name: settings.name, address };
  try {
    return { ...server, from, password: password === null ? null : openText(secret, mailPasswordPlace, password) };
  } catch {
    return null;
  }
};
