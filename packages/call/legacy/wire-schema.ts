import * as z from 'zod';
import type { AnyCall, CallSide } from '../call.ts';
import type { Codes } from './code-values.ts';
import { compilePlan, getDefinition, readWireField, type FieldNames } from './plan.ts';

/** Gives a new schema the documentation of another. */
const documentAs = (schema: z.ZodType, source: z.ZodType): z.ZodType => {
  const { id: _, ...documentation } = z.globalRegistry.get(source) ?? {};
  z.globalRegistry.add(schema, documentation);
  return schema;
};

/** A schema with other parts, and the same documentation. */
const cloneSchema = (schema: z.ZodType, change: object): z.ZodType =>
  documentAs(z.core.clone(schema, { ...schema._zod.def, ...change } as never), schema);

const wrappers = new Set(['optional', 'nullable', 'default', 'prefault', 'catch', 'readonly', 'nonoptional']);

/** The names and flags that a schema allows. */
const listNames = (schema: z.ZodType): string[] => {
  const { type, values, options } = getDefinition(schema);
  if (type === 'boolean') return ['false', 'true'];
  if (options) return options.flatMap(listNames);
  return [...(values ?? (schema instanceof z.ZodEnum ? schema.options : []))].map(String);
};

/** A field's schema with numbers in the place of names. */
const withCodes = (schema: z.ZodType, codes: Codes): z.ZodType => {
  const { type, innerType, element } = getDefinition(schema);
  // Where a number stands for null, every value is one of the inner schema.
  if (innerType && type === 'nullable' && 'null' in codes) return documentAs(cloneSchema(innerType, {}), schema);
  if (innerType && wrappers.has(type)) return cloneSchema(schema, { innerType: withCodes(innerType, codes) });
  if (element) return cloneSchema(schema, { element: withCodes(element, codes) });
  const numbers = listNames(schema).flatMap((name) => (codes[name] === undefined ? [] : [z.literal(codes[name])]));
  const union = numbers.length === 1 && numbers[0] ? numbers[0] : z.union(numbers);
  return documentAs(union, schema);
};

const createRebuild = (names: FieldNames) => {
  const known = new Map<z.ZodType, z.ZodType>();
  const rebuildShape = (shape: Record<string, z.ZodType>): Record<string, z.ZodType> =>
    Object.fromEntries(
      Object.entries(shape).flatMap(([name, schema]) => {
        const { wireNames, codes } = readWireField(name, names[name]);
        const field = codes ? withCodes(schema, codes) : rebuild(schema);
        return wireNames.map((wireName) => [wireName, field] as const);
      }),
    );
  const change = (schema: z.ZodType): object => {
    const { shape, element, innerType, valueType, options, left, right, in: from, out, getter } = getDefinition(schema);
    if (shape) return { shape: rebuildShape(shape) };
    if (element) return { element: rebuild(element) };
    if (innerType) return { innerType: rebuild(innerType) };
    if (valueType) return { valueType: rebuild(valueType) };
    if (options) return { options: options.map(rebuild) };
    if (left && right) return { left: rebuild(left), right: rebuild(right) };
    if (from && out) return { in: rebuild(from), out: rebuild(out) };
    return getter ? { getter: () => rebuild(getter()) } : {};
  };
  const rebuild = (schema: z.ZodType): z.ZodType => {
    const before = known.get(schema);
    if (before) return before;
    const after = compilePlan(schema, names) === null ? schema : cloneSchema(schema, change(schema));
    known.set(schema, after);
    return after;
  };
  return rebuild;
};

/** The schema of one side of a call as it is sent: with the names and numbers outside. For documentation only. */
export const wireSchema = (call: AnyCall, side: CallSide): z.ZodType =>
  call.legacy ? createRebuild(call.legacy.namesFor(call, side))(call[side]) : call[side];
