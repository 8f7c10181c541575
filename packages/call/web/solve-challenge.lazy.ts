import { readChallengeBits } from '../work-proof.ts';
import { createBlockHash } from './sha256-block.ts';

// The page stays responsive, and a phone finds a proof within seconds.
const sliceMs = 24;
const batchSize = 256;

/** Whether a hash begins with so many zero bits, at most 32. */
const hasLeadingZeros = (firstWord: number, bits: number): boolean => bits === 0 || firstWord >>> 0 < 2 ** (32 - bits);

/** Tries some texts in order, from a number on; null where none is a proof. */
const searchProof = (hash: (text: string) => number, challenge: string, range: { from: number; bits: number }) => {
  for (let number = range.from; number < range.from + batchSize; number++) {
    const proof = `${challenge}.${number.toString(36)}`;
    if (hasLeadingZeros(hash(proof), range.bits)) return proof;
  }
  return null;
};

/** Finds the proof of a challenge within seconds; null where the challenge is malformed. */
export const solveChallenge = async (challenge: string, signal?: AbortSignal): Promise<string | null> => {
  const bits = readChallengeBits(challenge);
  if (bits === 0) return null;
  const hash = createBlockHash();
  let pauseAt = performance.now() + sliceMs;
  for (let from = 0; ; from += batchSize) {
    const proof = searchProof(hash, challenge, { from, bits });
    if (proof !== null) return proof;
    if (performance.now() < pauseAt) continue;
    await new Promise((resolve) => setTimeout(resolve));
    signal?.throwIfAborted();
    pauseAt = performance.now() + sliceMs;
  }
};
