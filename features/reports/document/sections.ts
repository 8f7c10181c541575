import { findLevel, type ReportKind } from '@inkstone/exam/blueprint';
import { paragraph, toInline, type Block, type Cell } from '@inkstone/base/document';
import { adaptiveMessages, weightedMessages } from '../messages.ts';
import { scoreText, type AttemptReportData, type ReportedQuestion } from './attempt-report-data.ts';
import { computeComposite, toWeightedSections, type WeightedSection } from './composite.ts';
import type { SectionReading } from './reading.ts';

/** A cell with plain text. */
export const toCell = (text: string, options: Omit<Cell, 'content'> = {}): Cell => ({
  ...options,
  content: [toInline(text)],
});

const toTenth = (value: number): string => scoreText(Math.round(value * 10) / 10);

/** How weighted sections make the score: a table and remarks; null without weights. */
export interface WeightedTable {
  title: string;
  head: readonly string[];
  /** The points of a section and their share; one text for both where it is not marked. */
  rows: readonly { id: string; name: string; points: readonly string[]; weight: string; contribution: string }[];
  composite: { name: string; text: string };
  remarks: readonly string[];
}

/** Points and weights of the sections, and the composite. */
export const describeWeightedSections = (
  report: AttemptReportData,
  kind: ReportKind,
  { translate }: SectionReading,
): WeightedTable | null => {
  const t = translate(weightedMessages);
  const sections = toWeightedSections(report);
  const composite = computeComposite(sections);
  if (!composite) return null;
  const toPoints = ({ earned, possible, share }: WeightedSection): string[] =>
    share === null
      ? [t('toBeMarked')]
      : [t('ofPoints', { got: scoreText(earned), most: scoreText(possible) }), `${Math.round(share)}%`];
  const text =
    composite.score === null
      ? t('toBeMarked')
      : t(Math.round(composite.most) === 100 ? 'compositeOf' : 'compositePart', {
          got: toTenth(composite.score),
          most: toTenth(composite.most),
          percent: toTenth((100 * composite.score) / composite.most),
        });
  return {
    title: t('bySection'),
    head: (['section', 'points', 'share', 'weight', 'adds'] as const).map((head) => t(head)),
    rows: sections.map((section) => ({
      ...{ id: section.id, name: section.name, points: toPoints(section) },
      weight: `${toTenth(section.weight ?? 0)}%`,
      contribution: section.contribution === null ? '' : toTenth(section.contribution),
    })),
    composite: { name: t('composite'), text },
    remarks: [t('cuts'), ...(kind === 'seminar' ? [t('seminar')] : [])],
  };
};

/** The same as blocks of a document. */
export const toWeightedBlocks = (table: WeightedTable | null): Block[] =>
  table === null
    ? []
    : [
        { kind: 'heading', level: 1, text: table.title },
        {
          kind: 'table',
          isWide: true,
          head: table.head.map((head) => toCell(head)),
          rows: [
            ...table.rows.map(({ name, points, weight, contribution }) => [
              toCell(name, { isHead: true }),
              ...points.map((text) => toCell(text, { span: 3 - points.length })),
              toCell(weight),
              toCell(contribution),
            ]),
            [toCell(table.composite.name, { isHead: true }), toCell(table.composite.text, { span: 4, isHead: true })],
          ],
        },
        ...table.remarks.map((remark) => paragraph(remark, 'small')),
      ];

/** A task with the points of each rubric criterion. */
export interface RubricTask {
  questId: number;
  name: string;
  setTitle: string;
  points: string;
  criteria: readonly { id: string; name: string; points: string; level: string }[];
}

const toRubricTask = (task: ReportedQuestion, { translate, language }: SectionReading): RubricTask => {
  const t = translate(weightedMessages);
  const { mark, number, setTitle, earned, possible, questId } = task;
  const toPoints = (got: number, most: number) => t('ofPoints', { got: scoreText(got), most: scoreText(most) });
  const criteria = (mark?.rubric?.criteria ?? []).flatMap((criterion) => {
    const points = mark?.scores[criterion.id];
    if (points === undefined) return [];
    const level = findLevel(criterion, points)?.says[language] ?? '';
    const [id, name] = [criterion.id, criterion.name[language]];
    return [{ id, name, points: toPoints(points / 100, criterion.most / 100), level }];
  });
  const points = mark && earned !== null ? toPoints(earned, possible) : t('toBeMarked');
  return { questId, name: t('taskOf', { number }), setTitle, points, criteria };
};

/** The marks of each task by rubric criterion, grouped by section; empty where nothing is marked by a teacher. */
export const describeRubricRows = (
  { questions, sections }: AttemptReportData,
  reading: SectionReading,
): { id: string; name: string; tasks: RubricTask[] }[] => {
  const tasks = questions.filter(({ outcome, mark }) => mark !== null || outcome === 'toBeMarked');
  return sections
    .map(({ id, name }) => {
      const own = tasks.filter(({ sectionId }) => sectionId === id);
      return { id, name, tasks: own.map((task) => toRubricTask(task, reading)) };
    })
    .filter((section) => section.tasks.length > 0);
};

/** The same as blocks of a document. */
export const toRubricBlocks = (
  sections: ReturnType<typeof describeRubricRows>,
  { translate }: SectionReading,
): Block[] =>
  sections.length === 0
    ? []
    : [
        { kind: 'heading', level: 1, text: translate(weightedMessages)('rows') },
        ...sections.flatMap(({ name, tasks }): Block[] => [
          { kind: 'heading', level: 2, text: name },
          ...tasks.flatMap((task): Block[] => [
            {
              kind: 'paragraph',
              content: [
                toInline(task.name, 'strong'),
                toInline(` ${task.setTitle} · `, 'faint'),
                toInline(task.points, 'strong'),
              ],
            },
            {
              kind: 'facts',
              items: task.criteria.map((row) => ({ name: row.name, value: row.points, note: row.level || undefined })),
            },
          ]),
        ]),
      ];

/** The modules taken in an adaptive section, and the result of each. */
export interface ModuleStep {
  name: string;
  way: AttemptReportData['modules'][number]['way'];
  /** Which way was taken, the right answers, and where the score ends. */
  wayText: string;
  right: string;
  end: string;
}

/** The path through the modules by section; empty where no section adapts. */
export const describeModules = (
  modules: AttemptReportData['modules'],
  { translate }: SectionReading,
): { id: string; name: string; steps: ModuleStep[] }[] => {
  const t = translate(adaptiveMessages);
  return [...Map.groupBy(modules, ({ sectionId }) => sectionId)].map(([id, own]) => ({
    id,
    name: own[0]?.sectionName ?? '',
    steps: own.map(({ name, way, right, total, most }) => ({
      ...{ name, way, wayText: way === 'first' ? '' : t(way) },
      right: t('rightOf', { right, total }),
      end: most === null ? '' : t('endsAt', { most: scoreText(most) }),
    })),
  }));
};

/** The same as blocks of a document. */
export const toModuleBlocks = (
  sections: ReturnType<typeof describeModules>,
  { translate }: SectionReading,
): Block[] => {
  const t = translate(adaptiveMessages);
  if (sections.length === 0) return [];
  const rows = sections.flatMap(({ name, steps }) =>
    steps.map((step, index) => [
      toCell(index === 0 ? name : '', { isHead: true }),
      toCell([step.name, step.wayText].filter(Boolean).join(' · ')),
      toCell(step.right),
      toCell(step.end),
    ]),
  );
  return [
    { kind: 'heading', level: 1, text: t('path') },
    paragraph(t('pathSays'), 'small'),
    { kind: 'table', isWide: true, head: [], rows },
  ];
};
