import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

/** A real SMTP server on loopback, and the mails that it took. */
export interface Inbox {
  url: string;
  mails: Email[];
  close(): Promise<void>;
}

/** Opens an SMTP server; it rejects the first recipients with the codes of `refuse`. */
export const openInbox = async (refuse: number[] = [], options: SMTPServerOptions = {}): Promise<Inbox> => {
  const mails: Email[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onRcptTo(_address, _session, done) {
      const responseCode = refuse.shift();
      done(responseCode ? Object.assign(new Error('refused'), { responseCode }) : null);
    },
    onData(stream, _session, done) {
      const keep = async () => {
        mails.push(await PostalMime.parse(await buffer(stream)));
        done();
      };
      void keep();
    },
    ...options,
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
};
