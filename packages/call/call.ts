import type * as z from 'zod';
import type { Pair, Words } from '@inkstone/base';

/** Who may make a call: nobody asked, any signed-in person, or the persons of some roles, perhaps with a permission. */
export type Who = Anyone | SignedIn | Roles;

/** Nobody is asked who they are. */
export interface Anyone {
  readonly kind: 'anyone';
}

/** Any signed-in person, whatever the role. */
export interface SignedIn {
  readonly kind: 'signedIn';
}

/** Persons whose current role is one of `roles`, holding one of `permissions` where there are any. */
export interface Roles {
  readonly kind: 'roles';
  readonly roles: readonly string[];
  readonly permissions: readonly string[];
}

/** How the request's body comes: JSON, or form fields with files. A GET always takes its query. */
export type Form = 'json' | 'multipart';

/** How the answer goes out: the JSON envelope, or bytes that the handler writes by itself (a file, a stream of events). */
export type Reply = 'envelope' | 'bytes';

/** One call as one value, shared by server, web and tests. */
export interface Call<
  Input extends z.ZodType = z.ZodType,
  Output extends z.ZodType = z.ZodType,
  Code extends string = string,
  Caller extends Who = Who,
  Given extends Reply = Reply,
> {
  /** The path under the API origin, without a leading slash; its name for people and for query keys. */
  readonly path: string;
  readonly method: 'GET' | 'POST';
  /** `write`: a transaction, safe to repeat, never retried blindly. `read`: changes nothing. */
  readonly effect: 'read' | 'write';
  /** One sentence of what it does, for the generated pages. */
  readonly summary: string;
  readonly who: Caller;
  readonly input: Input;
  readonly output: Output;
  /** Codes `feature.reason` by which the world may say no. */
  readonly refusals: readonly Code[];
  /** The sentence of every refusal. */
  readonly wording: Readonly<Record<Code, Pair>>;
  readonly form: Form;
  readonly reply: Given;
  /** Paths of the calls whose answers this one makes stale; `home/*` stands for all that begin so. */
  readonly stales: readonly string[];
  /** The largest body in bytes; 1 MiB where nothing is said. */
  readonly maxBytes: number;
  /**
   * Where the answer holds a secret nothing of it is kept: the same press sent again is not answered a second time but
   * refused with this code.
   */
  readonly refusesAgain?: Code;
  /** Of a read: the person's device keeps the last answer, and gives it where there is no network. */
  readonly keeps: boolean;
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

interface Draft<Input, Output, Code, Caller, Given> {
  path: string;
  method: 'GET' | 'POST';
  effect: 'read' | 'write';
  summary: string;
  who: Caller;
  input: Input;
  output: Output;
  refusals?: readonly Code[];
  form?: Form;
  reply?: Given;
  stales?: readonly string[];
  maxBytes?: number;
  refusesAgain?: NoInfer<Code>;
  keeps?: boolean;
  hasSecretInput?: boolean;
}

/**
 * Gives a feature its `call`: refusals are taken only from the feature's own wording, so that a forgotten sentence
 * does not compile.
 */
export const callsWith =
  <Worded extends string>(wording: Words<Worded>) =>
  <
    Input extends z.ZodType,
    Output extends z.ZodType,
    Caller extends Who,
    const Code extends Worded = never,
    const Given extends Reply = 'envelope',
  >(
    draft: Draft<Input, Output, Code, Caller, Given>,
  ): Call<Input, Output, Code, Caller, Given> => ({
    ...draft,
    refusals: draft.refusals ?? [],
    form: draft.form ?? 'json',
    reply: draft.reply ?? ('envelope' as Given),
    stales: draft.stales ?? [],
    maxBytes: draft.maxBytes ?? 1024 * 1024,
    keeps: draft.keeps ?? false,
    hasSecretInput: draft.hasSecretInput ?? false,
    wording: wording.pairs,
  });

/** The same operation under an old name: shapes, effect and refusals are the operation's own. */
export const alias = <
  Input extends z.ZodType,
  Output extends z.ZodType,
  Code extends string,
  Caller extends Who,
  Given extends Reply,
>(
  path: string,
  operation: Call<Input, Output, Code, Caller, Given>,
  differs: { who?: Caller; summary?: string; method?: 'GET' | 'POST' } = {},
): Call<Input, Output, Code, Caller, Given> => ({ ...operation, ...differs, path, aliasOf: operation.path });

/** The method by which a browser makes a call. */
export const sentMethod = (call: AnyCall): 'GET' | 'POST' => (call.hasSecretInput ? 'POST' : call.method);

/** Anyone, signed in or not. */
export const anyone: Anyone = { kind: 'anyone' };

/** Whoever is signed in, in any role. */
export const signedIn: SignedIn = { kind: 'signedIn' };

/** Whether a person in a role with permissions may make a call. */
export const mayCall = (who: Who, me: { role: string; permissions: readonly string[] } | null): boolean => {
  if (who.kind === 'anyone') return true;
  if (me === null) return false;
  if (who.kind === 'signedIn') return true;
  if (!who.roles.includes(me.role)) return false;
  return who.permissions.length === 0 || who.permissions.some((permission) => me.permissions.includes(permission));
};
