import path from 'node:path';
import { expect, test } from 'vitest';
import * as z from 'zod';
import type { AnyCall, CallSide } from '@inkstone/call';
import { wireSchema } from '@inkstone/call/wire-schema';
import { root, readText } from './call-locations.ts';

/** A shape whose field names the specification fixes, and where contracts use it. */
interface Shape {
  what: string;
  fields: string[];
  /** `feature name.output.list[]`: an export of the feature's contract and a path into it. */
  places: string[];
}

interface Schema {
  properties?: Record<string, Schema>;
  items?: Schema;
  allOf?: Schema[];
}

const shapes = JSON.parse(readText('docs/spec/shapes.json')) as Shape[];

const stepInto = (schema: Schema | undefined, step: string): Schema | undefined => {
  const name = step.replace('[]', '');
  const inner =
    name === ''
      ? schema
      : (schema?.properties?.[name] ??
        schema?.allOf?.find((schemaPart) => schemaPart.properties?.[name])?.properties?.[name]);
  return step.endsWith('[]') ? inner?.items : inner;
};

/** The names of the fields at a path. */
const fieldsAt = async (place: string): Promise<string[]> => {
  const [feature = '', way = ''] = place.split(' ');
  const [name = '', ...steps] = way.split('.');
  const contract = (await import(path.join(root, 'features', feature, 'contract.ts'))) as Record<string, unknown>;
  const exported = contract[name];
  const side: CallSide | undefined = steps[0] === 'input' || steps[0] === 'output' ? steps[0] : undefined;
  if (side) steps.shift();
  const schema = side ? wireSchema(exported as AnyCall, side) : exported;
  if (!(schema instanceof z.ZodType)) throw new Error(`${place} leads to no shape`);
  const fullShape = z.toJSONSchema(schema, {
    io: side === 'input' ? 'input' : 'output',
    unrepresentable: 'any',
    reused: 'inline',
  });
  const shapes = steps.reduce<Schema | undefined>(stepInto, fullShape as Schema);
  return Object.keys(shapes?.properties ?? {});
};

const places = shapes.flatMap(({ what, fields, places: those }) => those.map((place) => ({ what, fields, place })));

test.each(places)('$place has the fields of the shape "$what"', async ({ fields, place }) => {
  const there = await fieldsAt(place);

  expect(fields.filter((field) => !there.includes(field))).toEqual([]);
});

test('every shape occurs in a contract', () => {
  expect(shapes.filter(({ places: those }) => those.length === 0).map(({ what }) => what)).toEqual([]);
});
