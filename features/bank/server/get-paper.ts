import type * as z from 'zod';
import { handleCall, type CurrentUser, type HandlerServices } from '@inkstone/call/server';
import type { Handle } from '@inkstone/db';
import {
  buildRoutingTable,
  countPresentedAtMost,
  findSettingsName,
  findTwoStageRule,
  getQuestionPoints,
  getTimedSeconds,
  toCutPercent,
} from '@inkstone/exam/blueprint';
import { findVariant } from '@inkstone/programmes';
import { getPaper as contract, type QuestionRecord } from '../contract.ts';
import { listSlots, getDefaultSeconds, sharesSectionTime } from '../rules.ts';
import { withChosenQuestions } from './pinned-content.ts';
import { bindPinned } from './bind-pinned-content.ts';
import { readPinnedPaper } from './read-pinned-content.ts';
import { listPaperPlan, listPinnedSets, type PaperPlanRow } from './pinned-content.queries.ts';
import { findPaper, getPaperRevision } from './read-papers.queries.ts';
import { listSummariesByRevision } from './set-summaries.queries.ts';
import { listQuestionsWithKeys } from './read-sets.queries.ts';
import { toPaperListItem, toSetSummary, toQuestionRecord } from './records.ts';
import { signStimulusWithTranscript } from './sign-content.ts';
import { toSetViewer } from './set-access.queries.ts';

/** Who reads a paper, and when. */
type PaperReader = Pick<HandlerServices, 'secret' | 'now'> & { me: CurrentUser };

/** The second modules that a paper may choose after a place, from the hardest down; null where none is chosen. */
const readRouting = (
  { section, part }: ReturnType<typeof listSlots>[number],
  paper: { plan: readonly PaperPlanRow[]; cuts: readonly number[] | undefined; most: number },
) => {
  const rule = findTwoStageRule(section);
  const hasPart = (id: string) => paper.plan.some((row) => row.section === section.id && row.part === id);
  if (rule?.router !== part.id || !rule.routes.every((route) => hasPart(route.part))) return null;
  return buildRoutingTable(rule, rule.hasPointCuts ? null : paper.cuts).flatMap((row, index) => {
    const named = paper.plan.find((place) => place.section === section.id && place.part === row.part);
    const name = findSettingsName(named?.settings) ?? section.parts.find(({ id }) => id === row.part)?.name;
    const points = rule.hasPointCuts ? paper.cuts?.[index] : undefined;
    const inPoints = points !== undefined && {
      ...{ atLeastPoints: points, usualPercent: 0 },
      atLeastPercent: toCutPercent(points, paper.most),
    };
    return name ? [{ ...row, ...inPoints, name }] : [];
  });
};

type PaperDetail = z.output<(typeof contract)['output']>;

/** Reads the pinned sets of a plan with stimulus, questions and keys, by revision. */
const readPinnedSetDetails = async (db: Handle, { me, secret, now }: PaperReader, plan: readonly PaperPlanRow[]) => {
  const reader = { secret, personId: me.id, now };
  const revisionIds = plan.flatMap((row) => row.setRevisionId ?? []);
  const stimuli = new Map((await listPinnedSets(db, revisionIds)).map((row) => [row.setRevisionId, row.stimulus]));
  const questions = Map.groupBy(await listQuestionsWithKeys(db, revisionIds), (row) => row.setRevisionId);
  return new Map(
    (await listSummariesByRevision(db, revisionIds, toSetViewer(me))).map((row) => [
      row.revisionId,
      {
        ...toSetSummary(row),
        stimulus: signStimulusWithTranscript(
          stimuli.get(row.revisionId) ?? { kind: 'none', html: '', files: [] },
          reader,
        ),
        questions: (questions.get(row.revisionId) ?? []).map((question) => toQuestionRecord(question, reader)),
      },
    ]),
  );
};

/** How many questions one student is asked in a test, and how long its clocks run. */
const measureTest = async (db: Handle, form: { programme: string; variant: string }, revisionId: number) => {
  const rules = bindPinned({ ...form, mode: 'test' }, await readPinnedPaper(db, revisionId));
  if (!rules) return null;
  const isUntimed = rules.sections.some((section) => getTimedSeconds({ ...rules, sections: [section] }) === 0);
  return { askedCount: countPresentedAtMost(rules), timedSeconds: isUntimed ? null : getTimedSeconds(rules) };
};

/**
 * A paper with its sections, pinned sets, questions, keys and times, in its newest revision or a former one; undefined
 * where there is none.
 */
export const readPaperDetail = async (
  db: Handle,
  reader: PaperReader,
  { paperId, revision: number }: { paperId: number; revision?: number | undefined },
): Promise<PaperDetail | undefined> => {
  const paper = await findPaper(db, paperId);
  const variant = paper && findVariant(paper.programme, paper.variant);
  if (!paper || !variant) return undefined;

  const revision = await getPaperRevision(db, paper.id, number ?? paper.head);
  const plan = await listPaperPlan(db, revision.id);
  const test = await measureTest(db, paper, revision.id);
  const sets = await readPinnedSetDetails(db, reader, plan);
  const places = listSlots(variant);
  const sections = [...Map.groupBy(plan, (row) => row.sectionPosition).values()].flatMap((rows) => {
    const [first] = rows;
    const place = places.find(
      ({ section, part }) => section.id === first?.section && part.id === (first.part ?? part.id),
    );
    if (!first || !place) return [];
    const computePoints = ({ kind, points, fullAnswerCount: answers }: QuestionRecord) =>
      getQuestionPoints({ variant, ...place }, { type: kind, points, answers });
    const pinned = rows.flatMap((row) => {
      const set = sets.get(row.setRevisionId ?? 0);
      if (!set) return [];
      const { questions } = withChosenQuestions(set, row.questionIds);
      return {
        ...set,
        questions: questions.map((question) => ({ ...question, points: computePoints(question) })),
        questionCount: set.questions.length,
      };
    });
    const most = pinned.flatMap(({ questions }) => questions).reduce((sum, { points }) => sum + points, 0);
    const routing = readRouting(place, { plan, cuts: first.settings?.cuts, most });
    const ownName = findSettingsName(first.settings);
    const isPartNamed = place.part.ownSettings !== undefined;
    return {
      section: first.section,
      part: first.part,
      name: (isPartNamed ? undefined : ownName) ?? place.section.name,
      settings: first.settings,
      partName: first.part === null ? null : ((isPartNamed ? ownName : undefined) ?? place.part.name),
      seconds: first.seconds,
      usualSeconds: getDefaultSeconds(variant, {
        ...first,
        sets: rows.filter((row) => row.setRevisionId !== null).length,
      }),
      ...(sharesSectionTime(variant, first) && { sharesTime: true as const }),
      ...(routing && { routing }),
      sets: pinned,
    };
  });
  return {
    paper: {
      ...toPaperListItem(paper, reader.me.id),
      version: number ?? paper.head,
      name: variant.name,
      askedCount: test?.askedCount ?? paper.questionCount,
      timedSeconds: test?.timedSeconds ?? null,
      composition: revision.composition,
      savedAt: revision.savedAt.toISOString(),
      savedBy: { id: revision.savedById, name: revision.savedByName, nameZh: revision.savedByNameZh },
    },
    sections,
  };
};

/** A paper with its sections, pinned sets, questions, keys and times. */
export const getPaper = handleCall(contract, async (ctx) => {
  return (await readPaperDetail(ctx.tx, ctx, ctx.input)) ?? ctx.notFound();
});
