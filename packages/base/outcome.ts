/** The result of a rule: a value, or the code of a refusal. */
export type Outcome<Value, Code extends string = never> = { ok: true; value: Value } | { ok: false; code: Code };

/** A successful result. */
export const ok = <Value>(value: Value): { ok: true; value: Value } => ({ ok: true, value });

/** A refusal with its code. */
export const err = <Code extends string>(code: Code): { ok: false; code: Code } => ({ ok: false, code });
