import type { AnyCall } from '@inkstone/call';
import { wireSchema } from '@inkstone/call/wire-schema';
import * as z from 'zod';

interface Schema {
  $ref?: string;
  type?: string;
  properties?: Record<string, Schema>;
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  required?: string[];
  maxLength?: number;
  maxItems?: number;
  maximum?: number;
}

/** One field of a call's input: `sections[].sets[].topicId`. */
export interface InputField {
  path: string;
  schema: Schema;
  isRequired: boolean;
}

/** Every field of a call's input at any depth. */
export const listInputFields = (call: AnyCall): InputField[] => {
  const schema = z.toJSONSchema(wireSchema(call, 'input'), {
    io: 'input',
    unrepresentable: 'any',
    reused: 'inline',
  }) as Schema;
  return collectFields(schema, '', true);
};

const collectFields = (schema: Schema, at: string, isRequired: boolean): InputField[] => {
  const joined = [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])];
  const fields = Object.entries(schema.properties ?? {}).flatMap(([name, inner]) => {
    const path = at === '' ? name : `${at}.${name}`;
    const needs = isRequired && (schema.required ?? []).includes(name);
    return [{ path, schema: inner, isRequired: needs }, ...collectFields(inner, path, needs)];
  });
  const items = schema.items
    ? [
        { path: `${at}[]`, schema: schema.items, isRequired: false },
        ...collectFields(schema.items, `${at}[]`, isRequired),
      ]
    : [];
  return [...fields, ...items, ...joined.flatMap((schemaPart) => collectFields(schemaPart, at, isRequired))];
};

const isId = (schema: Schema): boolean =>
  schema.$ref === '#/$defs/Id' || [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])].some(isId);

/** Paths of the fields that contain the id of a row. */
export const listIdFields = (call: AnyCall): string[] => [
  ...new Set(
    listInputFields(call)
      .filter(({ schema }) => isId(schema))
      .map(({ path }) => path),
  ),
];

type Steps = readonly string[];

const toSteps = (path: string): Steps => path.replaceAll('[]', '.0').split('.').filter(Boolean);

/** The value at a path; of lists the first item. */
export const valueAt = (input: unknown, path: string): unknown =>
  toSteps(path).reduce<unknown>(
    (value, step) =>
      typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[step] : undefined,
    input,
  );

/** A copy with another value at a path; `undefined` removes the field. */
export const withAt = (input: Record<string, unknown>, path: string, value: unknown): Record<string, unknown> => {
  const copy = structuredClone(input);
  const steps = toSteps(path);
  const last = steps.at(-1) ?? '';
  const holder = steps
    .slice(0, -1)
    .reduce<unknown>((current, step) => (current as Record<string, unknown> | undefined)?.[step], copy);
  if (typeof holder !== 'object' || holder === null) return copy;
  if (value === undefined) Reflect.deleteProperty(holder, last);
  else (holder as Record<string, unknown>)[last] = value;
  return copy;
};

/**
 * A copy with a value at a path whatever the input contains: missing parents are created, without their other fields.
 */
export const withPath = (input: Record<string, unknown>, path: string, value: unknown): Record<string, unknown> => {
  const copy = structuredClone(input);
  const steps = toSteps(path);
  let holder: Record<string, unknown> = copy;
  for (const [index, step] of steps.slice(0, -1).entries()) {
    const there = holder[step];
    const isHolder = typeof there === 'object' && there !== null;
    holder[step] = isHolder ? there : steps[index + 1] === '0' ? [] : {};
    holder = holder[step] as Record<string, unknown>;
  }
  holder[steps.at(-1) ?? ''] = value;
  return copy;
};
