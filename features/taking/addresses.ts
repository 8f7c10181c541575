import * as z from 'zod';
import { screenRoute, Id, findScreenPath, type ScreenRoute } from '@inkstone/base';
import type { ProgrammeCard } from '@inkstone/exam/blueprint';
import { programmeCards } from '@inkstone/programmes/cards';

const Kind = z.enum(['test', 'homework']);

/** What every screen of doing work is opened with: the assignment, and its kind where one screen serves both. */
const Work = z.object({ id: Id, kind: Kind.optional() });

/** The launcher: checks with the server, then leads to the right screen; a teacher may name the student of a report. */
export const controller = screenRoute(
  '/controller',
  z.object({ kind: Kind, id: Id, to: z.enum(['do', 'report', 'correct']).optional(), stuId: Id.optional() }),
);

/** Enter a test by its id. */
export const enterTest = screenRoute('/test', Work);

/** Enter homework by its id. */
export const enterHomework = screenRoute('/homework/controller', Work);

/** Where a handed-in homework of any family ends. */
export const homeworkSuccess = screenRoute('/homework/success', Work);

/** Where an exercise in a window of its own ends. */
export const homeworkFinished = screenRoute('/ws/homework/finished', Work);

/** Where a test ends. */
export const examResult = screenRoute('/exam/result', Work);

/** Where a candidate's test ends, whatever its programme. */
export const candidateEnd = screenRoute('/recruitment/common/success', Work);

/** The break between two sections, where a programme has no screen of its own for it. */
export const examBreak = screenRoute('/exam/break', Work);

/** Is sound heard, is one heard: asked for before exams that listen or record. */
export const environmentCheck = screenRoute('/stu/enviroment', z.object({}));

/** A long text of a homework in a room of its own; without a question, the first that stands open. */
export const quill = screenRoute('/quill', z.object({ id: Id, questId: Id.optional() }));

/** Every question type to try, without an account. */
export const demo = screenRoute('/demo', z.object({ type: z.string().max(40).optional() }));

/** A screen on the way of doing work. */
export type WorkAddress = ScreenRoute<typeof Work>;

/** The screens of one programme's journey; they differ by path alone, and a programme need not have all. */
export interface Journey {
  programme: string;
  controller: WorkAddress | undefined;
  introduction: WorkAddress | undefined;
  /** Where homework is begun, if it has directions at an address of their own. */
  homeworkIntroduction: WorkAddress | undefined;
  homeworkController: WorkAddress | undefined;
  /** Where a break between two sections is spent. */
  rest: WorkAddress;
  /** Where a test ends, if not where all do. */
  finished: WorkAddress | undefined;
  /** The same for homework. */
  homeworkFinished: WorkAddress | undefined;
  /** Where each section is sat, in a test and as homework: several may share a screen. */
  sections: readonly { section: string; exam: WorkAddress; exercise: WorkAddress }[];
}

/** `reading-writing` as a path spells it: `readingWriting`. */
const inPath = (section: string): string => section.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** The journey that a programme's prefixes and aliases give; undefined where there is no screen to sit it at. */
export const journeyUnder = ({ id, routes, sections }: ProgrammeCard): Journey | undefined => {
  const { exam, homework, aliases } = routes;
  const first = (...paths: string[]): WorkAddress | undefined => {
    const path = paths.map((one) => findScreenPath(one, aliases)).find((one) => one !== undefined);
    return path && screenRoute(path, Work);
  };
  const sat = sections.flatMap((section) => {
    const name = inPath(section);
    const ofTest = first(`/ws${exam}/${name}`, `/ws${exam}/exam`, `${exam}/${name}`);
    const exercise = first(`${homework}/${name}`, `${homework}/exercise`, `${exam}/${name}`) ?? ofTest;
    const examAt = ofTest ?? exercise;
    return examAt && exercise ? [{ section, exam: examAt, exercise }] : [];
  });
  if (sat.length === 0) return undefined;
  return {
    programme: id,
    controller: first(`${exam}/controller`),
    introduction: first(`${exam}/introduction`),
    homeworkIntroduction: first(`${homework}/introduction`),
    homeworkController: first(`${homework}/controller`),
    rest: first(`/ws${exam}/break`, `${exam}/break`) ?? examBreak,
    finished: first(`${exam}/finished`),
    homeworkFinished: first(`${homework}/finished`),
    sections: sat,
  };
};

/** The journeys that are built. */
export const journeys: readonly Journey[] = programmeCards.flatMap((card) => journeyUnder(card) ?? []);

/** The journey of a programme; undefined where it has none of its own. */
export const journeyOf = (programme: string): Journey | undefined =>
  journeys.find((journey) => journey.programme === programme);

/** Where the directions of some work stand, if at an address of their own. */
export const introductionOf = (journey: Journey, kind: z.infer<typeof Kind>): WorkAddress | undefined =>
  kind === 'test' ? journey.introduction : journey.homeworkIntroduction;

/** Where some work ends: a candidate's where all of theirs do, else where its programme says, or all do. */
export const endOf = (work: { programme: string; kind: z.infer<typeof Kind>; isCandidates?: boolean }): WorkAddress => {
  const { programme, kind, isCandidates = false } = work;
  if (isCandidates) return candidateEnd;
  const journey = journeyOf(programme);
  return kind === 'test' ? (journey?.finished ?? examResult) : (journey?.homeworkFinished ?? homeworkFinished);
};

/** Where the break of some work is spent, and with what. */
export const restingAt = (
  { rest }: Journey,
  { kind, id }: { kind: z.infer<typeof Kind>; id: number },
): { to: WorkAddress; search: z.input<typeof Work> } => ({
  to: rest,
  search: { id, ...(kind === 'homework' && { kind }) },
});

/** Where a section of some work is sat, and with what; without a section, where the work begins. */
export const sittingAt = (
  { sections }: Journey,
  work: { kind: z.infer<typeof Kind>; id: number; section?: string | null },
): { to: WorkAddress; search: z.input<typeof Work> } | undefined => {
  const found = sections.find(({ section }) => section === work.section) ?? sections[0];
  if (!found) return undefined;
  if (work.kind === 'test') return { to: found.exam, search: { id: work.id } };
  const isShared = sections.some(({ exam }) => exam.path === found.exercise.path);
  return { to: found.exercise, search: { id: work.id, ...(isShared && { kind: 'homework' as const }) } };
};

/** Every path at which an attempt is or comes to be open: what is opened anew there without a network is answered by the device. */
export const sittingPaths = (): readonly string[] => {
  const common = [controller, enterTest, enterHomework, examBreak, quill];
  const own = journeys.flatMap((journey) => [
    ...[journey.controller, journey.introduction, journey.homeworkIntroduction, journey.homeworkController],
    journey.rest,
    ...journey.sections.flatMap(({ exam, exercise }) => [exam, exercise]),
  ]);
  return [...new Set([...common, ...own].flatMap((at) => at?.path ?? []))];
};
