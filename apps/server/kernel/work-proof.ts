import { createHmac, hash, randomBytes, timingSafeEqual } from 'node:crypto';
import { readChallengeBits } from '@inkstone/call/work-proof';

/** Challenges for unknown browsers of a flooded network, and their proofs. */
export interface WorkProofs {
  /** A new challenge for a network. */
  issue(network: string): string;
  /** Whether a header proves work for a challenge of this network that is still valid; each proof counts once. */
  accept(network: string, proof: string): boolean;
}

/** How long a challenge may be solved: a phone may take half a minute where many are solved. */
const validSeconds = 120;

// A quarter of a million hashes: a third of a second in a browser on a computer, a second or two on a phone.
const baseBits = 18;
const maxBits = 24;

/** Proofs per minute and network that one step of difficulty stands for. */
const proofsPerStep = 600;

// Above this many keys nothing more is remembered of a minute, which bounds the memory.
const maxKeys = 50_000;

/** The difficulty after so many proofs of a network within a minute: twice as many need twice the work each. */
export const proofBits = (proofs: number): number =>
  Math.min(maxBits, baseBits + Math.max(0, Math.ceil(Math.log2(Math.max(1, proofs / proofsPerStep)))));

/** Whether the SHA-256 of a text begins with so many zero bits, at most 32. */
const hasLeadingZeros = (text: string, bits: number): boolean =>
  hash('sha256', text, 'buffer').readUInt32BE(0) < 2 ** (32 - bits);

interface Minute {
  number: number;
  used: Set<string>;
  proofs: Map<string, number>;
}

/**
 * Creates the challenges of a process. They are signed and name their network, so that none is stored; only solved ones
 * are remembered, which cost their work.
 */
export const createWorkProofs = (secret: string, nowMs: () => number): WorkProofs => {
  const emptyMinute = (number: number): Minute => ({ number, used: new Set(), proofs: new Map() });
  // A proof is valid for two minutes, so within three of them.
  let minutes = [emptyMinute(0), emptyMinute(0), emptyMinute(0)];
  const turnTo = (number: number): Minute => {
    const [newest = emptyMinute(0)] = minutes;
    if (newest.number === number) return newest;
    const created = emptyMinute(number);
    minutes = [created, ...minutes.filter((minute) => minute.number >= number - 2)].slice(0, 3);
    return created;
  };
  const currentMinute = (): Minute => turnTo(Math.floor(nowMs() / 60_000));
  const sign = (network: string, text: string): Buffer =>
    createHmac('sha256', secret).update(`challenge ${network} ${text}`).digest().subarray(0, 12);
  const isOwn = (network: string, challenge: string): boolean => {
    const end = challenge.lastIndexOf('.');
    const signature = Buffer.from(challenge.slice(end + 1), 'base64url');
    return signature.length === 12 && timingSafeEqual(signature, sign(network, challenge.slice(0, end)));
  };
  return {
    issue(network) {
      const recent = currentMinute().number - 1;
      const proofs = minutes.filter(({ number }) => number >= recent).map((minute) => minute.proofs.get(network) ?? 0);
      const expiry = (Math.floor(nowMs() / 1000) + validSeconds).toString(36);
      const text = `${proofBits(Math.max(0, ...proofs))}.${expiry}.${randomBytes(8).toString('base64url')}`;
      return `${text}.${sign(network, text).toString('base64url')}`;
    },
    accept(network, proof) {
      const challenge = proof.slice(0, Math.max(0, proof.lastIndexOf('.')));
      const bits = readChallengeBits(challenge);
      if (bits === 0 || proof.length > 55 || !isOwn(network, challenge) || !hasLeadingZeros(proof, bits)) return false;
      const expiry = Number.parseInt(challenge.split('.')[1] ?? '', 36);
      const minute = currentMinute();
      if (expiry * 1000 <= nowMs() || minutes.some(({ used }) => used.has(challenge))) return false;
      if (minute.used.size >= maxKeys) return false;
      minute.used.add(challenge);
      minute.proofs.set(network, (minute.proofs.get(network) ?? 0) + 1);
      return true;
    },
  };
};
