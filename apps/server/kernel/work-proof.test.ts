import { expect, test } from 'vitest';
import { solveChallenge } from '@inkstone/call/testing';
import { createWorkProofs, proofBits } from './work-proof.ts';

const secret = 'a secret of this test';
const network = '203.0.113.7';
const createAt = () => {
  const clock = { ms: Date.UTC(2026, 2, 2, 8) };
  return { clock, proofs: createWorkProofs(secret, () => clock.ms) };
};
const solve = async (challenge: string): Promise<string> => (await solveChallenge(challenge)) ?? '';

test('a proof counts once, for its network, while its challenge is valid', async () => {
  const { clock, proofs } = createAt();
  const proof = await solve(proofs.issue(network));
  expect(proofs.accept('203.0.113.8', proof)).toBe(false);
  expect(proofs.accept(network, proof)).toBe(true);
  expect(proofs.accept(network, proof)).toBe(false);

  const late = await solve(proofs.issue(network));
  clock.ms += 119_000;
  expect(proofs.accept(network, proof)).toBe(false);
  clock.ms += 1000;
  expect(proofs.accept(network, late)).toBe(false);
});

test('another process knows the challenge by its signature', async () => {
  const { proofs } = createAt();
  const proof = await solve(proofs.issue(network));
  expect(createAt().proofs.accept(network, proof)).toBe(true);
  expect(createWorkProofs('another secret', () => Date.UTC(2026, 2, 2, 8)).accept(network, proof)).toBe(false);
});

test('what proves no work is not accepted', async () => {
  const { proofs } = createAt();
  const challenge = proofs.issue(network);
  const proof = await solve(challenge);
  const easier = proof.replace(/^18/, '1');
  const others = ['', '.', challenge, `${challenge}.!`, easier, `${proof}${'0'.repeat(30)}`];
  expect(others.filter((text) => proofs.accept(network, text))).toEqual([]);
  expect(proofs.accept(network, proof)).toBe(true);
});

test.each([
  [0, 18],
  [600, 18],
  [601, 19],
  [1200, 19],
  [2400, 20],
  [1_000_000, 24],
])('after %i proofs within a minute the next need %i bits', (proofs, bits) => {
  expect(proofBits(proofs)).toBe(bits);
});
