import { randomBytes } from 'node:crypto';
import {
  countContentQuestions,
  filterQuestions,
  findWindowDefault,
  insertRemovedQuestions,
  pinContent,
  questionsIn,
  storeAssignment,
} from '@inkstone/assignments/server';
import { readPinnedPaper, readPinnedSets, wholeBank } from '@inkstone/bank/server';
import { addDays, dayStartIn } from '@inkstone/base';
import { handleCall, type HandlerContext } from '@inkstone/call/server';
import { getKindRules } from '@inkstone/exam/assignment-kinds';
import { findProgramme } from '@inkstone/programmes';
import { countUse } from '@inkstone/session/server';
import { createOwnPractice as contract } from '../../contract.ts';
import {
  maxOpenPractice,
  maxPracticePerDay,
  maxPracticeQuestions,
  maxTriesPerDay,
  practiceDays,
  usualPracticeQuestions,
} from '../../practice-limits.ts';
import { practiceMessages } from '../../messages/practice.ts';
import { getSecondsPerQuestion } from '../../practice-rules.ts';
import { chooseSets, type PracticeScope } from './choose-sets.ts';
import { countPractice, insertOwnPractice, listPracticePlaces, lockPracticeLimits } from './own-practice.queries.ts';
import { readSimilarScope, readWrongPractice } from './practice-from-report.ts';
import { chooseSection, listWholePapers } from './practice-sections.ts';

type CreateContext = HandlerContext<typeof contract>;

/** What a practice asks: sets, of which some questions may be left out. */
interface PracticeContent {
  setIds: readonly number[];
  /** The paper of which one section is asked; absent: the sets alone. */
  paperId?: number;
  /** The subject of that section; absent: of the first set. */
  subject?: string;
  /** The questions that are asked; null: all of the sets. */
  questionIds: ReadonlySet<number> | null;
  seen: number;
  title: string;
  titleZh: string;
}

const { pairs } = practiceMessages;

const titleFor = (
  key: 'titleChoice' | 'titleWrong' | 'titleSimilar' | 'titleSection',
  of: { en: string; zh: string },
) => ({
  title: pairs[key].en.replace('{title}', of.en),
  titleZh: pairs[key].zh.replace('{title}', of.zh),
});

/** Refuses more practice than may lie open, or be put together in a day. */
const refuseTooMany = async ({ me, tx, now, school, refuse }: CreateContext): Promise<void> => {
  await lockPracticeLimits(tx, me.id);
  const since = dayStartIn(now, school.timeZone);
  const { open, today } = await countPractice(tx, { studentId: me.id, now, since });
  if (open >= maxOpenPractice) refuse('practice.tooManyOpen', { most: maxOpenPractice });
  if (today >= maxPracticePerDay) refuse('practice.tooManyToday', { most: maxPracticePerDay });
};

/** About how many questions are asked: as said, or as many as the exam asks in the minutes. */
const countWanted = ({ input }: CreateContext, { programme, subject }: { programme: string; subject: string }) => {
  if (input.questions !== undefined) return input.questions;
  if (input.minutes === undefined) return usualPracticeQuestions;
  const pace = getSecondsPerQuestion(findProgramme(programme), subject);
  return Math.min(maxPracticeQuestions, Math.max(1, Math.floor((input.minutes * 60) / pace)));
};

/**
 * Chooses sets within a scope, or refuses: whether nothing is marked there is said, whether what is marked was met or is
 * closed is not.
 */
const chooseWithin = async (ctx: CreateContext, scope: PracticeScope, seed: string) => {
  const chosen = await chooseSets(ctx.tx, scope, { questions: countWanted(ctx, scope), seed });
  if (chosen.length > 0) return chosen;
  const placeIds = new Set((await listPracticePlaces(ctx.tx)).map(({ id }) => id));
  if (!scope.nodeIds.some((id) => placeIds.has(id))) return ctx.refuse('practice.noneMarked');
  return ctx.refuse('practice.nothingNow');
};

/** The section and knowledge points that the caller chose; all of them places with marked sets. */
const resolveChosenScope = async (ctx: CreateContext): Promise<PracticeScope & { name: string; nameZh: string }> => {
  const { input, me, tx, now, refuse, notFound } = ctx;
  const places = await listPracticePlaces(tx);
  const subject = places.find(({ id, kind }) => id === input.subjectId && kind === 'subject');
  if (!subject) return input.subjectId === undefined ? notFound() : refuse('practice.noneMarked');
  const [programme = '', code = ''] = subject.code.split('.');
  const isBelow = (id: number): boolean => {
    const parentId = places.find((place) => place.id === id)?.parentId ?? null;
    return parentId !== null && (parentId === subject.id || isBelow(parentId));
  };
  if (input.pointIds.some((id) => !isBelow(id))) return refuse('practice.noneMarked');
  const nodeIds = input.pointIds.length > 0 ? input.pointIds : [subject.id];
  const exam = findProgramme(programme)?.name;
  return {
    ...{ studentId: me.id, now, nodeIds, programme, subject: code, isUnseenOnly: false },
    name: `${exam?.en ?? programme}, ${subject.name}`,
    nameZh: `${exam?.zh ?? programme} ${subject.nameZh}`,
  };
};

const readChoice = async (ctx: CreateContext, seed: string): Promise<PracticeContent> => {
  const scope = await resolveChosenScope(ctx);
  const chosen = await chooseWithin(ctx, scope, seed);
  return {
    setIds: chosen.map(({ setId }) => setId),
    questionIds: null,
    seen: chosen.filter(({ isSeen }) => isSeen).length,
    ...titleFor('titleChoice', { en: scope.name, zh: scope.nameZh }),
  };
};

const readSimilar = async (ctx: CreateContext, seed: string): Promise<PracticeContent> => {
  const { me, tx, now } = ctx;
  const { work, nodeIds, programme, subject } = await readSimilarScope(ctx);
  const places = await listPracticePlaces(tx);
  const section = places.find(({ code }) => code === `${programme}.${subject}`);
  // Without knowledge points what is like a question is its section.
  const scopeIds = nodeIds.length > 0 ? nodeIds : section ? [section.id] : [];
  if (scopeIds.length === 0) return ctx.refuse('practice.noneMarked');
  const scope = { studentId: me.id, now, nodeIds: scopeIds, programme, subject, isUnseenOnly: true };
  const chosen = await chooseWithin(ctx, scope, seed);
  return {
    setIds: chosen.map(({ setId }) => setId),
    questionIds: null,
    seen: 0,
    ...titleFor('titleSimilar', { en: work.title, zh: work.titleZh ?? work.title }),
  };
};

const readWrong = async (ctx: CreateContext): Promise<PracticeContent> => {
  const { work, questions } = await readWrongPractice(ctx, ctx.input.questions ?? maxPracticeQuestions);
  const setIds = [...new Set(questions.map(({ setId }) => setId))];
  return {
    setIds,
    questionIds: new Set(questions.map(({ questionId }) => questionId)),
    seen: setIds.length,
    ...titleFor('titleWrong', { en: work.title, zh: work.titleZh ?? work.title }),
  };
};

/** Stores the practice as an assignment of its own kind, with its student as the only recipient. */
const storePractice = async (ctx: CreateContext, content: PracticeContent) => {
  const { input, me, tx, now, school, notFound } = ctx;
  const { mode, reportAt, id: kind } = getKindRules('ownPractice');
  const { paperId, setIds } = content;
  const pinned = await pinContent(tx, paperId === undefined ? { setIds } : { paperId }, { viewer: wholeBank, mode });
  if (typeof pinned === 'string') return notFound();
  const pinnedContent = await (pinned.paperRevisionId === null
    ? readPinnedSets(tx, pinned.setRevisionIds)
    : readPinnedPaper(tx, pinned.paperRevisionId));
  const allIds = questionsIn(pinnedContent).map(({ question }) => question.questionId);
  const leftOut = allIds.filter((id) => content.questionIds?.has(id) === false);
  const rest = filterQuestions(pinnedContent, (id) => content.questionIds?.has(id) !== false);
  const questionCount = countContentQuestions({ ...pinned, mode }, rest);
  const { assignmentId } = await storeAssignment(tx, {
    row: {
      ...{ kind, mode, reportAt, teacherId: me.id, title: content.title, titleZh: content.titleZh, createdAt: now },
      ...{ beginsAt: now, deadline: addDays(now, practiceDays, school.timeZone) },
      timeLimitSeconds: input.minutes === undefined || paperId !== undefined ? null : input.minutes * 60,
      ...{ maxListens: null, playbackSpeed: null, isSelfMarked: false, teacherMessage: null },
      windowMode: findWindowDefault(kind, pinned.programme),
      hasInstantFeedback: input.hasInstantFeedback ?? false,
    },
    content: { ...pinned, questionCount, subject: content.subject ?? pinned.subject },
    students: [{ studentId: me.id, classId: null }],
    classIds: [],
    markers: [],
  });
  const removal = { assignmentId, byId: me.id, at: now };
  await insertRemovedQuestions(
    tx,
    leftOut.map((questionId) => ({ ...removal, questionId })),
  );
  return { assignmentId, questionCount };
};

/** One section of a paper that is marked as a whole; which paper is chosen by the server, as sets are. */
const readSection = async (ctx: CreateContext, seed: string): Promise<PracticeContent> => {
  const { input, me, tx, now, refuse } = ctx;
  const { programme = '', variant = '', section: sectionId = '' } = input;
  const papers = (await listWholePapers(tx, [programme])).filter((paper) => paper.variant === variant);
  const rules = papers[0]?.rules.sections.find(({ id, configurable }) => id === sectionId && !configurable);
  const withSection = papers.filter(({ sections }) => sections.includes(sectionId));
  if (!rules || withSection.length === 0) return refuse('practice.noneMarked');
  const chosen = await chooseSection(tx, { studentId: me.id, now }, { papers: withSection, sectionId, seed });
  if (!chosen) return refuse('practice.nothingNow');
  const exam = papers[0]?.rules.name;
  return {
    ...{ paperId: chosen.paperId, subject: rules.skill },
    setIds: chosen.sets.map(({ setId }) => setId),
    questionIds: new Set(chosen.sets.flatMap(({ questions }) => questions.map(({ questionId }) => questionId))),
    seen: chosen.isSeen ? chosen.sets.length : 0,
    ...titleFor('titleSection', {
      en: `${exam?.en ?? programme}, ${rules.name.en}`,
      zh: `${exam?.zh ?? programme} ${rules.name.zh}`,
    }),
  };
};

const readers = { choice: readChoice, similar: readSimilar, wrong: readWrong, section: readSection };

/** Rate limit of one student's tries, refused ones included, so that nobody searches for what is closed. */
const tryLimit = (studentId: number) => ({ key: `practice ${studentId}`, most: maxTriesPerDay, windowSeconds: 86_400 });

/** Puts practice of the student's own together from sets that are marked for it. */
export const createOwnPractice = handleCall<typeof contract, undefined>(contract, {
  // Counted outside of the transaction, which a refusal rolls back.
  prepare: async ({ db, me, now }) => {
    await countUse(db, now, tryLimit(me.id));
    return undefined;
  },
  async decide(ctx) {
    const { input, me, tx, now } = ctx;
    await refuseTooMany(ctx);
    const seed = randomBytes(8).toString('hex');
    const content = await readers[input.source](ctx, seed);
    const { assignmentId, questionCount } = await storePractice(ctx, content);
    const { source, subjectId, pointIds, questions, minutes, programme, variant, section } = input;
    const isFromReport = source === 'wrong' || source === 'similar';
    await insertOwnPractice(tx, {
      ...{ assignmentId, studentId: me.id, source, seed, createdAt: now },
      sourceAssignmentId: isFromReport ? (input.assignmentId ?? null) : null,
      wish: { subjectId, pointIds, questions, minutes, programme, variant, section },
    });
    return { id: assignmentId, questions: questionCount, seen: content.seen };
  },
});
