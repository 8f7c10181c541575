import type * as z from 'zod';
import type { Codes } from './code-values.ts';

/** What a field is called outside; all of several names are sent, and the first is read. */
export type WireField = string | { readonly name: string | readonly string[]; readonly codes?: Codes };

/** What fields are called outside, by their names inside. */
export type FieldNames = Readonly<Record<string, WireField>>;

/** The old words of a feature's calls: the names inside, and what each is called outside. */
export interface LegacyWords {
  /** Fields of every call of the feature. */
  readonly fields?: FieldNames;
  /** Fields that one call spells otherwise, by its path. */
  readonly calls?: Readonly<Record<string, FieldNames>>;
  /** Fields that only the input of one call spells otherwise, by its path: its output has them under another name. */
  readonly inputs?: Readonly<Record<string, FieldNames>>;
  /** Refusals for which a number is sent as the failure's `code`. */
  readonly refusalCodes?: Readonly<Record<string, number>>;
}

/** A field of an object that has another name, other values or other fields in it outside. */
export interface FieldPlan {
  name: string;
  wireNames: readonly string[];
  codes: Codes | null;
  plan: Plan | null;
}

/** The fields of an object; in a union the first object whose shape fits is used. */
export interface ObjectPlan {
  fields: readonly FieldPlan[];
  byName: ReadonlyMap<string, FieldPlan>;
  byWireName: ReadonlyMap<string, FieldPlan>;
  /** Required fields and constants, by which a value is recognised. */
  shape: readonly { field: FieldPlan; isRequired: boolean; constants: readonly unknown[] | null }[];
}

/** The conversions of the values of a schema. */
export interface Plan {
  /** In the items of a list. */
  items: Plan | null;
  /** In the values of a record. */
  values: Plan | null;
  objects: readonly ObjectPlan[];
}

interface Definition {
  type: string;
  shape?: Record<string, z.ZodType>;
  element?: z.ZodType;
  innerType?: z.ZodType;
  valueType?: z.ZodType;
  options?: readonly z.ZodType[];
  left?: z.ZodType;
  right?: z.ZodType;
  in?: z.ZodType;
  out?: z.ZodType;
  values?: readonly unknown[];
  getter?: () => z.ZodType;
}

/** The definition of a schema. */
export const getDefinition = (schema: z.ZodType): Definition => schema._zod.def as unknown as Definition;

/** The schema inside of wrappers such as `optional`; of a pipe that only prepares its input, what it leads to. */
export const unwrapSchema = (schema: z.ZodType): z.ZodType | null => {
  const { innerType, getter, in: from, out } = getDefinition(schema);
  if (innerType) return innerType;
  if (getter) return getter();
  if (!from || !out) return null;
  return getDefinition(from).type === 'transform' ? out : from;
};

/** The names that a field has outside, and its codes. */
export const readWireField = (name: string, field: WireField = name): Pick<FieldPlan, 'wireNames' | 'codes'> => {
  if (typeof field === 'string') return { wireNames: [field], codes: null };
  return { wireNames: typeof field.name === 'string' ? [field.name] : field.name, codes: field.codes ?? null };
};

const readConstants = (schema: z.ZodType): readonly unknown[] | null => {
  const { type, values, innerType } = getDefinition(schema);
  if (type === 'default' && innerType) return readConstants(innerType);
  return type === 'literal' && values ? values : null;
};

type Compile = (schema: z.ZodType) => Plan;

const compileObject = (shape: Record<string, z.ZodType>, names: FieldNames, compile: Compile): ObjectPlan => {
  const byWireName = new Map<string, FieldPlan>();
  const parts = Object.entries(shape).map(([name, schema]) => {
    const field: FieldPlan = { name, ...readWireField(name, names[name]), plan: compile(schema) };
    for (const wireName of field.wireNames) {
      if (byWireName.has(wireName)) throw new Error(`Two fields are called ${wireName} outside.`);
      byWireName.set(wireName, field);
    }
    return { field, isRequired: schema._zod.optin === undefined, constants: readConstants(schema) };
  });
  const fields = parts.map(({ field }) => field);
  return { fields, byName: new Map(fields.map((field) => [field.name, field])), byWireName, shape: parts };
};

const isRenamed = ({ name, wireNames, codes }: FieldPlan): boolean =>
  codes !== null || wireNames.length > 1 || wireNames[0] !== name;

const isActive = (plan: Plan | null, seen = new Set<Plan>()): boolean => {
  if (plan === null || seen.has(plan)) return false;
  seen.add(plan);
  return (
    isActive(plan.items, seen) ||
    isActive(plan.values, seen) ||
    plan.objects.some(({ fields }) => fields.some((field) => isRenamed(field) || isActive(field.plan, seen)))
  );
};

/** Removes the parts of a plan in which nothing is converted, so that values there are not traversed. */
const prune = (plan: Plan, seen = new Set<Plan>()): void => {
  if (seen.has(plan)) return;
  seen.add(plan);
  plan.items = isActive(plan.items) ? plan.items : null;
  plan.values = isActive(plan.values) ? plan.values : null;
  for (const { fields } of plan.objects) for (const field of fields) if (!isActive(field.plan)) field.plan = null;
  for (const inner of [
    plan.items,
    plan.values,
    ...plan.objects.flatMap(({ fields }) => fields.map((field) => field.plan)),
  ])
    if (inner) prune(inner, seen);
};

const merge = (first: ObjectPlan, second: ObjectPlan): ObjectPlan => ({
  fields: [...first.fields, ...second.fields],
  byName: new Map([...first.byName, ...second.byName]),
  byWireName: new Map([...first.byWireName, ...second.byWireName]),
  shape: [...first.shape, ...second.shape],
});

const join = (plans: readonly Plan[]): Plan => ({
  items: plans.find(({ items }) => items)?.items ?? null,
  values: plans.find(({ values }) => values)?.values ?? null,
  objects: plans.flatMap(({ objects }) => objects),
});

const createCompiler = (names: FieldNames): Compile => {
  const known = new Map<z.ZodType, Plan>();
  const read = (schema: z.ZodType): Plan => {
    const { type, shape, element, valueType, options, left, right } = getDefinition(schema);
    const nothing: Plan = { items: null, values: null, objects: [] };
    if (shape) return { ...nothing, objects: [compileObject(shape, names, compile)] };
    if (element) return { ...nothing, items: compile(element) };
    if (type === 'record' && valueType) return { ...nothing, values: compile(valueType) };
    if (options) return join(options.map(compile));
    if (left && right) {
      const [first, second] = [compile(left), compile(right)];
      const objects = first.objects.flatMap((left) => second.objects.map((right) => merge(left, right)));
      return { ...join([first, second]), objects };
    }
    const inner = unwrapSchema(schema);
    return inner ? compile(inner) : nothing;
  };
  const compile: Compile = (schema) => {
    const before = known.get(schema);
    if (before) return before;
    // A schema may be recursive, so its plan is registered before it is complete.
    const plan: Plan = { items: null, values: null, objects: [] };
    known.set(schema, plan);
    return Object.assign(plan, read(schema));
  };
  return compile;
};

/** Compiles the conversions of the values of a schema; null where there are none. */
export const compilePlan = (schema: z.ZodType, names: FieldNames): Plan | null => {
  const plan = createCompiler(names)(schema);
  if (!isActive(plan)) return null;
  prune(plan);
  return plan;
};
