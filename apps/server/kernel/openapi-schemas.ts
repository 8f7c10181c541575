import * as z from 'zod';

/** A JSON Schema; an object schema has properties. */
interface JsonSchema {
  properties?: Record<string, object>;
  required?: string[];
}

/** Converts one side of a call to JSON Schema, with references into the document's components. */
export type ToJsonSchema = (schema: z.ZodType, io: 'input' | 'output') => JsonSchema;

const local = '#/$defs/';

/** Rewrites local references to references into the document's components. */
const rewriteRefs = (value: unknown, names: ReadonlyMap<string, string>): unknown => {
  if (Array.isArray(value)) return value.map((item) => rewriteRefs(item, names));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => {
      const isLocal = key === '$ref' && typeof inner === 'string' && inner.startsWith(local);
      const name = isLocal ? names.get(inner.slice(local.length)) : undefined;
      return [key, name === undefined ? rewriteRefs(inner, names) : `#/components/schemas/${name}`];
    }),
  );
};

/** Collects the definitions of schemas, so that each occurs once in the document's components. */
export const createSchemaRegistry = (): { schemas: Record<string, unknown>; toJsonSchema: ToJsonSchema } => {
  const schemas: Record<string, unknown> = {};
  const shapes = new Map<string, string>();
  // A recursive shape without a name of its own gets a number; equal shapes get the same one.
  const schemaName = (name: string, definitions: object): string => {
    if (!name.startsWith('__')) return name;
    const key = `${name} ${JSON.stringify(definitions)}`;
    const shape = shapes.get(key) ?? `Shape${shapes.size + 1}`;
    shapes.set(key, shape);
    return shape;
  };
  const addSchema = (name: string, definition: unknown): void => {
    const known = schemas[name];
    if (known !== undefined && JSON.stringify(known) !== JSON.stringify(definition)) {
      throw new Error(`Two schemas have the name ${name}.`);
    }
    schemas[name] = definition;
  };
  const toJsonSchema: ToJsonSchema = (schema, io) => {
    const jsonSchema = z.toJSONSchema(schema, { io, unrepresentable: 'any', reused: 'inline' });
    const { $schema: _, $defs = {}, ...rest } = jsonSchema;
    const names = new Map(Object.keys($defs).map((name) => [name, schemaName(name, $defs)]));
    for (const [name, definition] of Object.entries($defs))
      addSchema(names.get(name) ?? name, rewriteRefs(definition, names));
    return rewriteRefs(rest, names) as JsonSchema;
  };
  return { schemas, toJsonSchema };
};
