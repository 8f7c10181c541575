import type { Conversion, ScaleRule } from '@inkstone/exam/blueprint';
import { failUnsupported, type Fields } from './fields.ts';

/** The ends of a scale. */
export type Bounds = Pick<ScaleRule, 'least' | 'most' | 'step'>;
type Rows = readonly (readonly [number, number, number?])[];

/** Reads minimum, maximum and step. */
export const readBounds = (fields: Fields | undefined): Bounds => {
  if (!fields) return failUnsupported('scoring', 'no bounds');
  const bounds = {
    least: fields.number('min') ?? 0,
    most: fields.number('max') ?? 0,
    step: fields.number('step') ?? null,
  };
  return bounds;
};

/** Linear conversion between the bounds: our own approximation. */
export const linearConversion = ({ least, most, step }: Bounds): Conversion => ({
  by: 'linear',
  least,
  most,
  step: step ?? 1,
  estimate: true,
});

const buildTable = (rows: Rows, more: { input?: 'raw' | 'mean'; stretchTo?: number } = {}): Conversion => ({
  by: 'table',
  input: 'raw',
  ...more,
  rows: rows.toSorted(([a], [b]) => b - a),
  estimate: true,
});

/** A table by raw points from 0, with a score or a range each. */
const tableByRawPoints = (list: readonly unknown[], stretch = false): Conversion =>
  buildTable(
    list.map((score, raw) => (Array.isArray(score) ? [raw, Number(score[0]), Number(score[1])] : [raw, Number(score)])),
    stretch ? { stretchTo: list.length - 1 } : {},
  );

const readTable = (fields: Fields, key: string, input: 'raw' | 'mean'): Conversion | undefined => {
  const value = fields.take(key);
  if (value === undefined) return undefined;
  const rows = Object.entries(value ?? {}).map(([from, score]) => [Number(from), Number(score)] as const);
  return buildTable(rows, { input });
};

/** Conversions by the skill of a section. */
export type BySkill = Map<string, Conversion>;

function concordance(fields: Fields, skills: BySkill): void {
  const rows = fields.objects('concordance').map((row) => {
    row.ignore('cefr', 'total');
    const band = row.number('band') ?? failUnsupported(row.path, 'no band');
    const from = (skill: string): readonly [number, number] => [Number(row.list(skill)[0]), band];
    const read = {
      reading: from('reading'),
      listening: from('listening'),
      writing: from('writing'),
      speaking: from('speaking'),
    };
    row.finish();
    return read;
  });
  if (rows.length === 0) return;
  for (const skill of ['reading', 'listening', 'writing', 'speaking'] as const) {
    skills.set(
      skill,
      buildTable(
        rows.map((row) => row[skill]),
        { stretchTo: 30 },
      ),
    );
  }
}

function readList(
  fields: Fields | undefined,
  skills: BySkill,
  keys: Readonly<Record<string, string>>,
  stretch: boolean,
): void {
  if (!fields) return;
  for (const [key, skill] of Object.entries(keys)) skills.set(skill, tableByRawPoints(fields.list(key), stretch));
  fields.finish();
}

/** Reads the tables of an entry. */
export function readConversions(fields: Fields | undefined, bounds: Bounds): BySkill {
  const skills: BySkill = new Map();
  if (!fields) return skills;
  const [speaking, writing] = [
    readTable(fields, 'speakingMeanTo30', 'mean'),
    readTable(fields, 'writingMeanTo30', 'mean'),
  ];
  if (speaking) skills.set('speaking', speaking);
  if (writing) skills.set('writing', writing);
  if (fields.text('readingListening') === 'linear approximation') {
    skills.set('reading', linearConversion(bounds)).set('listening', linearConversion(bounds));
  }
  concordance(fields, skills);
  readList(fields.object('paperPT4'), skills, { readingWriting_0_66: 'reading-writing', math_0_54: 'math' }, true);
  readList(
    fields.object('rawToScale'),
    skills,
    { english: 'english', math: 'math', reading: 'reading', science: 'science' },
    true,
  );
  for (const [key, skill] of [
    ['readingRawToTest', 'reading'],
    ['writingRawToTest', 'writing-language'],
    ['mathRawToSection', 'math'],
  ] as const) {
    const list = fields.list(key);
    if (list.length > 0) skills.set(skill, tableByRawPoints(list, true));
  }
  const estimated = fields.object('estimated');
  const verbal = estimated && readTable(estimated, 'verbal', 'raw');
  const quantitative = estimated && readTable(estimated, 'quantitative(inferred label)', 'raw');
  if (verbal) skills.set('verbal', verbal);
  if (quantitative) skills.set('quantitative', quantitative);
  estimated?.finish();
  fields.ignore('confidence', 'linearApproximation');
  fields.finish();
  return skills;
}
