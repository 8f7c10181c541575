import type { FieldError, useTranslation } from '@inkstone/ui';
import type { CallOutput } from '@inkstone/call/web';
import type { getMailServer, MailServerDraft } from '../../contract.ts';
import type { mailServerMessages } from '../../messages.ts';

/** The form of the mail server: texts as they are typed. */
export interface MailServerFields {
  host: string;
  port: string;
  security: MailServerDraft['security'];
  username: string;
  password: string;
  from: string;
}

export const toFields = ({ server }: CallOutput<typeof getMailServer>): MailServerFields => ({
  host: server?.host ?? '',
  port: String(server?.port ?? 465),
  security: server?.security ?? 'tls',
  username: server?.username ?? '',
  password: '',
  from: server?.from ?? '',
});

export const toDraft = (fields: MailServerFields): MailServerDraft => ({
  host: fields.host.trim(),
  port: Number(fields.port),
  security: fields.security,
  username: fields.username.trim() || null,
  password: fields.password || null,
  from: fields.from.trim(),
});

/** Whether a text looks like a mail address; the server checks it closely. */
export const isMailAddress = (text: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text.trim());

const isPort = (text: string): boolean => /^\d{1,5}$/.test(text.trim()) && Number(text) >= 1 && Number(text) <= 65_535;

/** What is wrong with the form. */
export const findMailServerFaults = (
  { host, port, from }: MailServerFields,
  t: ReturnType<typeof useTranslation<keyof typeof mailServerMessages.pairs>>,
): FieldError[] => {
  const fault = (isWrong: boolean, field: keyof MailServerFields, message: string): FieldError[] =>
    isWrong ? [{ field: `mail-server-${field}`, message }] : [];
  return [
    ...fault(!/^[A-Za-z0-9.:-]+$/.test(host.trim()), 'host', t('needHost')),
    ...fault(!isPort(port), 'port', t('needPort')),
    ...fault(!isMailAddress(from), 'from', t('needFrom')),
  ];
};
