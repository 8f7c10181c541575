import type * as z from 'zod';
import type { LocalizedText, MessageSet } from '@inkstone/base';
import type { FieldNames, LegacyWords } from './legacy/plan.ts';

/** Who may make a call: anybody, any signed-in person, or certain roles, optionally with a permission. */
export type Access = AnonymousAccess | SignedInAccess | RoleAccess;

/** No authentication. */
export interface AnonymousAccess {
  readonly kind: 'anyone';
}

/** Any signed-in person. */
export interface SignedInAccess {
  readonly kind: 'signedIn';
}

/** Persons whose current role is one of `roles` and who hold one of `permissions`, if there are any. */
export interface RoleAccess {
  readonly kind: 'roles';
  readonly roles: readonly string[];
  readonly permissions: readonly string[];
}

/**
 * The format of the request: JSON, a form with files, or a query also where the method is POST, for programs that send a
 * body of their own (RFC 8058). A GET always uses its query.
 */
export type RequestFormat = 'json' | 'multipart' | 'query';

/** The format of the response: the JSON envelope, or bytes written by the handler (a file, an event stream). */
export type ResponseFormat = 'envelope' | 'bytes';

/** The contract of a call, shared by server, web and tests. */
export interface Call<
  Input extends z.ZodType = z.ZodType,
  Output extends z.ZodType = z.ZodType,
  Code extends string = string,
  Caller extends Access = Access,
  Given extends ResponseFormat = ResponseFormat,
> {
  /** The path under the API origin, without a leading slash. */
  readonly path: string;
  readonly method: 'GET' | 'POST';
  /** `write`: a transaction, idempotent, never retried without a key. `read`: changes nothing. */
  readonly effect: 'read' | 'write';
  /** One sentence for the API documentation. */
  readonly summary: string;
  readonly access: Caller;
  readonly input: Input;
  readonly output: Output;
  /** Codes `feature.reason` of the call's refusals. */
  readonly refusals: readonly Code[];
  /** The message of every refusal. */
  readonly refusalMessages: Readonly<Record<Code, LocalizedText>>;
  readonly requestFormat: RequestFormat;
  readonly responseFormat: Given;
  /** Paths of calls whose cached responses become stale; `home/*` is a prefix. */
  readonly invalidates: readonly string[];
  /** The maximum body size in bytes; 1 MiB by default. */
  readonly maxBytes: number;
  /**
   * For responses with secrets, which are not stored: a repeated request is refused with this code instead of replayed.
   */
  readonly replayRefusal?: Code;
  /** For reads only: the device caches the last response and uses it offline. */
  readonly cachedOffline: boolean;
  /**
   * For GET only: its input contains a secret that must not appear in URLs or access logs. The call accepts POST too, which
   * browsers use.
   */
  readonly hasSecretInput: boolean;
  /** Who makes a call that no screen makes, and why it stays. */
  readonly interfaceFor?: string;
  /** The path of the call that this legacy name stands for. */
  readonly aliasOf?: string;
  /** The old words of its feature; null where the feature has none. */
  readonly legacy: Legacy | null;
}

/** What is sent, or what comes back. */
export type CallSide = 'input' | 'output';

/** The old words of a feature's calls: fields and codes have other names outside, see `defineLegacy`. */
export interface Legacy {
  readonly words: LegacyWords;
  /** Refusals for which a number is sent as the failure's `code`. */
  readonly refusalCodes: Readonly<Record<string, number>>;
  /** The wire names of the fields in one side of a call. */
  namesFor(call: AnyCall, side: CallSide): FieldNames;
  toWire(call: AnyCall, side: CallSide, value: unknown): unknown;
  fromWire(call: AnyCall, side: CallSide, value: unknown): unknown;
}

/** Any call. */
export type AnyCall = Call;

interface CallDefinition<Input, Output, Code, Caller, Given> {
  path: string;
  method: 'GET' | 'POST';
  effect: 'read' | 'write';
  summary: string;
  access: Caller;
  input: Input;
  output: Output;
  refusals?: readonly Code[];
  requestFormat?: RequestFormat;
  responseFormat?: Given;
  invalidates?: readonly string[];
  maxBytes?: number;
  replayRefusal?: NoInfer<Code>;
  cachedOffline?: boolean;
  hasSecretInput?: boolean;
  interfaceFor?: string;
}

/**
 * Creates a feature's `call` function: refusal codes have to be among the feature's messages, so that a missing message
 * does not compile.
 */
export const createCallFactory =
  <Worded extends string>(wording: MessageSet<Worded>, legacy: Legacy | null = null) =>
  <
    Input extends z.ZodType,
    Output extends z.ZodType,
    Caller extends Access,
    const Code extends Worded = never,
    const Given extends ResponseFormat = 'envelope',
  >(
    draft: CallDefinition<Input, Output, Code, Caller, Given>,
  ): Call<Input, Output, Code, Caller, Given> => ({
    ...draft,
    refusals: draft.refusals ?? [],
    requestFormat: draft.requestFormat ?? 'json',
    responseFormat: draft.responseFormat ?? ('envelope' as Given),
    invalidates: draft.invalidates ?? [],
    maxBytes: draft.maxBytes ?? 1024 * 1024,
    cachedOffline: draft.cachedOffline ?? false,
    hasSecretInput: draft.hasSecretInput ?? false,
    refusalMessages: wording.pairs,
    legacy,
  });

/** Declares a legacy name of a call, with the same schemas, effect and refusals. */
export const aliasCall = <
  Input extends z.ZodType,
  Output extends z.ZodType,
  Code extends string,
  Caller extends Access,
  Given extends ResponseFormat,
>(
  path: string,
  operation: Call<Input, Output, Code, Caller, Given>,
  differs: { access?: Caller; summary?: string; method?: 'GET' | 'POST'; interfaceFor?: string } = {},
): Call<Input, Output, Code, Caller, Given> => {
  // Who makes the operation itself says nothing about who uses another name of it.
  const { interfaceFor: _unused, ...shared } = operation;
  return { ...shared, ...differs, path, aliasOf: operation.path };
};

/** A value as it is sent: with the old words of the call's feature. */
export const toWire = (call: AnyCall, side: CallSide, value: unknown): unknown =>
  call.legacy ? call.legacy.toWire(call, side, value) : value;

/** A value as it came, with the names inside. */
export const fromWire = (call: AnyCall, side: CallSide, value: unknown): unknown =>
  call.legacy ? call.legacy.fromWire(call, side, value) : value;

/** The method that browsers use for a call. */
export const browserMethod = (call: AnyCall): 'GET' | 'POST' => (call.hasSecretInput ? 'POST' : call.method);

/** Anybody, signed in or not. */
export const anonymous: AnonymousAccess = { kind: 'anyone' };

/** Anybody who is signed in. */
export const signedIn: SignedInAccess = { kind: 'signedIn' };

/** Whether a person may make a call. */
export const isAllowed = (access: Access, me: { role: string; permissions: readonly string[] } | null): boolean => {
  if (access.kind === 'anyone') return true;
  if (me === null) return false;
  if (access.kind === 'signedIn') return true;
  if (!access.roles.includes(me.role)) return false;
  return (
    access.permissions.length === 0 || access.permissions.some((permission) => me.permissions.includes(permission))
  );
};
