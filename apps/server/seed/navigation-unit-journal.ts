import { papers, questionSets, type Assignment, type Paper, type Question, type ResultSeed } from '@inkstone/content';
import { findVariant } from '@inkstone/programmes';
import type { PastEvent } from '@inkstone/taking/server';
import type { SeededBank } from './bank.ts';
import { requireId } from './people.ts';
import { createRandom, simulatedAnswers } from './simulate.ts';

type NavigationUnit = Paper['sections'][number];

/** Whether a paper has several navigation units: an adaptive second module, or sections taken one after the other. */
export const hasNavigationUnits = (paper: Paper | undefined): boolean =>
  paper !== undefined &&
  (paper.sections.some(({ section }) => section !== paper.sections[0]?.section) || isRouted(paper));

const isRouted = (paper: Paper): boolean =>
  findVariant(paper.programme, paper.variant)?.sections.some(({ adaptive }) => adaptive?.kind === 'two-stage') ?? false;

const listQuestions = ({ sets }: NavigationUnit): readonly Question[] =>
  sets.flatMap((code) => questionSets.find((set) => set.code === code)?.questions ?? []);

/**
 * Groups a paper's parts by section: the first part, then the modules that it may route to. The replay uses the chosen
 * one.
 */
const groupUnits = (paper: Paper): readonly (readonly NavigationUnit[])[] => {
  const rules = findVariant(paper.programme, paper.variant)?.sections ?? [];
  return [...Map.groupBy(paper.sections, ({ section }) => section)].map(([section, units]) => {
    const rule = rules.find(({ id }) => id === section);
    // Parts with free navigation between them form one unit.
    const isFree = rule?.navigation === 'section' || rule?.navigation === 'exam';
    if (!isFree || rule.adaptive || units.length === 1) return units;
    const [first] = units;
    return first ? [{ section, title: first.title, sets: units.flatMap(({ sets }) => sets) }] : [];
  });
};

// Typing is saved now and then, since idle time is not counted.
const draftMs = 200_000;

/** Intermediate drafts of a text. */
const toDrafts = (value: unknown, ms: number): string[] => {
  const drafts = Math.ceil(ms / draftMs) - 1;
  if (typeof value !== 'string' || value.length < 40) return [];
  return Array.from({ length: drafts }, (_, index) =>
    value.slice(0, Math.ceil((value.length * (index + 1)) / (drafts + 1))),
  );
};

/**
 * Builds a journal unit by unit. All modules are recorded, the second ones of a section from the same moment; the
 * replay drops those that were not chosen.
 */
export const buildUnitJournal = (
  context: { bank: SeededBank; began: Date; now: Date },
  assignment: Pick<Assignment, 'code' | 'paper'>,
  seed: ResultSeed,
): PastEvent[] => {
  const paper: Paper | undefined = papers.find(({ code }) => code === assignment.paper);
  const random = createRandom(`${assignment.code} ${seed.student}`);
  const sections = paper ? groupUnits(paper) : [];
  const answers = simulatedAnswers(seed, sections.flat().flatMap(listQuestions), random);
  const secondsPerUnit = seed.seconds / sections.reduce((count, { length }) => count + Math.min(length, 2), 0);
  const past: PastEvent[] = [{ event: { kind: 'started' }, at: context.began }];

  /** Records one module from a moment on; returns its end. */
  const recordUnit = (unit: NavigationUnit, from: number): number => {
    let at = from;
    const record = (event: PastEvent['event']) => past.push({ event, at: new Date(at) });
    const location = { sectionId: unit.section ?? '', ...(unit.part !== undefined && { partId: unit.part }) };
    const questions = listQuestions(unit);
    record({ kind: 'section-entered', ...location });
    for (const { code } of questions) {
      const questionId = requireId(context.bank.questions, code);
      record({ kind: 'question-entered', questionId });
      const value = answers.get(code) ?? null;
      const until = at + ((0.6 + 0.7 * random()) / questions.length) * secondsPerUnit * 1000;
      for (const text of toDrafts(value, until - at)) {
        at += draftMs;
        record({ kind: 'answered', questionId, value: text });
      }
      at = until;
      if (value !== null) record({ kind: 'answered', questionId, value });
    }
    at += 4000;
    record({ kind: 'section-finished', ...location });
    return at;
  };

  let at = context.began.getTime() + 30_000;
  for (const [index, [router, ...seconds]] of sections.entries()) {
    if (!router) continue;
    const border = recordUnit(router, at) + 5000;
    const isLast = index === sections.length - 1;
    for (const second of seconds.length > 0 ? seconds : [null]) {
      const end = second ? recordUnit(second, border) : border;
      at = Math.max(at, end + 650_000);
      const after: PastEvent['event'] = isLast ? { kind: 'submitted' } : { kind: 'break-ended' };
      past.push({ event: after, at: new Date(isLast ? end + 20_000 : end + 620_000) });
    }
  }
  return past.filter((event) => event.at <= context.now);
};
