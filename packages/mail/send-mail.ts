import { createTransport } from 'nodemailer';

/** A mail as it is written. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  html?: string | undefined;
}

/** Hands a mail to the SMTP server; rejects when it is not taken. */
export type SendMail = (mail: Mail) => Promise<void>;

/** The SMTP server, with name and password in its address, and who the mails are from. */
export interface MailSettings {
  smtpUrl: string;
  from: string;
}

const waitMs = 20_000;

/** Opens the way to an SMTP server; a connection is made when there is mail. Without a server there is no `SendMail`. */
export const openMail = ({ smtpUrl, from }: MailSettings): SendMail => {
  const transport = createTransport(
    { url: smtpUrl, connectionTimeout: waitMs, greetingTimeout: waitMs, socketTimeout: waitMs },
    // The text comes from persons: it may never name a file or an address for the transport to fetch.
    { from, disableFileAccess: true, disableUrlAccess: true },
  );
  return async (mail) => {
    await transport.sendMail(mail);
  };
};
