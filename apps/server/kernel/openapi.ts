import * as z from 'zod';
import { languageCode } from '@inkstone/base';
import type { AnyCall } from '@inkstone/call';

const jsonSchema = (schema: z.ZodType, io: 'input' | 'output'): object => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any', reused: 'inline' });
  return rest;
};

const failure = {
  description: 'The call failed; `success` is -1 where nobody is signed in.',
  content: {
    'application/json': {
      schema: {
        type: 'object',
        required: ['success', 'code', 'message'],
        properties: { success: { enum: [0, -1] }, code: {}, reason: { type: 'string' }, message: { type: 'string' } },
      },
    },
  },
};

const callerOf = ({ who }: AnyCall): string => {
  if (who.kind === 'anyone') return 'Anyone.';
  if (who.kind === 'signedIn') return 'Whoever is signed in.';
  const permissions = who.permissions.length > 0 ? ` with the permission ${who.permissions.join(' or ')}` : '';
  return `${who.roles.join(', ')}${permissions}.`;
};

const describe = (call: AnyCall): string =>
  [
    call.summary,
    `Caller: ${callerOf(call)}`,
    `Effect: ${call.effect}.`,
    call.aliasOf ? `The same operation as \`${call.aliasOf}\`.` : '',
    call.refusals.length > 0
      ? `Refusals: ${call.refusals.map((code) => `\`${code}\` (${call.wording[code]?.en ?? ''})`).join(', ')}.`
      : '',
  ]
    .filter(Boolean)
    .join('\n\n');

const queryParameters = (call: AnyCall): object[] => {
  const schema = jsonSchema(call.input, 'input') as { properties?: Record<string, object>; required?: string[] };
  return Object.entries(schema.properties ?? {}).map(([name, property]) => ({
    name,
    in: 'query',
    required: schema.required?.includes(name) ?? false,
    schema: property,
  }));
};

const operationOf = (call: AnyCall): object => {
  const output = jsonSchema(call.output, 'output');
  const success = { allOf: [{ type: 'object', properties: { success: { const: 1 } }, required: ['success'] }, output] };
  const type = call.form === 'multipart' ? 'multipart/form-data' : 'application/json';
  const answered =
    call.reply === 'bytes'
      ? { description: 'Bytes.' }
      : { description: 'Done.', content: { 'application/json': { schema: success } } };
  return {
    operationId: call.path.replaceAll('/', '_'),
    tags: [call.path.split('/')[0]],
    summary: call.summary,
    description: describe(call),
    ...(call.who.kind === 'anyone' ? { security: [] } : {}),
    ...(call.method === 'GET'
      ? { parameters: queryParameters(call) }
      : { requestBody: { required: true, content: { [type]: { schema: jsonSchema(call.input, 'input') } } } }),
    responses: { 200: answered, default: failure },
  };
};

/** The OpenAPI 3.1 document of the calls given. */
export const openApiOf = (calls: readonly AnyCall[]): object => {
  const sorted = [...calls].sort((one, other) => (one.path < other.path ? -1 : 1));
  const paths: Record<string, Record<string, object>> = {};
  for (const call of sorted) {
    const place = `/${call.path}`;
    paths[place] = { ...paths[place], [call.method.toLowerCase()]: operationOf(call) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Inkstone',
      version: '1',
      description: `Every call that works. Languages on the wire: ${languageCode('en')} English, otherwise Chinese.`,
    },
    servers: [{ url: '/api' }],
    security: [{ bearer: [] }],
    components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
    paths,
  };
};
