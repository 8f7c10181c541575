import { execFileSync } from 'node:child_process';
import { openSchool } from '@inkstone/testing';
import { expect, test } from 'vitest';
import { buildOpenApi } from '../apps/server/kernel/openapi.ts';
import { root } from './call-locations.ts';
import { readCalls } from './registries.ts';

interface Operation {
  parameters?: { name: string; schema: object }[];
  requestBody?: { content: Record<string, { schema: { properties: Record<string, object>; required: string[] } }> };
}

const readDocument = async () =>
  buildOpenApi(await readCalls()) as { paths: Record<string, Record<string, Operation>>; components: object };

/** Every reference in a value at any depth. */
const referencesIn = (value: unknown): string[] => {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === '$ref' ? [String(inner)] : referencesIn(inner as unknown),
  );
};

const foundPaths = (document: object, reference: string): unknown =>
  reference
    .replace(/^#\//, '')
    .split('/')
    .reduce<unknown>((at, name) => (at as Record<string, unknown> | undefined)?.[name], document);

test('every reference of the document resolves to a schema, including those of query parameters', async () => {
  const document = await readDocument();
  const references = referencesIn(document);
  const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods));
  const inQueries = operations.flatMap(({ parameters = [] }) => referencesIn(parameters));

  expect(references.filter((reference) => !reference.startsWith('#/components/schemas/'))).toEqual([]);
  expect(references.filter((reference) => typeof foundPaths(document, reference) !== 'object')).toEqual([]);
  expect(inQueries).toContain('#/components/schemas/Id');
  expect(JSON.stringify(document)).not.toContain('"$defs"');
});

test('every upload form contains its file', async () => {
  const { paths } = await readDocument();
  const calls = (await readCalls()).filter(({ requestFormat }) => requestFormat === 'multipart');
  const schemas = calls.map(
    ({ path }) => paths[`/${path}`]?.['post']?.requestBody?.content['multipart/form-data']?.schema,
  );

  expect(schemas.length).toBeGreaterThan(0);
  for (const schema of schemas) {
    expect(schema?.properties['file']).toMatchObject({ type: 'string', format: 'binary' });
    expect(schema?.required).toContain('file');
  }
});

test('the API page serves the document that the command prints', async () => {
  const school = await openSchool();
  const served = await school.server.app.inject({ url: '/api/docs/json' });
  await school.close();
  const printed = execFileSync(process.execPath, ['tools/openapi.ts'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });

  expect(served.json()).toEqual(JSON.parse(printed));
});

test('a call whose input is a secret is documented with both methods, without the secret in a query of its POST', async () => {
  const { paths } = await readDocument();
  const { get, post } = paths['/frontend/candidate/test'] as Record<string, Operation & { operationId: string }>;

  expect(get?.parameters?.map(({ name }) => name)).toContain('token');
  expect(post?.parameters).toBeUndefined();
  expect(post?.requestBody?.content['application/json']?.schema.required).toContain('token');
  expect(post?.operationId).not.toBe(get?.operationId);
});
