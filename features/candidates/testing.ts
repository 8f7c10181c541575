import { sql } from 'drizzle-orm';
import { daysAsMs } from '@inkstone/base';
import { aPaper } from '@inkstone/bank/testing';
import { signInFrontend } from '@inkstone/session/contract';
import { newRequestId, type TestBrowser, type TestSchool } from '@inkstone/testing';
import { createCandidate, publishCandidate, shareCandidate } from './contract.ts';

/** A candidate with the account's password. */
export interface TestCandidate {
  id: number;
  username: string;
  password: string;
  paperId: number;
}

/** Creates a draft with a paper of 25 choice questions. */
export const aCandidate = async (
  school: TestSchool,
  recruiter: TestBrowser,
  draft: { name?: string; paperId?: number; mail?: string; message?: string } = {},
): Promise<TestCandidate> => {
  const paperId = draft.paperId ?? (await aPaper(school)).paperId;
  const input = { ...newRequestId(), name: 'Ye Qing', position: 'Teaching assistant', ...draft, paperId };
  return { ...(await recruiter.send(createCandidate, input)), paperId };
};

/** Publishes a draft with a deadline in two days. */
export const publishCandidateTest = async (school: TestSchool, recruiter: TestBrowser, id: number): Promise<void> => {
  const deadline = new Date(school.clock.now().getTime() + daysAsMs(2)).toISOString();
  await recruiter.send(publishCandidate, { ...newRequestId(), id, deadline });
};

/** Creates a link and returns its token. */
export const createLinkToken = async (recruiter: TestBrowser, id: number): Promise<string> =>
  (await recruiter.ask(shareCandidate, { id })).token;

/** Signs a candidate in with the displayed password, then with the session that other people have in tests. */
export const signInAsCandidate = async (
  school: TestSchool,
  recruiter: TestBrowser,
  { username, password }: TestCandidate,
): Promise<TestBrowser> => {
  const { id } = await school.nobody.send(signInFrontend, { username, password });
  await school.db.run(
    sql`update person set password_hash = (select password_hash from person where id = ${recruiter.person.id}) where id = ${id}`,
  );
  return school.signIn({ ...recruiter.person, id, username, role: 'candidate' });
};
