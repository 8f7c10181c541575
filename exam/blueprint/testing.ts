import { bindBlueprint } from './bind.ts';
import type { AssignmentChoices, Blueprint } from './bound-blueprint.ts';
import type { BreakRule, ClockRule, PartRule, Programme, SectionRule, Variant } from './types.ts';

const pair = (text: string) => ({ en: text, zh: text });

/** A hard clock. */
export const buildClockRule = (seconds: number, more: Partial<ClockRule> = {}): ClockRule => ({
  seconds,
  duringAudio: 'runs',
  atZero: 'closes',
  ...more,
});

/** A break that may be ended early and ends automatically. */
export const buildBreakRule = (seconds: number, more: Partial<BreakRule> = {}): BreakRule => ({
  seconds,
  endsEarly: true,
  ends: 'atOnce',
  ...more,
});

/** A part with single-choice questions. */
export const buildPartRule = (id: string, more: Partial<PartRule> = {}): PartRule => ({
  id,
  name: pair(id),
  types: ['choice'],
  questions: null,
  sets: { from: 1, to: 9 },
  ...more,
});

/** A section with one part and free navigation. */
export const buildSectionRule = (id: string, more: Partial<SectionRule> = {}): SectionRule => ({
  id,
  name: pair(id),
  skill: 'math',
  directions: pair('Read this.'),
  navigation: 'section',
  reviewScreen: true,
  tools: ['flag'],
  clipboard: false,
  parts: [buildPartRule('main')],
  ...more,
});

/** A variant whose score is the raw points. */
export const buildVariant = (sections: readonly SectionRule[], more: Partial<Variant> = {}): Variant => ({
  id: 'one',
  name: pair('One'),
  sections,
  scoring: {
    answers: { right: 100, wrong: 0, blank: 0 },
    scales: [
      {
        id: 'all',
        name: pair('All'),
        tests: [{ sections: sections.map((section) => section.id), conversion: { by: 'raw' } }],
        least: 0,
        most: 100,
        step: null,
      },
    ],
    total: { combine: 'single', of: ['all'], least: 0, most: 100, step: null, estimate: false },
  },
  rubrics: [],
  ...more,
});

/** A programme with the given variants. */
export const buildProgramme = (variants: readonly Variant[]): Programme => ({
  id: 'sample',
  name: pair('Sample'),
  routes: { exam: '/sample', homework: '/sample/homework' },
  variants,
  reports: {},
  sources: [],
});

/** Content of a part: its sets as lists of question ids. A set's id is its first question's plus 1000. */
export interface PartContent {
  section: string;
  part?: string;
  sets: readonly (readonly number[])[];
  audioSeconds?: number;
  /** Lengths of the clips of some questions. */
  clips?: Readonly<Record<number, number>>;
  seconds?: number;
  type?: string;
}

/** A frozen blueprint of the sections with the given content. */
export function buildBlueprint(
  content: { sections: readonly SectionRule[]; filled: readonly PartContent[]; variant?: Partial<Variant> },
  choices: Partial<AssignmentChoices> = {},
): Blueprint {
  const programme = buildProgramme([buildVariant(content.sections, content.variant)]);
  const paper = content.filled.map(({ section, part, sets, audioSeconds, clips, seconds, type = 'choice' }) => ({
    section,
    ...(part !== undefined && { part }),
    ...(seconds !== undefined && { seconds }),
    sets: sets.map((ids) => ({
      id: 1000 + (ids[0] ?? 0),
      ...(audioSeconds !== undefined && { audioSeconds }),
      questions: ids.map((id) => ({
        ...{ id, type, isLongText: type === 'essay', isMachineScored: type !== 'essay' },
        ...(clips?.[id] !== undefined && { clipSeconds: clips[id] }),
      })),
    })),
  }));
  return bindBlueprint(programme, 'one', { paper, choices: { mode: 'test', ...choices } });
}
