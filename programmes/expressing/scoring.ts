import type { AnswerRule, Conversion, ScaleRule, ScoringRule, SectionRule, TotalRule } from '@inkstone/exam/blueprint';
import { failUnsupported, toPair, type Fields } from './fields.ts';
import { readBounds, readConversions, linearConversion, type Bounds, type BySkill } from './tables.ts';

/** Which sections make one reported score. */
function groupSections(
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

/** Scales referred to by initials in a total: E, M, R, S. */
function listCountedScales(
  combine: string,
  scales: readonly ScaleRule[],
  sections: readonly SectionRule[],
): readonly string[] {
  const initials = /^mean of ([A-Z](?:,[A-Z])+) /.exec(combine)?.[1]?.split(',');
  if (!initials)
    return scales.filter((scale) => !sections.find(({ id }) => id === scale.id)?.optional).map(({ id }) => id);
  return scales.filter((scale) => initials.includes(scale.name.en.charAt(0))).map((scale) => scale.id);
}

const readCuts = (fields: Fields): TotalRule['cuts'] => {
  const cuts = fields.object('cutsApprox');
  if (!cuts) return undefined;
  const read = ['5', '4', '3', '2'].map((score) => ({ score: Number(score), atLeastPercent: cuts.number(score) ?? 0 }));
  cuts.ignore('confidence');
  cuts.finish();
  return read;
};

/** Parses the points for right, wrong and blank answers from a sentence. */
function parseAnswerRule(rule: string): AnswerRule {
  const contest = /^(\d+) per correct, ([\d.]+) per blank, 0 per wrong/.exec(rule);
  if (contest) return { right: Number(contest[1]) * 100, wrong: 0, blank: Number(contest[2]) * 100 };
  const penalty = /right - ([\d.]+)\*wrong, blank 0/.exec(rule);
  return { right: 100, wrong: penalty ? -Number(penalty[1]) * 100 : 0, blank: 0 };
}

/** Reuses a published table for another form, scaled to its length. */
const stretchTables = (fields: Fields, lent: BySkill): BySkill => {
  const most = fields.object('scoredMax');
  if (!most) return new Map();
  const skills = ['english', 'math', 'reading', 'science'].filter((skill) => most.number(skill) !== undefined);
  most.finish();
  return new Map(skills.map((skill) => [skill, lent.get(skill) ?? failUnsupported(fields.path, skill)]));
};

function findConversion(
  skills: BySkill,
  group: { skill: string },
  input: { bounds: Bounds; combine: string; rule: string },
): Conversion {
  const { bounds, combine, rule } = input;
  const table = skills.get(group.skill);
  if (table) return table;
  if (combine.startsWith('single') || rule.startsWith('1 mark each')) return { by: 'raw' };
  return combine.startsWith('weighted') ? { by: 'percent' } : linearConversion(bounds);
}

/** The two tests of the SAT on paper are combined to one score, ten times their sum. */
function joinTests(scales: readonly ScaleRule[], rule: string): readonly ScaleRule[] {
  const times = /= (\d+)\*\(ReadingTest/.exec(rule)?.[1];
  const [reading, writing, ...others] = scales;
  if (times === undefined || !reading || !writing) return scales;
  const both = {
    ...reading,
    id: 'reading-writing',
    name: toPair('Reading and Writing'),
    tests: [...reading.tests, ...writing.tests],
  };
  return [{ ...both, times: Number(times) }, ...others];
}

const parseCaps = (sections: readonly SectionRule[], ids: readonly string[], rule: string): ScaleRule['caps'] => {
  const most = /capped at band (\d+(?:\.\d+)?)/.exec(rule)?.[1] ?? /cap near (\d+)/.exec(rule)?.[1];
  const section = sections.find((candidate) => ids.includes(candidate.id));
  if (most === undefined || section?.adaptive?.kind !== 'two-stage') return undefined;
  return [{ section: section.id, part: section.adaptive.routes.at(-1)?.part ?? '', most: Number(most) }];
};

/** Integrated scores such as `Literacy=mean(R,W)`, where R, W, L and S are scales of the entry. */
const parseMeans = (rule: string, scales: readonly ScaleRule[]): ScoringRule['means'] => {
  const means = [...rule.matchAll(/(\w+)=mean\(([A-Z](?:,[A-Z])+)\)/g)].map(([, name = '', initials = '']) => ({
    id: name.toLowerCase(),
    name: toPair(name),
    of: scales.filter((scale) => initials.split(',').includes(scale.name.en.charAt(0))).map((scale) => scale.id),
    step: 1,
  }));
  const known = means.filter((mean) => mean.of.length === 2);
  return known.length > 0 ? known : undefined;
};

/** Tables that the next form of the same exam may reuse. */
export interface ReadScoring {
  scoring: ScoringRule;
  skills: BySkill;
}

/** Reads the scoring of an entry; throws on unsupported facts. */
export function readScoring(fields: Fields, sections: readonly SectionRule[], lent: BySkill): ReadScoring {
  const rule = fields.text('rule') ?? '';
  const bounds = readBounds(fields.object('perSection'));
  const totalFields = fields.object('total') ?? failUnsupported(fields.path, 'no total');
  const combine = totalFields.text('combine') ?? '';
  const own = readConversions(fields.object('conversion'), bounds);
  const skills = own.size > 0 ? own : stretchTables(fields, lent);
  const single = groupSections(combine, sections).map((group): ScaleRule => {
    const caps = parseCaps(sections, group.sections, rule);
    const alike = /mean of \[/.test(rule) && group.skill === 'writing';
    return {
      id: group.id,
      name: toPair(sections.find((section) => section.id === group.id)?.name.en ?? 'Quantitative'),
      tests: [
        {
          sections: group.sections,
          ...(alike && { joined: 'parts' as const }),
          conversion: findConversion(skills, group, { bounds, combine, rule }),
        },
      ],
      ...bounds,
      ...(caps && { caps }),
    };
  });
  const scales = joinTests(single, rule);
  const join = totals.find(([pattern]) => pattern.test(combine))?.[1] ?? failUnsupported(totalFields.path, combine);
  const cuts = readCuts(fields);
  const means = parseMeans(rule, scales);
  const total: TotalRule = {
    combine: join,
    of: listCountedScales(combine, scales, sections),
    ...readBounds(totalFields),
    ...(cuts && { cuts }),
    estimate: cuts !== undefined,
  };
  totalFields.finish();
  // Repeats the fields above in words.
  fields.ignore('ruleConfidence', 'taskScores', 'legacyTotal');
  fields.finish();
  return { scoring: { answers: parseAnswerRule(rule), scales, total, ...(means && { means }) }, skills };
}
