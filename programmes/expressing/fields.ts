/** An object of the facts whose fields all have to be read: an unread field is not supported. */
export interface Fields {
  path: string;
  /** Reads a field and marks it as read; undefined where it is absent. */
  take(key: string): unknown;
  number(key: string): number | undefined;
  text(key: string): string | undefined;
  flag(key: string): boolean | undefined;
  list(key: string): readonly unknown[];
  object(key: string): Fields | undefined;
  objects(key: string): readonly Fields[];
  /** Fields about the source or certainty of a fact, which are no rules. */
  ignore(...keys: readonly string[]): void;
  /** Throws when a field was not read. */
  finish(): void;
}

/** Throws for a fact that blueprints do not support. */
export const failUnsupported = (path: string, value: unknown): never => {
  throw new Error(`${path}: ${JSON.stringify(value)} cannot be expressed.`);
};

/** Reads an object of the facts field by field. */
export function readFields(value: unknown, path: string): Fields {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return failUnsupported(path, value);
  const all = new Map<string, unknown>(Object.entries(value));
  const left = new Set(all.keys());
  const take = (key: string): unknown => {
    left.delete(key);
    return all.get(key);
  };
  const typed = <Kind>(key: string, is: (raw: unknown) => raw is Kind): Kind | undefined => {
    const raw = take(key);
    if (raw === undefined || raw === null) return undefined;
    return is(raw) ? raw : failUnsupported(`${path}.${key}`, raw);
  };
  const list = (key: string): readonly unknown[] => typed(key, Array.isArray) ?? [];
  return {
    path,
    take,
    number: (key) => typed(key, (raw) => typeof raw === 'number'),
    text: (key) => typed(key, (raw) => typeof raw === 'string'),
    flag: (key) => typed(key, (raw) => typeof raw === 'boolean'),
    list,
    object: (key) => (all.get(key) === undefined ? undefined : readFields(take(key), `${path}.${key}`)),
    objects: (key) => list(key).map((raw, index) => readFields(raw, `${path}.${key}[${index}]`)),
    ignore: (...keys) => keys.forEach((key) => left.delete(key)),
    finish: () => {
      if (left.size > 0) failUnsupported(path, [...left]);
    },
  };
}

/** Converts a name to an id. */
export const toSlug = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

/** The facts have only English names. */
export const toPair = (text: string): { en: string; zh: string } => ({ en: text, zh: text });
