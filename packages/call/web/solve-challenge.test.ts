import { hash } from 'node:crypto';
import { expect, test } from 'vitest';
import { createBlockHash } from './sha256-block.ts';
import { solveChallenge } from './solve-challenge.lazy.ts';

const firstWord = (text: string): number => hash('sha256', text, 'buffer').readInt32BE(0);

test.each(['', 'abc', 'a'.repeat(55), '18.t8x2k1.AbCdEf_-123.0123456789abcdef.zz9'])(
  'the hash of %j begins as in SHA-256',
  (text) => {
    const blockHash = createBlockHash();
    blockHash('another text before');

    expect(blockHash(text)).toBe(firstWord(text));
  },
);

test('a text of more than one block is refused', () => {
  expect(() => createBlockHash()('a'.repeat(56))).toThrow('more than one block');
});

test('a proof begins with the challenge, and its hash has the number of zero bits that the challenge requires', async () => {
  const challenge = '10.t8x2k1.AbCdEf_-123.0123456789abcdef';
  const proof = await solveChallenge(challenge);

  expect(proof).toMatch(new RegExp(`^${challenge.replaceAll('.', String.raw`\.`)}\\.[0-9a-z]+$`));
  expect(firstWord(proof ?? '') >>> 22).toBe(0);
});

test.each(['', 'no challenge', '0.t8x2k1.AbCdEf_-123.0123456789abcdef', '18.x.y.z'])(
  '%j is not a challenge that can be solved',
  async (challenge) => {
    expect(await solveChallenge(challenge)).toBeNull();
  },
);
