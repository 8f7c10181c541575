import { expect, test } from 'vitest';
import { buildOpenApi } from '../apps/server/kernel/openapi.ts';
import { readCalls } from './registries.ts';

interface Schema {
  description?: string;
  $ref?: string;
  type?: string;
  default?: unknown;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  prefixItems?: Schema[];
  additionalProperties?: Schema | boolean;
  allOf?: Schema[];
  anyOf?: Schema[];
  oneOf?: Schema[];
}

interface Body {
  content?: Record<string, { schema: Schema }>;
}

interface Operation {
  parameters?: { name: string; required: boolean; schema: Schema }[];
  requestBody?: Body;
  responses: Record<string, Body>;
}

interface Field {
  /** Its position: call, side and path. */
  at: string;
  schema: Schema;
  isRequired: boolean;
}

const listBranches = ({ allOf = [], anyOf = [], oneOf = [] }: Schema): Schema[] => [...allOf, ...anyOf, ...oneOf];

/** Every field of a schema at any depth. */
const fieldsIn = (schema: Schema, at: string): Field[] => [
  ...Object.entries(schema.properties ?? {}).flatMap(([name, inner]) => [
    { at: `${at}.${name}`, schema: inner, isRequired: schema.required?.includes(name) ?? false },
    ...fieldsIn(inner, `${at}.${name}`),
  ]),
  ...listBranches(schema).flatMap((branch) => fieldsIn(branch, at)),
  ...[schema.items, ...(schema.prefixItems ?? [])].flatMap((item) => (item ? fieldsIn(item, `${at}[]`) : [])),
  ...(typeof schema.additionalProperties === 'object' ? fieldsIn(schema.additionalProperties, `${at}{}`) : []),
];

const listFields = (operation: Operation, at: string): Field[] => {
  const branches = operation.parameters ?? [];
  const bodies = [operation.requestBody, ...Object.values(operation.responses)];
  const schemas = bodies.flatMap((body) => Object.values(body?.content ?? {}).map(({ schema }) => schema));
  return [
    ...branches.flatMap(({ name, required, schema }) => [
      { at: `${at}?${name}`, schema, isRequired: required },
      ...fieldsIn(schema, `${at}?${name}`),
    ]),
    ...schemas.flatMap((schema) => fieldsIn(schema, at)),
  ];
};

/** The description of a field in any of its branches; descriptions of referenced schemas do not count. */
const describeField = (schema: Schema): string =>
  [schema.description ?? '', ...listBranches(schema).map(describeField)].join(' ').trim();

const mayBeNull = (schema: Schema): boolean => schema.type === 'null' || listBranches(schema).some(mayBeNull);

const document = buildOpenApi(await readCalls()) as {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
};
const fields = [
  ...Object.entries(document.components.schemas).flatMap(([name, schema]) => fieldsIn(schema, name)),
  ...Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, operation]) => listFields(operation, `${method} ${path} `)),
  ),
];
const listPaths = (paths: Field[]): string[] => paths.map(({ at }) => at);

test('every field of every call has a description', () => {
  expect(fields.length).toBeGreaterThan(4000);
  expect(listPaths(fields.filter(({ schema }) => describeField(schema).length < 9))).toEqual([]);
});

test('the description of a nullable field says what null means', () => {
  const silent = fields.filter(({ schema }) => mayBeNull(schema) && !/\bnull\b/i.test(describeField(schema)));

  expect(listPaths(silent)).toEqual([]);
});

test('the description of an optional field says what its absence means, unless it has a default', () => {
  const silent = fields.filter(
    ({ schema, isRequired }) => !isRequired && !('default' in schema) && !/\babsent\b/i.test(describeField(schema)),
  );

  expect(listPaths(silent)).toEqual([]);
});
