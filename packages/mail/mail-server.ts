import { createTransport } from 'nodemailer';
import * as z from 'zod';
import type { Mail, Mailer } from './mailer.ts';
import { resolveAddress } from './public-address.ts';

/** How the connection to a mail server is encrypted: from its beginning, by STARTTLS before anything is said, or not. */
export const mailSecurities = ['tls', 'starttls', 'none'] as const;

/** The ports of mail servers, those that providers give beside the registered ones included. */
export const mailPorts = [25, 465, 587, 2465, 2525, 2587];

/** A mail server as the school's row holds it. */
export const StoredMailServer = z.object({
  /** How often it was saved. */
  edition: z.int(),
  host: z.string(),
  port: z.int(),
  security: z.enum(mailSecurities),
  username: z.string().nullable(),
  /** Sealed with the school's secret; null where there is none. */
  password: z.string().nullable(),
  /** The mail address of the sender. */
  from: z.string(),
});
export type StoredMailServer = z.output<typeof StoredMailServer>;

/** A mail server to send by; the password is open. */
export interface MailServer extends Omit<StoredMailServer, 'edition' | 'from'> {
  from: { name: string; address: string };
}

const waitMs = 20_000;

const openTransport = async (server: MailServer, { allowsPrivate }: { allowsPrivate: boolean }) => {
  const { host, port, security, username, password, from } = server;
  const address = await resolveAddress(host, { allowsPrivate });
  return createTransport(
    {
      ...{ host: address, port, secure: security === 'tls', requireTLS: security === 'starttls' },
      ...{ ignoreTLS: security === 'none', tls: { servername: host } },
      ...{ connectionTimeout: waitMs, greetingTimeout: waitMs, socketTimeout: waitMs },
      ...(username !== null && { auth: { user: username, pass: password ?? '' } }),
    },
    // People write the text: it may never name a file or a URL for the transport to fetch.
    { from, disableFileAccess: true, disableUrlAccess: true },
  );
};

/** Sends one mail by a server that need not be the school's yet; rejects when it is not accepted. */
export const sendOnce = async (server: MailServer, mail: Mail, rules: { allowsPrivate: boolean }): Promise<void> => {
  const transport = await openTransport(server, rules);
  try {
    await transport.sendMail({ ...mail, headers: { ...mail.headers } });
  } finally {
    transport.close();
  }
};

/** Sends by the server that the school has set in the browser, as `read` says it is at each mail. */
export const openSchoolMailer = (read: () => MailServer | null, rules: { allowsPrivate: boolean }): Mailer => ({
  get isConfigured() {
    return read() !== null;
  },
  async send(mail) {
    const server = read();
    if (!server) throw new Error('No mail transport is configured.');
    await sendOnce(server, mail, rules);
  },
  close() {},
});

/** Where the password of the school's mail server is sealed for. */
export const mailPasswordPlace = { purpose: 'password of the mail server', place: 'school' };
