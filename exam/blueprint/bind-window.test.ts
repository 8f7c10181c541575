import { expect, test } from 'vitest';
import { bindBlueprint } from './bind.ts';
import { getHideableUntil } from './bind-window.ts';
import { buildClockRule, buildPartRule, buildProgramme, buildSectionRule, buildVariant } from './testing.ts';
import type { WindowMode } from './bound-blueprint.ts';
import type { ExamWindowRules, SectionRule } from './types.ts';

const rules: ExamWindowRules = {
  language: 'en',
  hideableUntilSeconds: 300,
  lacks: { '*': ['zoom'], two: ['notes'] },
  practice: { drill: { tools: ['notes', 'zoom'], navigation: 'none' } },
};

const bind = (
  sections: readonly SectionRule[],
  windowMode: WindowMode | null,
  { examWindow = rules, mode = 'test' as 'test' | 'practice', variant = 'one', type = 'choice' } = {},
) =>
  bindBlueprint({ ...buildProgramme([buildVariant(sections, { id: variant })]), examWindow }, variant, {
    paper: sections.map(({ id, parts }, at) => ({
      section: id,
      part: parts[0]?.id ?? '',
      sets: [{ id: at + 1, questions: [{ id: at + 100, type }] }],
    })),
    choices: { mode, windowMode },
  });

const reading = buildSectionRule('reading', { tools: ['flag', 'zoom', 'notes'], clock: buildClockRule(600) });
const drill = buildSectionRule('drill', { tools: ['flag', 'highlighter'], configurable: true });

test('as in the exam a section loses what the real window lacks, and the window has the language of the exam', () => {
  const blueprint = bind([reading], 'exam');
  expect(blueprint.sections[0]?.tools).toEqual(['flag', 'notes']);
  expect(blueprint.window).toEqual({
    mode: 'exam',
    language: 'en',
    hideableUntilSeconds: 300,
    hasKeys: false,
    comforts: [],
  });
});

test('what one variant lacks is taken away in that one alone', () => {
  expect(bind([reading], 'exam', { variant: 'two' }).sections[0]?.tools).toEqual(['flag']);
});

test('practice as in the exam has the tools and the movement of the section that it stands in for', () => {
  const [section] = bind([drill], 'exam', { mode: 'practice' }).sections;
  expect(section).toMatchObject({ tools: ['notes'], navigation: 'none', reviewScreen: false });
});

test('training adds the comforts, lists them, and speaks the language of the account', () => {
  const blueprint = bind([reading], 'training');
  expect(blueprint.sections[0]?.tools).toEqual([
    'flag',
    'zoom',
    'notes',
    'eliminator',
    'highlighter',
    'line-reader',
    'glossary',
  ]);
  expect(blueprint.window).toEqual({
    mode: 'training',
    language: null,
    hideableUntilSeconds: 0,
    hasKeys: true,
    comforts: ['eliminator', 'highlighter', 'line-reader', 'zoom', 'glossary', 'clock', 'keys'],
  });
});

test('training names the sections to which it adds a tool that other sections of the exam have', () => {
  const math = buildSectionRule('math', { tools: ['flag'] });
  const { window } = bind([reading, math], 'training');
  expect(window?.comforts).not.toContain('flag');
  expect(window?.comfortSections).toEqual({ notes: ['math'] });
  expect(bind([reading], 'training').window).not.toHaveProperty('comfortSections');
});

test('training adds no crossing out where there are no options', () => {
  const essay = buildSectionRule('writing', { tools: ['flag'] });
  const { window } = bind([essay], 'training', { type: 'essay' });
  expect(window?.comforts).not.toContain('eliminator');
  expect(window?.comforts).toContain('highlighter');
});

test('training lets one go back where the exam goes forward only, but not to a question with a time of its own', () => {
  const forward = buildSectionRule('listening', { navigation: 'none', confirmAnswer: true });
  const spoken = buildSectionRule('speaking', {
    navigation: 'none',
    parts: [buildPartRule('main', { windows: { prepSeconds: 15, responseSeconds: 45 } })],
  });
  const blueprint = bind([forward, spoken], 'training');
  expect(blueprint.sections.map(({ navigation }) => navigation)).toEqual(['part', 'none']);
  expect(blueprint.sections[0]?.confirmAnswer).toBe(false);
  expect(blueprint.window?.comforts).toContain('back');
  expect(bind([spoken], 'training').window?.comforts).not.toContain('back');
});

test('without a choice, or without a real exam, nothing changes', () => {
  const before = bind([reading], null);
  expect(before).not.toHaveProperty('window');
  expect(before.sections[0]?.tools).toEqual(reading.tools);
  const programme = buildProgramme([buildVariant([reading])]);
  const choices = { mode: 'test', windowMode: 'exam' } as const;
  const paper = [{ section: 'reading', sets: [{ id: 1, questions: [{ id: 2, type: 'choice' }] }] }];
  expect(bindBlueprint(programme, 'one', { paper, choices })).not.toHaveProperty('window');
});

test('a clock hides by its own rule as in the exam, always in training, until five minutes without a choice', () => {
  const [exam, training, none] = (['exam', 'training', null] as const).map((mode) => bind([reading], mode));
  if (!exam || !training || !none) throw new Error('no blueprint');
  expect(getHideableUntil(exam, { hideableUntilSeconds: 120 })).toBe(120);
  expect(getHideableUntil(exam, { hideableUntilSeconds: null })).toBe(300);
  const fixed = bind([reading], 'exam', { examWindow: { language: 'en', practice: {} } });
  expect(getHideableUntil(fixed, undefined)).toBeNull();
  expect(getHideableUntil(training, { hideableUntilSeconds: null })).toBe(0);
  expect(getHideableUntil(none, { hideableUntilSeconds: null })).toBe(300);
});
