/** Numbers or words that stand for names, or for `true` and `false`. */
export type Codes = Readonly<Record<string, number | string>>;

/** The number of a name or flag, or the numbers of a list. */
export const toCode = (codes: Codes, value: unknown): unknown =>
  Array.isArray(value) ? value.map((item) => toCode(codes, item)) : (codes[String(value)] ?? value);

const constants: ReadonlyMap<string, boolean | null> = new Map([
  ['true', true],
  ['false', false],
  ['null', null],
]);

/** The name that a number stands for; other values are left for the schema to refuse, and so are names. */
export const fromCode = (codes: Codes, value: unknown): unknown => {
  if (Array.isArray(value)) return value.map((item) => fromCode(codes, item));
  if (typeof value !== 'number' && typeof value !== 'string') return value;
  const name = Object.keys(codes).find((candidate) => String(codes[candidate]) === String(value));
  if (name === undefined) return String(value) in codes ? Number.NaN : value;
  return constants.has(name) ? constants.get(name) : name;
};
