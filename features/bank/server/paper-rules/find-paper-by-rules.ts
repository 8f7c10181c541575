import { daysAsMs } from '@inkstone/base';
import { handleCallOnThread, type HandlerContext } from '@inkstone/call/server';
import {
  findPaper,
  listReplacements,
  type PaperRules,
  type PaperSearchResult,
  type PaperUnit,
} from '@inkstone/exam/paper-rules';
import type { Variant } from '@inkstone/exam/blueprint';
import { expandStudents } from '@inkstone/people/server';
import { findVariant } from '@inkstone/programmes';
import { listLenders } from '@inkstone/programmes/cards';
import { findPaperByRules as contract, type PaperRuleSet } from '../../contract/paper-rules.ts';
import { listSlots } from '../../rules.ts';
import { listSummariesInOrder } from '../summaries-in-order.ts';
import { buildUnits } from './build-units.ts';
import { listCandidates, listExposures, readNodeParents, type PaperCandidate } from './paper-candidates.queries.ts';
import { toSetViewer } from '../set-access.queries.ts';

type Context = HandlerContext<typeof contract>;

const isTakenBy =
  (variant: Variant) =>
  ({ types, questions }: PaperCandidate): boolean =>
    questions.length > 0 &&
    listSlots(variant).some(
      ({ part }) => part.types.length === 0 || types.every((type) => part.types.some((accepted) => accepted === type)),
    );

const readUnits = async ({ input, me, tx, notFound }: Context, variant: Variant): Promise<PaperUnit[]> => {
  const selection = { teacherId: me.id, studentIds: [], classIds: input.classIds, withStaff: false };
  const { students, foreign } = await expandStudents(tx, selection);
  if (foreign) return notFound();
  const studentIds = students.map(({ studentId }) => studentId);
  const candidates = (await listCandidates(tx, listLenders(input.programme), toSetViewer(me))).filter(
    isTakenBy(variant),
  );
  const exposures = studentIds.length > 0 ? await listExposures(tx, studentIds) : [];
  return buildUnits(candidates, { parents: await readNodeParents(tx), exposures });
};

const toPaperRules = (
  { notSeenDays, includedSetIds, excludedSetIds, ...rules }: PaperRuleSet,
  now: Date,
): PaperRules => ({
  ...rules,
  groups: rules.groups.map(({ nodeIds, ...group }) => ({ ...group, knowledge: nodeIds })),
  notSeenSince: notSeenDays === null ? null : now.getTime() - daysAsMs(notSeenDays),
  included: includedSetIds,
  excluded: excludedSetIds,
});

const search = (
  { input, now }: Context,
  units: readonly PaperUnit[],
): PaperSearchResult | { status: 'noReplacement' } => {
  const rules = toPaperRules(input.rules, now);
  if (!input.exchange) return findPaper(units, rules, input.seed);
  const { setIds, replacedSetId } = input.exchange;
  const [replacement] = listReplacements(units, rules, {
    unitIds: setIds,
    replacedId: replacedSetId,
    seed: input.seed,
  });
  if (replacement === undefined) return { status: 'noReplacement' };
  return { status: 'found', unitIds: setIds.map((id) => (id === replacedSetId ? replacement : id)) };
};

const toFacts = ({ questions }: PaperUnit) => {
  const known = questions.flatMap(({ difficulty }) => difficulty ?? []);
  const seenAt = Math.max(...questions.map((question) => question.seenAt ?? 0));
  return {
    difficulty: known.length === 0 ? null : known.reduce((sum, difficulty) => sum + difficulty, 0) / known.length,
    seenAt: seenAt === 0 ? null : new Date(seenAt).toISOString(),
  };
};

/** Finds question sets for a paper by rules, or says which rules contradict one another. */
export const findPaperByRules = handleCallOnThread(contract, {
  isHeavy: async () => true,
  async decide(ctx) {
    const { input, me, tx, refuse } = ctx;
    const variant = findVariant(input.programme, input.variant);
    if (!variant) return refuse('exam.variantUnknown');
    const units = await readUnits(ctx, variant);
    const result = search(ctx, units);
    const byId = new Map(units.map((unit) => [unit.id, unit]));
    const questions = units.flatMap((unit) => unit.questions);
    const summaries = result.status === 'found' ? await listSummariesInOrder(tx, result.unitIds, toSetViewer(me)) : [];
    return {
      status: result.status,
      sets: summaries.flatMap((summary) => {
        const unit = byId.get(summary.setId);
        return unit ? [{ ...summary, ...toFacts(unit) }] : [];
      }),
      conflict:
        result.status === 'conflict'
          ? result.rules.map(({ rule, nearest }) => ({
              rule: rule.kind,
              group: rule.kind === 'group' ? rule.index : null,
              below: nearest?.below ?? null,
              above: nearest?.above ?? null,
            }))
          : [],
      pool: {
        sets: units.length,
        questions: questions.length,
        rated: questions.filter(({ difficulty }) => difficulty !== null).length,
      },
    };
  },
});
