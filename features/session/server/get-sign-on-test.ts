import { localize } from '@inkstone/base';
import { handleCall } from '@inkstone/call/server';
import { getSignOnTest as contract } from '../contract/sso.ts';
import { refusals } from '../refusals.ts';
import { readTestResult } from './sso-test-cookie.ts';

/** What the provider said of the caller in a sign-in that signed nobody in. */
export const getSignOnTest = handleCall(contract, async (ctx) => {
  const result = await readTestResult(ctx, ctx.me.id);
  if (!result) return { result: null };
  const { failed, claims } = result;
  return { result: { failed: failed && localize(refusals.pairs[failed], ctx.language), claims } };
});
