import { expect, test } from 'vitest';
import {
  advanceByServer,
  buildTimeline,
  chooseRoute,
  createAttemptState,
  type AttemptEvent,
} from '@inkstone/exam/attempt';
import {
  bindBlueprint,
  findPaperProblems,
  findTwoStageRule,
  listNavigationUnits,
  type Blueprint,
  type PaperSection,
  type SectionRule,
  type Variant,
} from '@inkstone/exam/blueprint';
import { programmes } from './index.ts';

const allRight = { earned: 200, possible: 200 };

/** Cuts in hundredths of points, from the hardest route down to 0, where the programme leaves them to its papers. */
const buildCuts = (section: SectionRule, part: string): Pick<PaperSection, 'settings'> => {
  const rule = findTwoStageRule(section);
  if (!rule?.hasPointCuts || rule.router !== part) return {};
  const cuts = rule.routes.map((_, index) => 30 * (rule.routes.length - 1 - index));
  return { settings: { name: null, nameZh: null, calculator: null, cuts } };
};

/** A paper with as many questions as the programme requires. */
const buildPaper = ({ sections }: Variant): readonly PaperSection[] => {
  let lastId = 0;
  // Where every part may be left out, a paper has one set of each.
  const leastSets = sections.every(({ parts }) => parts.every(({ sets }) => sets.from === 0)) ? 1 : 0;
  return sections.flatMap((section) =>
    section.parts.map((part) => ({
      section: section.id,
      part: part.id,
      sets: Array.from({ length: Math.max(part.sets.from, leastSets) }, () => ({
        id: (lastId += 1),
        audioSeconds: 30,
        questions: Array.from({ length: part.questions?.from ?? 1 }, () => ({
          id: (lastId += 1),
          type: part.types[0] ?? 'choice',
          isMachineScored: true,
        })),
      })),
      ...buildCuts(section, part.id),
    })),
  );
};

/** Simulates a student: every navigation unit is entered, one question answered, and left; every break is ended. */
const takeExam = (blueprint: Blueprint) => {
  const window = { opensAt: 0, closesAt: 10 ** 9, graceSeconds: 900 };
  const [verdicts, breaks, entered]: [string[], string[], string[]] = [[], [], []];
  let [now, state] = [1000, createAttemptState()];
  const record = (event: AttemptEvent): void => {
    now += 10;
    const step = advanceByServer(state, event, { blueprint, now, window });
    state = step.state;
    verdicts.push(step.verdict.is);
  };
  const findNext = () => listNavigationUnits(blueprint, state.routes).find(({ id }) => !entered.includes(id));
  record({ kind: 'started' });
  for (let unit = findNext(); unit; unit = findNext()) {
    entered.push(unit.id);
    const place = { sectionId: unit.section.id, partId: unit.parts[0]?.id };
    const questionId = unit.parts[0]?.sets[0]?.questions[0]?.id ?? 0;
    record({ kind: 'section-entered', ...place });
    record({ kind: 'question-entered', questionId });
    record({ kind: 'answered', questionId, value: 'x' });
    record({ kind: 'section-finished', ...place });
    if (state.breakAfter) {
      breaks.push(state.breakAfter);
      if (unit.section.breakAfter?.endsEarly === false) now += unit.section.breakAfter.seconds * 1000;
      record({ kind: 'break-ended' });
    }
    const { adaptive } = unit.section;
    if (adaptive?.kind === 'two-stage') {
      state = chooseRoute(state, blueprint, { partId: adaptive.routes[0]?.part ?? '', router: allRight, at: now });
    }
  }
  record({ kind: 'submitted' });
  return { verdicts, breaks, status: buildTimeline(state, blueprint, { now, window }).status };
};

const exams = programmes.flatMap((programme) =>
  programme.variants.map((variant) => [`${programme.id} ${variant.id}`, programme, variant] as const),
);

test.each(exams)(
  '%s: a paper with its own question counts is valid, and can be taken from start to end',
  (_name, programme, variant) => {
    const paper = buildPaper(variant);
    expect(findPaperProblems(variant, paper)).toEqual([]);
    const blueprint = bindBlueprint(programme, variant.id, { paper, choices: { mode: 'test' } });
    const { verdicts, breaks, status } = takeExam(blueprint);
    expect(new Set(verdicts)).toEqual(new Set(['applied']));
    expect(breaks).toEqual(blueprint.sections.filter((section) => section.breakAfter).map((section) => section.id));
    expect(status).toBe('closed');
  },
);
