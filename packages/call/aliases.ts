import type { AnyCall } from './call.ts';

/** What a former path of a call stands for; a feature's former paths are in its `contract/legacy.ts`. */
export interface Alias {
  /** The path of the call that does the work. */
  readonly of: string;
  /** Where it differs from that call's. */
  readonly method?: 'GET' | 'POST';
  /** Who uses a path that no screen uses, and why it stays. */
  readonly interfaceFor?: string;
}

/** The former paths of a feature's calls, and what each stands for. */
export type Aliases = Readonly<Record<string, Alias>>;

/** A call under another path, with the same schemas, access, effect and refusals. */
export const aliasedCall = <C extends AnyCall>(
  { interfaceFor: _unused, ...call }: C,
  path: string,
  { method = call.method, interfaceFor }: Omit<Alias, 'of'> = {},
): C =>
  ({
    ...call,
    path,
    method,
    aliasOf: call.aliasOf ?? call.path,
    ...(interfaceFor === undefined ? {} : { interfaceFor }),
  }) as C;

/** The calls that stand for one of `calls` under a former path; throws where a path stands for none. */
export const listAliasedCalls = <C extends AnyCall>(calls: readonly C[], aliases: Aliases): C[] =>
  Object.entries(aliases).map(([path, { of, ...differs }]) => {
    const call = calls.find((candidate) => candidate.path === of);
    if (!call) throw new Error(`${path} stands for ${of}, which is no call of the feature.`);
    return aliasedCall(call, path, differs);
  });
