import { createTransport } from 'nodemailer';

/** A mail before it is sent. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  html?: string | undefined;
  /** Identity of the mail, `<name@host>`: a mail that is sent again after a crash keeps it. Absent: a new one. */
  messageId?: string | undefined;
  /** Further headers by name, such as `Auto-Submitted`. */
  headers?: Readonly<Record<string, string>> | undefined;
}

/** Sends mail. */
export interface Mailer {
  /** False where no SMTP server is set: nothing can be sent, and screens that need mail say so. */
  readonly isConfigured: boolean;
  /** Hands a mail to the SMTP server; rejects when it is not accepted. */
  send(mail: Mail): Promise<void>;
  close(): void;
}

/** The SMTP server, with name and password in its URL, and the sender of the mails. */
export interface MailSettings {
  url: string | undefined;
  from: string;
}

const waitMs = 20_000;

const noMailer: Mailer = {
  isConfigured: false,
  async send() {
    throw new Error('No mail transport is configured: set SMTP_URL.');
  },
  close() {},
};

/** Creates the client of the SMTP server; connections are opened when there is mail. */
export const openMailer = ({ url, from }: MailSettings): Mailer => {
  if (!url) return noMailer;
  const transport = createTransport(
    { url, connectionTimeout: waitMs, greetingTimeout: waitMs, socketTimeout: waitMs },
    // People write the text: it may never name a file or a URL for the transport to fetch.
    { from, disableFileAccess: true, disableUrlAccess: true },
  );
  return {
    isConfigured: true,
    async send(mail) {
      await transport.sendMail({ ...mail, headers: { ...mail.headers } });
    },
    close: () => transport.close(),
  };
};
