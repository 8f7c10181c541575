import type { AnswerRule, Conversion, ScaleRule, ScoringRule, SectionRule, TotalRule } from '@inkstone/exam/blueprint';
import { cannotExpress, named, type Fields } from './fields.ts';

type Bounds = Pick<ScaleRule, 'least' | 'most' | 'step'>;
type Rows = readonly (readonly [number, number, number?])[];

const boundsOf = (fields: Fields | undefined): Bounds => {
  if (!fields) return cannotExpress('scoring', 'no bounds');
  const bounds = {
    least: fields.number('min') ?? 0,
    most: fields.number('max') ?? 0,
    step: fields.number('step') ?? null,
  };
  return bounds;
};

const linear = ({ least, most, step }: Bounds): Conversion => ({
  by: 'linear',
  least,
  most,
  step: step ?? 1,
  estimate: true,
});

const tableOf = (rows: Rows, more: { input?: 'raw' | 'mean'; stretchTo?: number } = {}): Conversion => ({
  by: 'table',
  input: 'raw',
  ...more,
  rows: rows.toSorted(([a], [b]) => b - a),
  estimate: true,
});

/** A list by raw points, from none up: one score each, or a span. */
const byRaw = (list: readonly unknown[], stretch = false): Conversion =>
  tableOf(
    list.map((score, raw) => (Array.isArray(score) ? [raw, Number(score[0]), Number(score[1])] : [raw, Number(score)])),
    stretch ? { stretchTo: list.length - 1 } : {},
  );

const byKey = (fields: Fields, key: string, input: 'raw' | 'mean'): Conversion | undefined => {
  const value = fields.take(key);
  if (value === undefined) return undefined;
  const rows = Object.entries(value ?? {}).map(([from, score]) => [Number(from), Number(score)] as const);
  return tableOf(rows, { input });
};

/** Conversions by the skill of a section. */
type BySkill = Map<string, Conversion>;

function concordance(fields: Fields, skills: BySkill): void {
  const rows = fields.objects('concordance').map((row) => {
    row.remarks('cefr', 'total');
    const band = row.number('band') ?? cannotExpress(row.path, 'no band');
    const from = (skill: string): readonly [number, number] => [Number(row.list(skill)[0]), band];
    const read = {
      reading: from('reading'),
      listening: from('listening'),
      writing: from('writing'),
      speaking: from('speaking'),
    };
    row.done();
    return read;
  });
  if (rows.length === 0) return;
  for (const skill of ['reading', 'listening', 'writing', 'speaking'] as const) {
    skills.set(
      skill,
      tableOf(
        rows.map((row) => row[skill]),
        { stretchTo: 30 },
      ),
    );
  }
}

function listed(
  fields: Fields | undefined,
  skills: BySkill,
  keys: Readonly<Record<string, string>>,
  stretch: boolean,
): void {
  if (!fields) return;
  for (const [key, skill] of Object.entries(keys)) skills.set(skill, byRaw(fields.list(key), stretch));
  fields.done();
}

/** Reads whichever tables an entry has. */
function conversionsOf(fields: Fields | undefined, bounds: Bounds): BySkill {
  const skills: BySkill = new Map();
  if (!fields) return skills;
  const [speaking, writing] = [byKey(fields, 'speakingMeanTo30', 'mean'), byKey(fields, 'writingMeanTo30', 'mean')];
  if (speaking) skills.set('speaking', speaking);
  if (writing) skills.set('writing', writing);
  if (fields.text('readingListening') === 'linear approximation') {
    skills.set('reading', linear(bounds)).set('listening', linear(bounds));
  }
  concordance(fields, skills);
  listed(fields.object('paperPT4'), skills, { readingWriting_0_66: 'reading-writing', math_0_54: 'math' }, true);
  listed(
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
    if (list.length > 0) skills.set(skill, byRaw(list, true));
  }
  const estimated = fields.object('estimated');
  const verbal = estimated && byKey(estimated, 'verbal', 'raw');
  const quantitative = estimated && byKey(estimated, 'quantitative(inferred label)', 'raw');
  if (verbal) skills.set('verbal', verbal);
  if (quantitative) skills.set('quantitative', quantitative);
  estimated?.done();
  fields.remarks('confidence', 'linearApproximation');
  fields.done();
  return skills;
}

/** Which sections make one reported score. */
function groupsOf(
  combine: string,
  sections: readonly SectionRule[],
): readonly { id: string; skill: string; sections: readonly string[] }[] {
  const scored = sections.filter((section) => !section.unscored);
  const single = (section: SectionRule) => ({ id: section.id, skill: section.skill, sections: [section.id] });
  if (!combine.startsWith('sum of verbal')) return scored.map(single);
  const maths = scored.filter((section) => section.skill === 'math').map((section) => section.id);
  const others = scored.filter((section) => section.skill === 'verbal' || section.skill === 'reading');
  return [{ id: 'quantitative', skill: 'quantitative', sections: maths }, ...others.map(single)];
}

const totals: readonly (readonly [RegExp, TotalRule['combine']])[] = [
  [/^sum/, 'sum'],
  [/^mean/, 'mean'],
  [/^single/, 'single'],
  [/^weighted/, 'weighted'],
];

/** Scales that a total names by their initials: E, M, R, S. */
function counted(combine: string, scales: readonly ScaleRule[], sections: readonly SectionRule[]): readonly string[] {
  const initials = /^mean of ([A-Z](?:,[A-Z])+) /.exec(combine)?.[1]?.split(',');
  if (!initials)
    return scales.filter((scale) => !sections.find(({ id }) => id === scale.id)?.optional).map(({ id }) => id);
  return scales.filter((scale) => initials.includes(scale.name.en.charAt(0))).map((scale) => scale.id);
}

const cutsOf = (fields: Fields): TotalRule['cuts'] => {
  const cuts = fields.object('cutsApprox');
  if (!cuts) return undefined;
  const read = ['5', '4', '3', '2'].map((score) => ({ score: Number(score), atLeastPercent: cuts.number(score) ?? 0 }));
  cuts.remarks('confidence');
  cuts.done();
  return read;
};

/** Right, wrong and blank, out of the sentence that says so. */
function answersOf(rule: string): AnswerRule {
  const contest = /^(\d+) per correct, ([\d.]+) per blank, 0 per wrong/.exec(rule);
  if (contest) return { right: Number(contest[1]) * 100, wrong: 0, blank: Number(contest[2]) * 100 };
  const penalty = /right - ([\d.]+)\*wrong, blank 0/.exec(rule);
  return { right: 100, wrong: penalty ? -Number(penalty[1]) * 100 : 0, blank: 0 };
}

/** One published table may serve another form of the exam, stretched to its length. */
const stretchedTo = (fields: Fields, lent: BySkill): BySkill => {
  const most = fields.object('scoredMax');
  if (!most) return new Map();
  const skills = ['english', 'math', 'reading', 'science'].filter((skill) => most.number(skill) !== undefined);
  most.done();
  return new Map(skills.map((skill) => [skill, lent.get(skill) ?? cannotExpress(fields.path, skill)]));
};

function conversionOf(
  skills: BySkill,
  group: { skill: string },
  given: { bounds: Bounds; combine: string; rule: string },
): Conversion {
  const { bounds, combine, rule } = given;
  const table = skills.get(group.skill);
  if (table) return table;
  if (combine.startsWith('single') || rule.startsWith('1 mark each')) return { by: 'raw' };
  return combine.startsWith('weighted') ? { by: 'percent' } : linear(bounds);
}

/** The two tests of the SAT on paper make one score, ten times their sum. */
function joinedTests(scales: readonly ScaleRule[], rule: string): readonly ScaleRule[] {
  const times = /= (\d+)\*\(ReadingTest/.exec(rule)?.[1];
  const [reading, writing, ...others] = scales;
  if (times === undefined || !reading || !writing) return scales;
  const both = {
    ...reading,
    id: 'reading-writing',
    name: named('Reading and Writing'),
    tests: [...reading.tests, ...writing.tests],
  };
  return [{ ...both, times: Number(times) }, ...others];
}

const capsOf = (sections: readonly SectionRule[], ids: readonly string[], rule: string): ScaleRule['caps'] => {
  const most = /capped at band (\d+(?:\.\d+)?)/.exec(rule)?.[1] ?? /cap near (\d+)/.exec(rule)?.[1];
  const section = sections.find((one) => ids.includes(one.id));
  if (most === undefined || section?.adaptive?.kind !== 'two-stage') return undefined;
  return [{ section: section.id, part: section.adaptive.routes.at(-1)?.part ?? '', most: Number(most) }];
};

/** Integrated scores such as `Literacy=mean(R,W)`, where R, W, L and S are scales of the entry. */
const meansOf = (rule: string, scales: readonly ScaleRule[]): ScoringRule['means'] => {
  const found = [...rule.matchAll(/(\w+)=mean\(([A-Z](?:,[A-Z])+)\)/g)].map(([, name = '', initials = '']) => ({
    id: name.toLowerCase(),
    name: named(name),
    of: scales.filter((scale) => initials.split(',').includes(scale.name.en.charAt(0))).map((scale) => scale.id),
    step: 1,
  }));
  const known = found.filter((mean) => mean.of.length === 2);
  return known.length > 0 ? known : undefined;
};

/** What an entry lends to the next form of the same exam. */
export interface ReadScoring {
  scoring: ScoringRule;
  skills: BySkill;
}

/** Reads the scoring of an entry; throws on anything that the language has no word for. */
export function scoringOf(fields: Fields, sections: readonly SectionRule[], lent: BySkill): ReadScoring {
  const rule = fields.text('rule') ?? '';
  const bounds = boundsOf(fields.object('perSection'));
  const whole = fields.object('total') ?? cannotExpress(fields.path, 'no total');
  const combine = whole.text('combine') ?? '';
  const own = conversionsOf(fields.object('conversion'), bounds);
  const skills = own.size > 0 ? own : stretchedTo(fields, lent);
  const single = groupsOf(combine, sections).map((group): ScaleRule => {
    const caps = capsOf(sections, group.sections, rule);
    const alike = /mean of \[/.test(rule) && group.skill === 'writing';
    return {
      id: group.id,
      name: named(sections.find((section) => section.id === group.id)?.name.en ?? 'Quantitative'),
      tests: [
        {
          sections: group.sections,
          ...(alike && { joined: 'parts' as const }),
          conversion: conversionOf(skills, group, { bounds, combine, rule }),
        },
      ],
      ...bounds,
      ...(caps && { caps }),
    };
  });
  const scales = joinedTests(single, rule);
  const join = totals.find(([pattern]) => pattern.test(combine))?.[1] ?? cannotExpress(whole.path, combine);
  const cuts = cutsOf(fields);
  const means = meansOf(rule, scales);
  const total: TotalRule = {
    combine: join,
    of: counted(combine, scales, sections),
    ...boundsOf(whole),
    ...(cuts && { cuts }),
    estimate: cuts !== undefined,
  };
  whole.done();
  // Said in words beside what the fields above already give.
  fields.remarks('ruleConfidence', 'taskScores', 'legacyTotal');
  fields.done();
  return { scoring: { answers: answersOf(rule), scales, total, ...(means && { means }) }, skills };
}
