import { cutText, localize, localizedName, type Language } from '@inkstone/base';
import { toSmtpFailure } from '@inkstone/mail';
import { buildMessageLink } from '@inkstone/messages/addresses';
import { unsubscribe } from '../../../contract.ts';
import { mailMessages } from '../../../messages.ts';
import { toUnsubscribeToken } from '../../unsubscribe-token.ts';
import type { DeliveryBatch, DeliveryItem, DeliveryResult, NotificationWay, SendContext } from '../types.ts';

type MailedMessage = NonNullable<DeliveryItem['message']>;

const words = mailMessages.pairs;

const linkLine = ({ row }: MailedMessage, language: Language, { school }: SendContext): string[] =>
  school.publicUrl ? [localize(words.open, language, { link: `${school.publicUrl}${buildMessageLink(row.id)}` })] : [];

/** One click of a mail program switches off what the mail is about (RFC 8058). */
const toUnsubscribeHeaders = (
  messages: readonly [MailedMessage, ...MailedMessage[]],
  { school, secret }: SendContext,
): Record<string, string> => {
  if (!school.publicUrl) return {};
  const { personId } = messages[0].reader;
  const token = toUnsubscribeToken(secret, { personId, topics: messages.flatMap(({ notice }) => notice.topic ?? []) });
  return {
    'List-Unsubscribe': `<${school.publicUrl}/api/${unsubscribe.path}?token=${token}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
};

/** The mail of a batch: one message, or those of a digest one after the other. */
const toMail = (
  { batchId, address }: DeliveryBatch,
  messages: readonly [MailedMessage, ...MailedMessage[]],
  context: SendContext,
) => {
  const [first] = messages;
  const { language, name } = first.reader;
  const school = localizedName(language, context.school.name, context.school.nameZh);
  const isDigest = messages.length > 1;
  const subject = isDigest
    ? localize(words.digestSubject, language, { count: messages.length, school })
    : localize(words.subject, language, { title: first.notice.title, school });
  const paragraphs = [
    localize(words.greeting, language, { name }),
    ...messages.map((message) => [message.notice.sentence, ...linkLine(message, language, context)].join('\n')),
    ...(context.school.publicUrl ? [] : [localize(words.signIn, language, { school })]),
    `--\n${localize(words.footer, language)}`,
  ];
  const host = context.school.publicUrl ? new URL(context.school.publicUrl).hostname : 'inkstone.invalid';
  return {
    to: address,
    // A title is one line; a line end would begin another header.
    subject: cutText(subject.replaceAll(/\s+/g, ' '), 200),
    text: paragraphs.join('\n\n'),
    messageId: `<delivery-${batchId}@${host}>`,
    headers: { 'Auto-Submitted': 'auto-generated', ...toUnsubscribeHeaders(messages, context) },
  };
};

/** Answers that say that there is no such mailbox, or that it has moved. */
const deadCodes: readonly unknown[] = [550, 551, 553];

/** What the SMTP server answered. A full mailbox (552) is emptied again, and a policy judges this mail alone. */
const toResult = (error: unknown): DeliveryResult => {
  const { failure, responseCode, isAboutMail } = toSmtpFailure(error);
  if (deadCodes.includes(responseCode) && !isAboutMail) return { outcome: 'gone', failure };
  return responseCode !== null && responseCode >= 500 ? { outcome: 'refused', failure } : { outcome: 'retry', failure };
};

/** Mail by SMTP. */
export const mailWay: NotificationWay = {
  name: 'mail',
  maxBatch: 50,
  isDigested: true,
  isAvailable: ({ mailer }) => mailer.isConfigured,
  listAddresses: async (_db, readers) =>
    readers.flatMap(({ personId, mail }) => (mail ? [{ personId, address: mail }] : [])),
  async send(batch, context) {
    const [first, ...rest] = batch.items.flatMap(({ message }) => message ?? []);
    if (!first) return { outcome: 'refused', failure: 'empty' };
    try {
      await context.services.mailer.send(toMail(batch, [first, ...rest], context));
      return { outcome: 'sent' };
    } catch (error) {
      return toResult(error);
    }
  },
};
