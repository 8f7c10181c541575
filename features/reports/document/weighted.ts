import { paragraph, type Block } from '@inkstone/base/document';
import type { ReportKind } from '@inkstone/exam/blueprint';
import { weightedMessages } from '../messages.ts';
import { scoreText, type AttemptReportData } from './attempt-report-data.ts';
import { toCell } from './cells.ts';
import { computeComposite, toWeightedSections, type WeightedSection } from './composite.ts';
import type { SectionReading } from './reading.ts';

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
