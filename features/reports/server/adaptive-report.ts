import { readDomains } from '@inkstone/bank/server';
import { localizedName, toPoints, type Language } from '@inkstone/base';
import type { Handle } from '@inkstone/db';
import { listTakenParts, showPercent, type BoundSection, type RouterPoints } from '@inkstone/exam/blueprint';
import type { AttemptScore, QuestionScore } from '@inkstone/exam/scoring';
import type { ReportedQuestion } from './report-question.ts';
import { isTeacherMarked, computeSchoolRate } from './report-sections.ts';
import type { ReportRow } from './attempt-report.queries.ts';

/** Right answers by domain, where the exam reports them, in the order of the exam's sections. */
export const listDomains = async (
  { blueprint }: ReportRow,
  questions: readonly ReportedQuestion[],
  { db, language }: { db: Handle; language: Language },
) => {
  if (!blueprint.scoring.byDomain) return [];
  const domains = await readDomains(
    db,
    questions.flatMap(({ knowledgePoint }) => knowledgePoint?.id ?? []),
  );
  const placed = questions.flatMap((question) => {
    const domain = domains.get(question.knowledgePoint?.id ?? 0);
    return domain && !isTeacherMarked(question) && !question.isTrial ? [{ domain, question }] : [];
  });
  // Several sections may share a domain, such as those with and without a calculator; it is listed once.
  const groups = Map.groupBy(placed, ({ domain }) => domain.id);
  return [...groups.values()].flatMap((own) => {
    const [first] = own;
    if (!first) return [];
    return {
      id: first.domain.id,
      sectionId: first.question.sectionId,
      name: localizedName(language, first.domain.name, first.domain.nameZh),
      right: own.filter(({ question }) => question.outcome === 'right').length,
      total: own.length,
      schoolRate: computeSchoolRate(own.map(({ question }) => question)),
    };
  });
};

const getModuleWay = ({ adaptive }: BoundSection, partId: string): 'first' | 'harder' | 'middle' | 'easier' => {
  if (adaptive?.kind !== 'two-stage' || partId === adaptive.router) return 'first';
  const place = adaptive.routes.findIndex(({ part }) => part === partId);
  if (place === 0) return 'harder';
  return place === adaptive.routes.length - 1 ? 'easier' : 'middle';
};

/** What a paper calls the route to a module. */
const findRouteName = ({ adaptive }: BoundSection, partId: string) =>
  adaptive?.kind === 'two-stage' ? adaptive.routes.find(({ part }) => part === partId)?.name : undefined;

/** Points of a router module as it is marked now, by machine alone. */
const sumMachinePoints = (questions: readonly QuestionScore[]): RouterPoints => ({
  earned: questions.reduce((sum, { earned, by }) => sum + (by === 'machine' ? (earned ?? 0) : 0), 0),
  possible: questions.reduce((sum, { possible }) => sum + possible, 0),
});

const toPointPair = ({ earned, possible }: RouterPoints) => ({
  earned: toPoints(earned),
  possible: toPoints(possible),
});

interface ExplainedRoute {
  /** What counted when the module was chosen. */
  routerPoints: RouterPoints;
  questions: readonly QuestionScore[];
  language: Language;
}

/** Why a second module was chosen: the points that counted then, and what they have become. */
const explainRoute = (section: BoundSection, { routerPoints: then, questions, language }: ExplainedRoute) => {
  if (section.adaptive?.kind !== 'two-stage') return undefined;
  const { routes, router } = section.adaptive;
  const current = sumMachinePoints(
    questions.filter(({ sectionId, partId, unscored }) => sectionId === section.id && partId === router && !unscored),
  );
  const cuts = routes.flatMap(({ part, atLeastPercent: percent, atLeastPoints, name }) => {
    const way = getModuleWay(section, part);
    if (percent === 0 || way === 'first') return [];
    const own = {
      ...(atLeastPoints !== undefined && { points: toPoints(atLeastPoints) }),
      ...(name && { name: name[language] }),
    };
    return { way, percent, ...own };
  });
  const share = then.possible > 0 ? (then.earned / then.possible) * 100 : 0;
  const isChanged = current.earned !== then.earned || current.possible !== then.possible;
  return {
    ...toPointPair(then),
    percent: showPercent(
      share,
      cuts.map(({ percent }) => percent),
    ),
    cuts,
    ...(isChanged && { current: toPointPair(current) }),
  };
};

const getCutsSource = ({ adaptive }: BoundSection): 'exam' | 'estimate' | 'paper' => {
  if (adaptive?.kind === 'two-stage' && adaptive.hasOwnCuts) return 'paper';
  return adaptive?.kind === 'two-stage' && adaptive.estimate ? 'estimate' : 'exam';
};

/** The modules taken in adaptive sections, in order, and the route to each. */
export const listModules = ({ blueprint, state }: ReportRow, { questions }: AttemptScore, language: Language) =>
  blueprint.sections
    .filter(({ adaptive }) => adaptive?.kind === 'two-stage')
    .flatMap((section) =>
      listTakenParts(section, state.routes).map((part) => {
        const own = questions.filter(
          ({ sectionId, partId, unscored }) => sectionId === section.id && partId === part.id && !unscored,
        );
        const way = getModuleWay(section, part.id);
        const then = way === 'first' ? undefined : state.routerPoints?.[section.id];
        const reason = then && explainRoute(section, { routerPoints: then, questions, language });
        const routeName = findRouteName(section, part.id)?.[language];
        const caps = blueprint.scoring.scales.flatMap((scale) => scale.caps ?? []);
        return {
          sectionId: section.id,
          sectionName: section.name[language],
          name: part.name[language],
          way,
          ...(routeName !== undefined && { routeName }),
          right: own.filter(({ outcome }) => outcome === 'right').length,
          total: own.length,
          most: caps.find((cap) => cap.section === section.id && cap.part === part.id)?.most ?? null,
          cutsFrom: getCutsSource(section),
          ...(reason && { reason }),
        };
      }),
    );
