import { fromCode, toCode } from './code-values.ts';
import type { FieldPlan, ObjectPlan, Plan } from './plan.ts';

type Direction = 'toWire' | 'fromWire';

type Fields = Readonly<Record<string, unknown>>;

const fits = ({ shape }: ObjectPlan, value: Fields, direction: Direction): boolean =>
  shape.every(({ field, isRequired, constants }) => {
    const name = direction === 'toWire' ? field.name : (field.wireNames[0] ?? field.name);
    if (!(name in value)) return !isRequired;
    return constants === null || constants.includes(value[name]);
  });

const listFieldNames = ({ name, wireNames }: FieldPlan, direction: Direction): readonly string[] =>
  direction === 'toWire' ? wireNames : [name];

const convertValue = ({ codes, plan }: FieldPlan, value: unknown, direction: Direction): unknown => {
  if (codes === null) return convert(plan, value, direction);
  return direction === 'toWire' ? toCode(codes, value) : fromCode(codes, value);
};

const convertObject = (object: ObjectPlan, value: Fields, direction: Direction): Fields => {
  const result: Record<string, unknown> = {};
  for (const [key, inner] of Object.entries(value)) {
    const field = (direction === 'toWire' ? object.byName : object.byWireName).get(key);
    if (field) {
      // Where a field was sent under several names, the first is read.
      if (direction === 'fromWire' && field.wireNames[0] !== key) continue;
      const converted = convertValue(field, inner, direction);
      for (const name of listFieldNames(field, direction)) result[name] = converted;
    } else if (key !== '__proto__' && !(direction === 'fromWire' && object.byName.has(key))) {
      // A field is not read under its name inside where it has another one outside.
      result[key] = inner;
    }
  }
  return result;
};

/** A value with its fields and codes under their names outside, or inside; without a plan it is the value itself. */
export const convert = (plan: Plan | null, value: unknown, direction: Direction): unknown => {
  if (plan === null || typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    const { items } = plan;
    return items === null ? value : value.map((item) => convert(items, item, direction));
  }
  const { objects, values } = plan;
  const object = objects.length > 1 ? objects.find((option) => fits(option, value as Fields, direction)) : objects[0];
  if (object) return convertObject(object, value as Fields, direction);
  if (values === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, convert(values, inner, direction)]));
};

/** The path of a field with the names that it has outside. */
export const toWirePath = (plan: Plan | null, path: readonly PropertyKey[]): PropertyKey[] => {
  const [step, ...rest] = path;
  if (plan === null || step === undefined) return [...path];
  if (typeof step === 'number') return [step, ...toWirePath(plan.items, rest)];
  const field = plan.objects.map(({ byName }) => byName.get(String(step))).find(Boolean);
  if (!field) return [step, ...toWirePath(plan.values, rest)];
  return [field.wireNames[0] ?? step, ...toWirePath(field.plan, rest)];
};
