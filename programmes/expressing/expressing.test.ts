import { describe, expect, test } from 'vitest';
import {
  advanceByServer,
  chooseRoute,
  createAttemptState,
  buildTimeline,
  type AttemptEvent,
} from '@inkstone/exam/attempt';
import {
  bindBlueprint,
  listNavigationUnits,
  findPaperProblems,
  type Blueprint,
  type PaperSection,
  type SectionRule,
  type Variant,
} from '@inkstone/exam/blueprint';
import facts from '../facts.json' with { type: 'json' };
import { amc } from '../amc/index.ts';
import { parseEntry, type ParsedEntry } from './variant.ts';

const read: ParsedEntry[] = [];
for (const entry of facts) read.push(parseEntry(entry, read.at(-1)));
const entries = facts.map((fact, index) => {
  const item = read[index];
  if (!item) throw new Error('An entry was not read.');
  return { name: `${fact.program}, ${fact.variant}`, fact, variant: item.variant };
});

const find = (name: string): Variant => {
  const entry = entries.find((candidate) => candidate.name.startsWith(name));
  if (!entry) throw new Error(`There is no ${name}.`);
  return entry.variant;
};

const getSection = (name: string, id: string): SectionRule => {
  const section = find(name).sections.find((candidate) => candidate.id === id);
  if (!section) throw new Error(`${name} has no section ${id}.`);
  return section;
};

/** A paper with as many questions as the programme requires, with one question per set. */
const paperFor = (variant: Variant): readonly PaperSection[] => {
  let id = 0;
  return variant.sections.flatMap((section) =>
    section.parts.map((part) => ({
      section: section.id,
      part: part.id,
      sets: Array.from({ length: part.sets.from }, () => ({
        id: (id += 1),
        audioSeconds: 30,
        questions: Array.from({ length: part.questions?.from ?? 1 }, () => ({
          id: (id += 1),
          type: part.types[0] ?? 'choice',
        })),
      })),
    })),
  );
};

const getProgramme = (variant: Variant) => ({
  id: 'any',
  name: { en: 'Any', zh: '任意' },
  routes: { exam: '/any', homework: '/any/homework' },
  variants: [variant],
  reports: {},
  sources: [],
});

/** Simulates a student: every navigation unit is entered, one question answered, and left; every break is taken and ended. */
function sat(blueprint: Blueprint) {
  const window = { opensAt: 0, closesAt: 10 ** 9, graceSeconds: 900 };
  const [verdicts, breaks, seen]: [string[], string[], string[]] = [[], [], []];
  let [now, state] = [1000, createAttemptState()];
  const say = (event: AttemptEvent): void => {
    now += 10;
    const step = advanceByServer(state, event, { blueprint, now, window });
    state = step.state;
    verdicts.push(step.verdict.is);
  };
  const next = () => listNavigationUnits(blueprint, state.routes).find(({ id }) => !seen.includes(id));
  say({ kind: 'started' });
  for (let leg = next(); leg; leg = next()) {
    seen.push(leg.id);
    const where = { sectionId: leg.section.id, partId: leg.parts[0]?.id };
    const questionId = leg.parts[0]?.sets[0]?.questions[0]?.id ?? 0;
    say({ kind: 'section-entered', ...where });
    say({ kind: 'question-entered', questionId });
    say({ kind: 'answered', questionId, value: 'x' });
    say({ kind: 'section-finished', ...where });
    if (state.breakAfter) {
      breaks.push(state.breakAfter);
      if (leg.section.breakAfter?.endsEarly === false) now += leg.section.breakAfter.seconds * 1000;
      say({ kind: 'break-ended' });
    }
    const { adaptive } = leg.section;
    if (adaptive?.kind === 'two-stage') {
      state = chooseRoute(state, blueprint, { partId: adaptive.routes[0]?.part ?? '', at: now });
    }
  }
  say({ kind: 'submitted' });
  return { verdicts, breaks, status: buildTimeline(state, blueprint, { now, window }).status };
}

describe('all 37 programmes in the facts', () => {
  test('exist', () => {
    expect(facts.length).toBe(37);
  });

  test.each(entries)('$name: times, weights, navigation and counts equal those of the facts', ({ fact, variant }) => {
    for (const [index, section] of variant.sections.entries()) {
      const published: Record<string, unknown> = { ...fact.sections[index] };
      const clock = section.clock?.seconds;
      const own = published['answerSeconds'] === undefined ? clock : section.shownSeconds;
      const shown = section.shownSeconds ?? own;
      const longest = typeof shown === 'object' ? [shown.from, shown.to] : [shown];
      expect([...longest, null]).toContain(published['seconds']);
      expect([...longest, undefined]).toContain(published['secondsMax']);
      expect(section.weight).toBe(published['weight']);
      expect(section.breakAfter?.seconds).toBe(published['breakAfterSeconds']);
      expect(section.optional ?? false).toBe(published['optional'] ?? false);
      expect(section.unscored ?? false).toBe(published['scored'] === false);
      expect(section.navigation !== 'none' && section.navigation !== 'task').toBe(published['backAllowed']);
      expect(Boolean(section.adaptive)).toBe(published['adaptive'] !== undefined);
      expect(section.clock?.duringAudio === 'stops').toBe(published['clockStopsDuringAudio'] === true);
      expect(section.tools.includes('calculator')).toBe(published['calculator'] === true);
    }
  });

  test.each(entries)(
    '$name: ids are unique, weights add up to 100, and the total includes only existing scales',
    ({ variant }) => {
      const ids = variant.sections.map((section) => section.id);
      expect(new Set(ids).size).toBe(ids.length);
      for (const section of variant.sections) {
        const parts = section.parts.map((part) => part.id);
        expect(new Set(parts).size).toBe(parts.length);
      }
      const weights = variant.sections.flatMap((section) => section.weight ?? []);
      const full = weights.reduce((sum, weight) => sum + weight, 0);
      expect(Math.abs(full - (weights.length > 0 ? 100 : 0))).toBeLessThan(0.5);
      const scales = variant.scoring.scales.map((scale) => scale.id);
      for (const id of variant.scoring.total.of) expect(scales).toContain(id);
      expect(variant.scoring.total.of.length).toBeGreaterThan(0);
    },
  );

  test.each(entries)(
    '$name: a paper with its own question counts is valid, and can be taken from start to end',
    ({ variant }) => {
      const paper = paperFor(variant);
      expect(findPaperProblems(variant, paper)).toEqual([]);
      const programme = getProgramme(variant);
      const blueprint = bindBlueprint(programme, variant.id, { paper, choices: { mode: 'test' } });
      const { verdicts, breaks, status } = sat(blueprint);
      expect(new Set(verdicts)).toEqual(new Set(['applied']));
      expect(breaks).toEqual(blueprint.sections.filter((section) => section.breakAfter).map((section) => section.id));
      expect(status).toBe('closed');
    },
  );
});

describe('checked by hand', () => {
  test('TOEFL classic: 18 minutes per passage, a listening clock that stops, timed speaking windows', () => {
    expect(getSection('TOEFL iBT, classic-2019', 'reading').clock?.seconds).toEqual({
      from: 3240,
      to: 4320,
      perSet: 1080,
    });
    expect(getSection('TOEFL iBT, classic-2019', 'listening')).toMatchObject({
      clock: { seconds: 990, duringAudio: 'stops' },
      shownSeconds: { from: 2460, to: 3420 },
      confirmAnswer: true,
      breakAfter: { seconds: 600, endsEarly: true, ends: 'atOnce' },
    });
    expect(getSection('TOEFL iBT, classic-2019', 'speaking')).toMatchObject({ shownSeconds: 1020, navigation: 'none' });
    expect(getSection('TOEFL iBT, classic-2019', 'speaking').clock).toBeUndefined();
    expect(getSection('TOEFL iBT, classic-2019', 'speaking').parts[1]?.windows).toEqual({
      readSeconds: { from: 45, to: 50 },
      prepSeconds: 30,
      responseSeconds: 60,
    });
  });

  test('TOEFL 2026: a router with unscored questions, two routes, repeat windows that vary', () => {
    const reading = getSection('TOEFL iBT, v2', 'reading');
    expect(reading.adaptive).toMatchObject({
      router: 'router',
      routes: [
        { part: 'upper', atLeastPercent: 60 },
        { part: 'lower', atLeastPercent: 0 },
      ],
    });
    expect(reading.parts.map((part) => [part.id, part.clock?.seconds, part.questions?.from])).toEqual([
      ['router', { from: 1080, to: 1260 }, 35],
      ['upper', 540, 15],
      ['lower', 540, 15],
    ]);
    expect(getSection('TOEFL iBT, v2', 'speaking').parts[0]?.windows?.responseSeconds).toEqual([8, 10, 12]);
    expect(find('TOEFL iBT, v2').scoring.scales[0]?.caps).toEqual([{ section: 'reading', part: 'lower', most: 4 }]);
  });

  test('SAT: modules of 32 and 35 minutes, a clock that can be hidden until five minutes are left, math tools', () => {
    const [words, math] = find('SAT, digital').sections;
    expect(words?.parts.map((part) => part.clock?.seconds)).toEqual([1920, 1920, 1920]);
    expect(words?.parts[0]?.clock?.hideableUntilSeconds).toBe(300);
    expect(math?.tools).toEqual(expect.arrayContaining(['graphing-calculator', 'reference-sheet']));
    expect(words?.tools).not.toContain('reference-sheet');
    expect(find('SAT, paper').scoring.scales[0]).toMatchObject({ times: 10, tests: [{}, {}] });
  });

  test('ACT: a break before Writing only, composites of the right sections', () => {
    expect(getSection('ACT, classic', 'science').breakAfter).toEqual({
      ...{ seconds: 300, onlyIfTaken: 'writing-optional' },
      ...{ endsEarly: false, ends: 'byStudent' },
    });
    expect(find('ACT, classic').scoring.total.of).toEqual(['english', 'mathematics', 'reading', 'science']);
    expect(find('ACT, enhanced').scoring.total.of).toEqual(['english', 'mathematics', 'reading']);
  });

  test('AP: weights, cut-offs, revisiting in calculus, suggested times in the seminar', () => {
    expect(find('AP, history').scoring.total.cuts?.[0]).toEqual({ score: 5, atLeastPercent: 75 });
    expect(getSection('AP, calculus', 'section-ii-part-b').revisits).toEqual(['section-ii-part-a']);
    expect(getSection('AP, seminar', 'end-of-course-exam-part-a')).toMatchObject({
      navigation: 'exam',
      clock: { atZero: 'overtime' },
    });
    expect(getSection('AP, history', 'section-ii-part-b').parts[0]).toMatchObject({ choose: 1, points: 600 });
  });

  test('SSAT: a penalty, two maths sections as one score, experimental questions that never count', () => {
    const upper = find('SSAT, Upper');
    expect(upper.scoring.answers).toEqual({ right: 100, wrong: -25, blank: 0 });
    expect(upper.scoring.scales[0]?.tests[0]?.sections).toEqual(['quantitative-1', 'quantitative-2']);
    expect(upper.sections.at(-1)?.unscored).toBe(true);
  });

  test('Duolingo: item and set clocks, three plays, one item after the other', () => {
    const section = find('Duolingo').sections[0];
    expect(section?.adaptive).toEqual({ kind: 'item-level' });
    expect(section?.parts[0]?.itemClock?.seconds).toBe(5);
    expect(section?.parts.find((part) => part.id === 'listen-and-type')?.plays).toBe(3);
    expect(section?.parts.find((part) => part.id === 'interactive-reading')?.setClock?.seconds).toEqual({
      from: 420,
      to: 480,
    });
    expect(find('Duolingo').setUpSeconds).toBe(300);
  });

  test('the product’s AMC equals the AMC in the facts', () => {
    for (const variant of amc.variants.filter(({ id }) => id !== 'practice')) {
      const published = find(`AMC, ${variant.name.en}`);
      expect(variant.scoring.answers).toMatchObject(published.scoring.answers);
      expect(variant.scoring.total).toMatchObject({
        combine: 'single',
        most: published.scoring.total.most,
        step: published.scoring.total.step,
      });
      expect(variant.sections[0]?.clock?.seconds).toBe(published.sections[0]?.clock?.seconds);
      expect(variant.sections[0]?.navigation).toBe(published.sections[0]?.navigation);
      expect(variant.sections[0]?.parts[0]).toMatchObject({
        questions: { from: 25, to: 25 },
        options: 5,
        types: ['choice'],
      });
      expect(variant.sections[0]?.tools).not.toContain('calculator');
    }
  });
});

test.each([
  ['a field that nobody knows', { ...facts[0], colour: 'red' }],
  [
    'a format that nobody knows',
    {
      ...facts[26],
      sections: [{ ...facts[26]?.sections[0], parts: [{ task: 'x', items: 1, seconds: null, itemFormat: 'mime' }] }],
    },
  ],
  [
    'a way to move that nobody knows',
    { ...facts[26], sections: [{ ...facts[26]?.sections[0], navScope: 'sideways' }] },
  ],
  ['a tool that nobody knows', { ...facts[26], tools: ['telescope'] }],
])('%s is an error', (_, entry) => {
  expect(() => parseEntry(entry, undefined)).toThrow('cannot be expressed');
});
