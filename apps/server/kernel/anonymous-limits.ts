import { countPerMinute, maxPerAddressMinute, maxPerBrowserMinute, type SignIn } from './sign-in.ts';
import { createWorkProofs } from './work-proof.ts';

interface LimitParts {
  secret: string;
  nowMs(): number;
  /** Whether somebody has signed in with the browser that brings this token. */
  isKnownBrowser(uaToken: string): boolean;
}

/**
 * Limits for requests without a session: of a known browser for itself, of all others of a network together. Beyond the
 * latter a request comes through by a proof of work, so that a flood keeps nobody of its network away.
 */
export const createAnonymousLimits = ({
  secret,
  nowMs,
  isKnownBrowser,
}: LimitParts): Pick<SignIn, 'countAnonymous' | 'issueChallenge'> => {
  const countNetwork = countPerMinute<string>(nowMs, maxPerAddressMinute);
  const countBrowser = countPerMinute<string>(nowMs, maxPerBrowserMinute);
  const proofs = createWorkProofs(secret, nowMs);
  return {
    countAnonymous({ network, uaToken, proof }) {
      const isKnown = isKnownBrowser(uaToken);
      const hasProof = !isKnown && proof !== '' && proofs.accept(network, proof);
      if (isKnown) countBrowser(uaToken);
      else if (!hasProof) countNetwork(network);
      return hasProof;
    },
    issueChallenge: ({ network, uaToken }) => (isKnownBrowser(uaToken) ? null : proofs.issue(network)),
  };
};
