import { err, ok, type Outcome } from '@inkstone/base';
import * as z from 'zod';
import { discover, waitSeconds, type ProviderSettings } from './provider.ts';

/** What a provider says about itself, as far as it matters for signing in. */
export interface ProviderReport {
  keyCount: number;
  /** Whether it says that it sends the claim; `unstated` where it lists none. */
  claim: 'yes' | 'no' | 'unstated';
}

/**
 * Why a provider cannot be used: its address leads into the own network (`private`), nothing answers (`unreachable`),
 * no encrypted connection can be made (`certificate`), what answers is no provider (`noProvider`) or one of another
 * address (`issuer`), it leads to addresses without encryption (`plain`), or it has no keys (`keys`).
 */
export type ProbeFailure = 'private' | 'unreachable' | 'certificate' | 'noProvider' | 'issuer' | 'plain' | 'keys';

const readCode = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error ? String(error.code) : undefined;

const readCodes = (error: unknown): string =>
  [readCode(error), error instanceof Error ? readCode(error.cause) : undefined].filter(Boolean).join(' ');

const failureCodes: readonly [RegExp, ProbeFailure][] = [
  [/EPRIVATE/, 'private'],
  [/ATTRIBUTE_COMPARISON/, 'issuer'],
  [/HTTP_REQUEST_FORBIDDEN/, 'plain'],
  [/CERT|TLS|SSL|SIGNATURE|EPROTO/, 'certificate'],
  [/NOT_CONFORM|NOT_JSON|PARSE|INVALID/, 'noProvider'],
];

const classify = (error: unknown): ProbeFailure => {
  const codes = readCodes(error);
  return failureCodes.find(([pattern]) => pattern.test(codes))?.[1] ?? 'unreachable';
};

const KeySet = z.object({ keys: z.array(z.looseObject({ kty: z.string() })) });

const countKeys = async (address: string, settings: Pick<ProviderSettings, 'fetch'>): Promise<number> => {
  const response = await (settings.fetch ?? fetch)(address, {
    redirect: 'manual',
    signal: AbortSignal.timeout(waitSeconds * 1000),
    headers: { accept: 'application/json' },
  });
  return response.ok ? KeySet.parse(await response.json()).keys.length : 0;
};

const listsClaim = (supported: readonly string[] | undefined, claim: string): ProviderReport['claim'] => {
  if (!supported || supported.length === 0) return 'unstated';
  return supported.includes(claim) ? 'yes' : 'no';
};

/** Fetches the discovery document and the keys of a provider that need not be the school's yet. */
export const probeProvider = async (
  settings: Omit<ProviderSettings, 'publicUrl'> & { claim: string },
): Promise<Outcome<ProviderReport, ProbeFailure>> => {
  let metadata;
  try {
    const { config } = await discover(settings);
    metadata = config.serverMetadata();
  } catch (error) {
    return err(classify(error));
  }
  if (!metadata.authorization_endpoint || !metadata.token_endpoint) return err('noProvider');
  const keyCount = await countKeys(metadata.jwks_uri ?? '', settings).catch(() => 0);
  if (keyCount === 0) return err('keys');
  return ok({ keyCount, claim: listsClaim(metadata.claims_supported, settings.claim) });
};
