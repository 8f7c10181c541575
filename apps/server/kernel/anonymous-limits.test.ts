import { expect, test } from 'vitest';
import { TooManyRequestsError } from '@inkstone/call/server';
import { solveChallenge } from '@inkstone/call/testing';
import { createAnonymousLimits } from './anonymous-limits.ts';
import { maxPerAddressMinute } from './sign-in.ts';

const flooded = { network: '203.0.113.7', uaToken: '', proof: '' };
const known = { ...flooded, uaToken: 'known' };

/** The limits after a network has used up what it may ask in a minute. */
const floodedLimits = () => {
  const limits = createAnonymousLimits({
    secret: 'a secret of this test',
    nowMs: () => Date.UTC(2026, 2, 2, 8),
    isKnownBrowser: (uaToken) => uaToken === 'known',
  });
  for (let asked = 0; asked < maxPerAddressMinute; asked++) limits.countAnonymous(flooded);
  return limits;
};

test('a network that asks too much is refused, but not a browser in which somebody has signed in, nor another network', () => {
  const limits = floodedLimits();
  expect(() => limits.countAnonymous(flooded)).toThrow(TooManyRequestsError);
  expect(limits.countAnonymous(known)).toBe(false);
  expect(limits.countAnonymous({ ...flooded, network: '203.0.113.8' })).toBe(false);
});

test('one request of a flooded network comes through for each proof of work', async () => {
  const limits = floodedLimits();
  const proof = (await solveChallenge(limits.issueChallenge(flooded) ?? '')) ?? '';
  expect(limits.countAnonymous({ ...flooded, proof })).toBe(true);
  expect(() => limits.countAnonymous({ ...flooded, proof })).toThrow(TooManyRequestsError);
  expect(() => limits.countAnonymous({ ...flooded, proof: 'made up' })).toThrow(TooManyRequestsError);
});

test('a known browser gets no challenge: its limit is its own', () => {
  expect(floodedLimits().issueChallenge(known)).toBeNull();
});
