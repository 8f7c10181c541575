import { languageCode } from '@inkstone/base';
import type { AnyCall } from '@inkstone/call';
import { wireSchema } from '@inkstone/call/wire-schema';
import { createSchemaRegistry, type ToJsonSchema } from './openapi-schemas.ts';

const successFlag = { const: 1, description: 'Always 1: the call was done.' };

const failure = {
  description: 'The call failed; `success` is -1 where nobody is signed in.',
  content: {
    'application/json': {
      schema: {
        type: 'object',
        required: ['success', 'code', 'reason', 'message'],
        properties: {
          success: {
            enum: [0, -1],
            description: '-1: nobody is signed in, so that the browser goes to the login; 0: all else.',
          },
          code: {
            description:
              'Why, by a code such as `assignment.withdrawn`; -2, -4 and -5 for the few that old clients know.',
          },
          reason: { type: 'string', description: 'The same code, never as a number.' },
          message: { type: 'string', description: 'One sentence for the person, in their language.' },
          values: {
            type: 'object',
            description: 'What the sentence of a refusal speaks of, by name; absent where it needs none.',
          },
          fields: { type: 'object', description: 'What is wrong with a request, by field; absent for other failures.' },
          retryAfterSeconds: {
            type: 'integer',
            description: 'Seconds until it may be tried again; absent where that is not known.',
          },
          requestId: {
            type: 'string',
            description: 'What the log calls a fault, to be told to the school; absent for other failures.',
          },
        },
      },
    },
  },
};

const describeAccess = ({ access }: AnyCall): string => {
  if (access.kind === 'anyone') return 'Anyone.';
  if (access.kind === 'signedIn') return 'Whoever is signed in.';
  const permissions = access.permissions.length > 0 ? ` with the permission ${access.permissions.join(' or ')}` : '';
  return `${access.roles.join(', ')}${permissions}.`;
};

const describe = (call: AnyCall): string =>
  [
    call.summary,
    `Caller: ${describeAccess(call)}`,
    `Effect: ${call.effect}.`,
    call.hasSecretInput ? 'Also answered by POST, so that its secret stands in no address.' : '',
    call.aliasOf ? `The same operation as \`${call.aliasOf}\`.` : '',
    call.replayRefusal ? `The answer is kept nowhere: sent again it is refused as \`${call.replayRefusal}\`.` : '',
    call.refusals.length > 0
      ? `Refusals: ${call.refusals.map((code) => `\`${code}\` (${call.refusalMessages[code]?.en ?? ''})`).join(', ')}.`
      : '',
  ]
    .filter(Boolean)
    .join('\n\n');

const queryParameters = (call: AnyCall, toJsonSchema: ToJsonSchema): object[] => {
  const schema = toJsonSchema(wireSchema(call, 'input'), 'input');
  return Object.entries(schema.properties ?? {}).map(([name, property]) => ({
    name,
    in: 'query',
    required: schema.required?.includes(name) ?? false,
    schema: property,
  }));
};

/** A form's fields, followed by its file. */
const formSchema = (call: AnyCall, toJsonSchema: ToJsonSchema): object => {
  const { properties, required = [], ...rest } = toJsonSchema(wireSchema(call, 'input'), 'input');
  const description = `One file of at most ${call.maxBytes} bytes, after the fields.`;
  const file = { type: 'string', format: 'binary', description };
  return { ...rest, properties: { ...properties, file }, required: [...required, 'file'] };
};

const requestBody = (call: AnyCall, toJsonSchema: ToJsonSchema): object => {
  const content =
    call.requestFormat === 'multipart'
      ? { 'multipart/form-data': { schema: formSchema(call, toJsonSchema) } }
      : { 'application/json': { schema: toJsonSchema(wireSchema(call, 'input'), 'input') } };
  return { required: true, content };
};

const buildOperation = (call: AnyCall, method: 'get' | 'post', toJsonSchema: ToJsonSchema): object => {
  const output = toJsonSchema(wireSchema(call, 'output'), 'output');
  const success = { allOf: [{ type: 'object', properties: { success: successFlag }, required: ['success'] }, output] };
  const response =
    call.responseFormat === 'bytes'
      ? { description: 'Bytes.' }
      : { description: 'Done.', content: { 'application/json': { schema: success } } };
  return {
    operationId: `${call.path.replaceAll('/', '_')}${method === call.method.toLowerCase() ? '' : `_${method}`}`,
    tags: [call.path.split('/')[0]],
    summary: call.summary,
    description: describe(call),
    ...(call.access.kind === 'anyone' ? { security: [] } : {}),
    ...(method === 'get' || call.requestFormat === 'query'
      ? { parameters: queryParameters(call, toJsonSchema) }
      : { requestBody: requestBody(call, toJsonSchema) }),
    responses: { 200: response, default: failure },
  };
};

/** Builds the OpenAPI 3.1 document of some calls. */
export const buildOpenApi = (calls: readonly AnyCall[]): object => {
  const sorted = [...calls].sort((first, second) => (first.path < second.path ? -1 : 1));
  const { schemas, toJsonSchema } = createSchemaRegistry();
  const paths: Record<string, Record<string, object>> = {};
  for (const call of sorted) {
    const path = `/${call.path}`;
    const methods = call.hasSecretInput
      ? (['get', 'post'] as const)
      : ([call.method === 'GET' ? 'get' : 'post'] as const);
    for (const method of methods)
      paths[path] = { ...paths[path], [method]: buildOperation(call, method, toJsonSchema) };
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
    components: { schemas, securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
    paths,
  };
};
