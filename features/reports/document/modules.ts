import { groupBy } from '@inkstone/base';
import { paragraph, type Block } from '@inkstone/base/document';
import { adaptiveMessages } from '../messages.ts';
import { scoreText, type AttemptReportData } from './attempt-report-data.ts';
import { toCell } from './cells.ts';
import type { SectionReading } from './reading.ts';

/** The modules taken in an adaptive section, and the result of each. */
export interface ModuleStep {
  name: string;
  way: AttemptReportData['modules'][number]['way'];
  /** Which way was taken, the right answers, where the score ends. */
  wayText: string;
  right: string;
  end: string;
  /** Why it was chosen, in one or two sentences; empty for the first module and where it is not known. */
  reason: string;
}

type Module = AttemptReportData['modules'][number];

/** The reason of the choice: what counted then, from where each module follows, and a correction since. */
const explainModule = ({ reason }: Module, first: string, { translate, language }: SectionReading): string => {
  if (!reason) return '';
  const t = translate(adaptiveMessages);
  const { earned, possible, percent, cuts, current } = reason;
  const cutTexts = cuts.map(({ way, percent: share, points, name = t(way) }) =>
    points === undefined
      ? t('cutFrom', { way: name, percent: scoreText(share) })
      : t('cutFromPoints', { route: name, count: points }),
  );
  const because = t('because', {
    ...{ earned: scoreText(earned), possible: scoreText(possible), percent: scoreText(percent), module: first },
    cuts: cutTexts.join(t('comma')),
  });
  if (!current) return because;
  const now = { earned: scoreText(current.earned), possible: scoreText(current.possible), module: first };
  return [because, t('corrected', now)].join(language === 'zh' ? '' : ' ');
};

/** What decides between the modules, and whose thresholds they are, in words. */
export const explainPath = (modules: AttemptReportData['modules'], { translate }: SectionReading): string => {
  const t = translate(adaptiveMessages);
  const isOwn = modules.some(({ cutsFrom }) => cutsFrom === 'paper');
  const isEstimated = modules.some(({ cutsFrom = 'estimate' }) => cutsFrom === 'estimate');
  if (isOwn) return t(isEstimated ? 'pathOfBoth' : 'pathOfPaper');
  return t(isEstimated ? 'pathSays' : 'pathOfExam');
};

/** The path through the modules by section; empty where no section adapts. */
export const describeModules = (
  modules: AttemptReportData['modules'],
  reading: SectionReading,
): { id: string; name: string; steps: ModuleStep[] }[] => {
  const t = reading.translate(adaptiveMessages);
  return [...groupBy(modules, ({ sectionId }) => sectionId)].map(([id, own]) => ({
    id,
    name: own[0]?.sectionName ?? '',
    steps: own.map((module) => ({
      ...{
        name: module.name,
        way: module.way,
        wayText: module.way === 'first' ? '' : (module.routeName ?? t(module.way)),
      },
      right: t('rightOf', { right: module.right, total: module.total }),
      end: module.most === null ? '' : t('endsAt', { most: scoreText(module.most) }),
      reason: explainModule(module, own[0]?.name ?? '', reading),
    })),
  }));
};

/** The same as blocks of a document. */
export const toModuleBlocks = (modules: AttemptReportData['modules'], reading: SectionReading): Block[] => {
  const t = reading.translate(adaptiveMessages);
  const sections = describeModules(modules, reading);
  if (sections.length === 0) return [];
  const rows = sections.flatMap(({ name, steps }) =>
    steps.map((step, index) => [
      toCell(index === 0 ? name : '', { isHead: true }),
      toCell([step.name, step.wayText].filter(Boolean).join(' · ')),
      toCell(step.right),
      toCell([step.reason, step.end].filter(Boolean).join(reading.language === 'zh' ? '' : ' ')),
    ]),
  );
  return [
    { kind: 'heading', level: 1, text: t('path') },
    paragraph(explainPath(modules, reading), 'small'),
    { kind: 'table', isWide: true, head: [], rows },
  ];
};
