import type { AnyCall } from '@inkstone/call';
import { wireSchema } from '@inkstone/call/wire-schema';
import * as z from 'zod';
import { callLine } from './call-locations.ts';

interface Schema {
  $ref?: string;
  $defs?: Record<string, Schema>;
  properties?: Record<string, Schema>;
  additionalProperties?: Schema | boolean;
  items?: Schema;
  prefixItems?: Schema[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  enum?: unknown[];
  const?: unknown;
}

const collect = (root: Schema, schema: Schema, at: string, opened: readonly string[]): string[] => {
  if (schema.$ref !== undefined) {
    const name = schema.$ref.split('/').at(-1) ?? '';
    const target = root.$defs?.[name];
    return target && !opened.includes(name) ? collect(root, target, at, [...opened, name]) : [];
  }
  const inner = (part: Schema, path: string) => collect(root, part, path, opened);
  const { properties = {}, additionalProperties, items, prefixItems = [], anyOf = [], oneOf = [], allOf = [] } = schema;
  const constants = [...(schema.enum ?? []), ...(schema.const === undefined ? [] : [schema.const])];
  return [
    ...constants.map((value) => `${at} = ${JSON.stringify(value)}`),
    ...Object.entries(properties).flatMap(([name, field]) => {
      const path = at === '' ? name : `${at}.${name}`;
      return [path, ...inner(field, path)];
    }),
    ...(typeof additionalProperties === 'object' ? inner(additionalProperties, `${at}{}`) : []),
    ...(items ? inner(items, `${at}[]`) : []),
    ...prefixItems.flatMap((part, index) => inner(part, `${at}[${index}]`)),
    ...[...anyOf, ...oneOf, ...allOf].flatMap((part) => inner(part, at)),
  ];
};

const listFields = (call: AnyCall, side: 'input' | 'output'): string[] => {
  const schema = z.toJSONSchema(wireSchema(call, side), { io: side, unrepresentable: 'any' }) as Schema;
  return collect(schema, schema, '', []);
};

/**
 * The fields of calls as they are sent, at any depth, with the constants that they may hold:
 * `GET backend/message/list output message_list[].messageType = 3`.
 */
export const listWireFields = (calls: readonly AnyCall[]): string[] => {
  const lines = calls.flatMap((call) =>
    (['input', 'output'] as const).flatMap((side) =>
      listFields(call, side).map((field) => `${callLine(call)} ${side} ${field}`),
    ),
  );
  return [...new Set(lines)].sort();
};

/** Saved fields, from the text of docs/spec/wire-fields.txt: each call's fields stand indented below it. */
export const parseWireFields = (text: string): string[] => {
  let call = '';
  return text.split('\n').flatMap((line) => {
    if (line.startsWith('  ')) return [`${call} ${line.trim()}`];
    call = line;
    return [];
  });
};

/** The text of docs/spec/wire-fields.txt with the fields that were added since; no line of it goes. */
export const addWireFields = (calls: readonly AnyCall[], saved: string): string => {
  const groups = new Map<string, string[]>();
  for (const line of new Set([...parseWireFields(saved), ...listWireFields(calls)])) {
    const [method = '', path = '', side = '', ...field] = line.split(' ');
    const call = `${method} ${path} ${side}`;
    groups.set(call, [...(groups.get(call) ?? []), field.join(' ')]);
  }
  return [...groups]
    .sort(([first], [second]) => (first < second ? -1 : 1))
    .map(([call, fields]) => `${[call, ...fields.sort().map((field) => `  ${field}`)].join('\n')}\n`)
    .join('');
};
