import type { Legacy } from '../call.ts';
import { fromCode, toCode, type Codes } from './code-values.ts';

/** What a field is called outside. */
type FlatField = string | { readonly name: string; readonly codes: Codes };

// Deeper than any value of such calls; what is sent may be nested without end.
const maxDepth = 4;

type ConvertField = (key: string, value: unknown) => { key: string; value: unknown } | null;

/** A value with every field converted; a field without a name outside is looked into. */
const convertFields = (value: unknown, convertField: ConvertField, depth = 0): unknown => {
  if (typeof value !== 'object' || value === null || depth > maxDepth) return value;
  if (Array.isArray(value)) return value.map((item) => convertFields(item, convertField, depth + 1));
  const entries = Object.entries(value).flatMap(([key, inner]) => {
    const field = convertField(key, convertFields(inner, convertField, depth + 1));
    return field ? [[field.key, field.value] as const] : [];
  });
  return Object.fromEntries(entries);
};

/**
 * The old words of a feature all of whose calls have closed, shallow shapes: fields are known by their names alone. Every
 * page loads it, and it weighs a quarter of `defineLegacy`, which follows the schemas.
 */
export const defineFlatLegacy = (fields: Readonly<Record<string, FlatField>>): Legacy => {
  const list = Object.entries(fields).map(([name, field]) => ({
    name,
    ...(typeof field === 'string' ? { wireName: field, codes: null } : { wireName: field.name, codes: field.codes }),
  }));
  return {
    words: { fields },
    refusalCodes: {},
    namesFor: () => fields,
    toWire: (_call, _side, record) =>
      convertFields(record, (key, value) => {
        const field = list.find(({ name }) => name === key);
        if (!field) return { key, value };
        return { key: field.wireName, value: field.codes ? toCode(field.codes, value) : value };
      }),
    fromWire: (_call, _side, received) =>
      convertFields(received, (key, value) => {
        const field = list.find(({ wireName }) => wireName === key);
        if (field) return { key: field.name, value: field.codes ? fromCode(field.codes, value) : value };
        // A field is not read under its name inside where it has another one outside.
        return list.some(({ name }) => name === key) ? null : { key, value };
      }),
  };
};
