import type * as z from 'zod';
import type { LocalizedText, MessageSet } from '@inkstone/base';

/** Who may make a call: nobody asked, any signed-in person, or the persons of some roles, perhaps with a permission. */
export type Access = AnonymousAccess | SignedInAccess | RoleAccess;

/** Nobody is asked who they are. */
export interface AnonymousAccess {
  readonly kind: 'anyone';
}

/** Any signed-in person, whatever the role. */
export interface SignedInAccess {
  readonly kind: 'signedIn';
}

/** Persons whose current role is one of `roles`, holding one of `permissions` where there are any. */
export interface RoleAccess {
  readonly kind: 'roles';
  readonly roles: readonly string[];
  readonly permissions: readonly string[];
}

/** How the request's body comes: JSON, or form fields with files. A GET always takes its query. */
export type RequestFormat = 'json' | 'multipart';

/** How the answer goes out: the JSON envelope, or bytes that the handler writes by itself (a file, a stream of events). */
export type ResponseFormat = 'envelope' | 'bytes';

/** One call as one value, shared by server, web and tests. */
export interface Call<
  Input extends z.ZodType = z.ZodType,
  Output extends z.ZodType = z.ZodType,
  Code extends string = string,
  Caller extends Access = Access,
  Given extends ResponseFormat = ResponseFormat,
> {
  /** The path under the API origin, without a leading slash; its name for people and for query keys. */
  readonly path: string;
  readonly method: 'GET' | 'POST';
  /** `write`: a transaction, safe to repeat, never retried blindly. `read`: changes nothing. */
  readonly effect: 'read' | 'write';
  /** One sentence of what it does, for the generated pages. */
  readonly summary: string;
  readonly access: Caller;
  readonly input: Input;
  readonly output: Output;
  /** Codes `feature.reason` by which the world may say no. */
  readonly refusals: readonly Code[];
  /** The sentence of every refusal. */
  readonly refusalMessages: Readonly<Record<Code, LocalizedText>>;
  readonly requestFormat: RequestFormat;
  readonly responseFormat: Given;
  /** Paths of the calls whose answers this one makes stale; `home/*` stands for all that begin so. */
  readonly invalidates: readonly string[];
  /** The largest body in bytes; 1 MiB where nothing is said. */
  readonly maxBytes: number;
  /**
   * Where the answer holds a secret nothing of it is kept: the same press sent again is not answered a second time but
   * refused with this code.
   */
  readonly replayRefusal?: Code;
  /** Of a read: the person's device keeps the last answer, and gives it where there is no network. */
  readonly cachedOffline: boolean;
  /**
   * Of a GET: its input holds a secret, which must stand in no address and no log of addresses. The call is answered by
   * POST too, with the input as its body, and browsers send it so.
   */
  readonly hasSecretInput: boolean;
  /** Another name's call whose operation serves this one, for old names that do one thing. */
  readonly aliasOf?: string;
}

/** Any call, whatever its shapes. */
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
}

/**
 * Gives a feature its `call`: refusals are taken only from the feature's own wording, so that a forgotten sentence
 * does not compile.
 */
export const createCallFactory =
  <Worded extends string>(wording: MessageSet<Worded>) =>
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
  });

/** The same operation under an old name: shapes, effect and refusals are the operation's own. */
export const aliasCall = <
  Input extends z.ZodType,
  Output extends z.ZodType,
  Code extends string,
  Caller extends Access,
  Given extends ResponseFormat,
>(
  path: string,
  operation: Call<Input, Output, Code, Caller, Given>,
  differs: { access?: Caller; summary?: string; method?: 'GET' | 'POST' } = {},
): Call<Input, Output, Code, Caller, Given> => ({ ...operation, ...differs, path, aliasOf: operation.path });

/** The method by which a browser makes a call. */
export const browserMethod = (call: AnyCall): 'GET' | 'POST' => (call.hasSecretInput ? 'POST' : call.method);

/** Anyone, signed in or not. */
export const anonymous: AnonymousAccess = { kind: 'anyone' };

/** Whoever is signed in, in any role. */
export const signedIn: SignedInAccess = { kind: 'signedIn' };

/** Whether a person in a role with permissions may make a call. */
export const isAllowed = (access: Access, me: { role: string; permissions: readonly string[] } | null): boolean => {
  if (access.kind === 'anyone') return true;
  if (me === null) return false;
  if (access.kind === 'signedIn') return true;
  if (!access.roles.includes(me.role)) return false;
  return (
    access.permissions.length === 0 || access.permissions.some((permission) => me.permissions.includes(permission))
  );
};
