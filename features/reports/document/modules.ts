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
  return [...groupBy(modules, ({ sectionId }) => sectionId)].map(([id, own]) => ({
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
