import { papers, questionSets, type Assignment, type Paper, type Question, type ResultSeed } from '@inkstone/content';
import { findVariant } from '@inkstone/programmes';
import type { PastEvent } from '@inkstone/taking/server';
import type { SeededBank } from './bank.ts';
import { idOf } from './people.ts';
import { chanceOf, simulatedAnswers } from './simulate.ts';

type Leg = Paper['sections'][number];

/** True where the past is told leg by leg: a second module is chosen by the first, or sections are sat one after another. */
export const hasLegs = (paper: Paper | undefined): boolean =>
  paper !== undefined &&
  (paper.sections.some(({ section }) => section !== paper.sections[0]?.section) || isRouted(paper));

const isRouted = (paper: Paper): boolean =>
  findVariant(paper.programme, paper.variant)?.sections.some(({ adaptive }) => adaptive?.kind === 'two-stage') ?? false;

const questionsOf = ({ sets }: Leg): readonly Question[] =>
  sets.flatMap((code) => questionSets.find((set) => set.code === code)?.questions ?? []);

/** Each section's first part, and the modules behind it where it routes: the replay takes the one that was chosen. */
const sectionsOf = (paper: Paper): readonly (readonly Leg[])[] => {
  const rules = findVariant(paper.programme, paper.variant)?.sections ?? [];
  return [...Map.groupBy(paper.sections, ({ section }) => section)].map(([section, legs]) => {
    const rule = rules.find(({ id }) => id === section);
    // Parts between which one moves freely are sat as one.
    const isFree = rule?.navigation === 'section' || rule?.navigation === 'exam';
    if (!isFree || rule.adaptive || legs.length === 1) return legs;
    const [first] = legs;
    return first ? [{ section, title: first.title, sets: legs.flatMap(({ sets }) => sets) }] : [];
  });
};

// Whoever writes gives a sign of life now and then: idle stretches are not counted.
const draftMs = 200_000;

/** How a text grows while it is written. */
const draftsOf = (value: unknown, ms: number): string[] => {
  const drafts = Math.ceil(ms / draftMs) - 1;
  if (typeof value !== 'string' || value.length < 40) return [];
  return Array.from({ length: drafts }, (_, index) =>
    value.slice(0, Math.ceil((value.length * (index + 1)) / (drafts + 1))),
  );
};

/**
 * The journal of a sitting leg by leg: all modules are told, the second ones of a section as if they had begun at the
 * same moment, and the replay leaves out those that were not chosen.
 */
export const legJournalOf = (
  it: { bank: SeededBank; began: Date; now: Date },
  one: Pick<Assignment, 'code' | 'paper'>,
  seed: ResultSeed,
): PastEvent[] => {
  const paper: Paper | undefined = papers.find(({ code }) => code === one.paper);
  const chance = chanceOf(`${one.code} ${seed.student}`);
  const sections = paper ? sectionsOf(paper) : [];
  const answers = simulatedAnswers(seed, sections.flat().flatMap(questionsOf), chance);
  const perLeg = seed.seconds / sections.reduce((legs, { length }) => legs + Math.min(length, 2), 0);
  const past: PastEvent[] = [{ event: { kind: 'started' }, at: it.began }];

  /** Tells one module from a moment on and gives the moment of its end. */
  const tell = (leg: Leg, from: number): number => {
    let at = from;
    const say = (event: PastEvent['event']) => past.push({ event, at: new Date(at) });
    const where = { sectionId: leg.section ?? '', ...(leg.part !== undefined && { partId: leg.part }) };
    const questions = questionsOf(leg);
    say({ kind: 'section-entered', ...where });
    for (const { code } of questions) {
      const questionId = idOf(it.bank.questions, code);
      say({ kind: 'question-entered', questionId });
      const value = answers.get(code) ?? null;
      const until = at + ((0.6 + 0.7 * chance()) / questions.length) * perLeg * 1000;
      for (const text of draftsOf(value, until - at)) {
        at += draftMs;
        say({ kind: 'answered', questionId, value: text });
      }
      at = until;
      if (value !== null) say({ kind: 'answered', questionId, value });
    }
    at += 4000;
    say({ kind: 'section-finished', ...where });
    return at;
  };

  let at = it.began.getTime() + 30_000;
  for (const [index, [router, ...seconds]] of sections.entries()) {
    if (!router) continue;
    const border = tell(router, at) + 5000;
    const isLast = index === sections.length - 1;
    for (const second of seconds.length > 0 ? seconds : [null]) {
      const end = second ? tell(second, border) : border;
      at = Math.max(at, end + 650_000);
      const after: PastEvent['event'] = isLast ? { kind: 'submitted' } : { kind: 'break-ended' };
      past.push({ event: after, at: new Date(isLast ? end + 20_000 : end + 620_000) });
    }
  }
  return past.filter((event) => event.at <= it.now);
};
