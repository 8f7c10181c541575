/** What the SMTP server answered to a mail. */
export interface SmtpFailure {
  /** Without the address that the server's words name: `policy`, where it judges this mail alone, and the codes. */
  failure: string;
  /** The code of SMTP; null where no answer came. */
  responseCode: number | null;
  /** The server judges this mail or the state of the mailbox, not whether there is one. */
  isAboutMail: boolean;
}

/** Reads the transport's error. An enhanced status (RFC 3463) of X.7.X is a policy, of X.2.X the state of the mailbox. */
export const toSmtpFailure = (error: unknown): SmtpFailure => {
  const { code, responseCode, response } = {
    ...{ code: null, responseCode: null, response: '' },
    ...(error instanceof Error ? error : {}),
  };
  const [, subject] = /^\d{3}[ -][45]\.(\d+)\.\d/.exec(String(response)) ?? [];
  const words = [subject === '7' ? 'policy' : null, code, responseCode].filter((part) => part !== null);
  return {
    failure: words.join(' ') || 'unknown',
    responseCode: typeof responseCode === 'number' ? responseCode : null,
    isAboutMail: subject === '7' || subject === '2',
  };
};
