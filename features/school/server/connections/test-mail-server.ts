import { localize, localizedName } from '@inkstone/base';
import { handleCall } from '@inkstone/call/server';
import { PrivateAddressError, sendOnce, toSmtpFailure } from '@inkstone/mail';
import { countUse } from '@inkstone/session/server';
import type * as z from 'zod';
import { testMailServer as contract, type MailTestFailure } from '../../contract.ts';
import { testMailMessages } from '../../messages.ts';
import { findMailServer } from './connections.queries.ts';
import { findMailServerFault, openDraftPassword } from './mail-draft.ts';

const testsPerMinute = 10;

interface TestResult {
  failure: z.output<typeof MailTestFailure> | null;
  answer: string | null;
}

const toResult = (error: unknown): TestResult => {
  if (error instanceof PrivateAddressError) return { failure: 'private', answer: null };
  const { failure, responseCode } = toSmtpFailure(error);
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code === 'EAUTH') return { failure: 'login', answer: failure };
  if (responseCode !== null) return { failure: 'refused', answer: failure };
  // The transport's own code is the same for a refused connection and a wrong certificate.
  const isCertificate = code === 'ETLS' || (error instanceof Error && /certificate|ssl|tls/i.test(error.message));
  return { failure: isCertificate ? 'certificate' : 'unreachable', answer: failure };
};

/** Sends a mail at once, outside of the transaction, by the mail server as it was entered. */
export const testMailServer = handleCall<typeof contract, TestResult>(contract, {
  async prepare({ input: { server: draft, to }, me, db, now, secret, school, environment, language, refuse }) {
    const stored = await findMailServer(db);
    const fault = findMailServerFault(draft, stored, environment);
    if (fault) return refuse(fault);
    await countUse(db, now, { key: `mail test ${me.id}`, most: testsPerMinute, windowSeconds: 60 });
    const name = localizedName(language, school.name, school.nameZh);
    const server = {
      ...draft,
      from: { name, address: draft.from },
      password: openDraftPassword(secret, draft, stored),
    };
    const mail = {
      to,
      subject: localize(testMailMessages.pairs.subject, language, { name }),
      text: localize(testMailMessages.pairs.text, language, { name }),
      headers: { 'Auto-Submitted': 'auto-generated' },
    };
    try {
      await sendOnce(server, mail, { allowsPrivate: environment.allowsPrivateAddresses });
      return { failure: null, answer: null };
    } catch (error) {
      return toResult(error);
    }
  },
  decide: async ({ prepared }) => prepared,
});
