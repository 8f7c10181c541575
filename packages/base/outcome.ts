/** The verdict of a rule: yes with a value, or no with the code of a refusal. */
export type Outcome<Value, Code extends string = never> = { ok: true; value: Value } | { ok: false; code: Code };

/** Says yes, with what the caller goes on with. */
export const ok = <Value>(value: Value): { ok: true; value: Value } => ({ ok: true, value });

/** Says no, with the refusal's code. */
export const err = <Code extends string>(code: Code): { ok: false; code: Code } => ({ ok: false, code });
