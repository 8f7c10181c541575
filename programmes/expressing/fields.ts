/** An object of the facts, every field of which has to be read: what is left over cannot be expressed. */
export interface Fields {
  path: string;
  /** The value of a field, which counts as read; undefined where it is absent. */
  take(key: string): unknown;
  number(key: string): number | undefined;
  text(key: string): string | undefined;
  flag(key: string): boolean | undefined;
  list(key: string): readonly unknown[];
  object(key: string): Fields | undefined;
  objects(key: string): readonly Fields[];
  /** Fields that say where a fact is from or how sure it is: no rule of a sitting. */
  ignore(...keys: readonly string[]): void;
  /** Throws when a field was not read. */
  finish(): void;
}

/** Says that something in the facts has no word in the blueprint language. */
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

/** An id made of words. */
export const toSlug = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

/** The facts have English names alone. */
export const toPair = (text: string): { en: string; zh: string } => ({ en: text, zh: text });
