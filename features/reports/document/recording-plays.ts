import type { Block } from '@inkstone/base/document';
import { playsMessages } from '../messages.ts';
import type { AttemptReportData } from './attempt-report-data.ts';
import { toCell } from './cells.ts';
import type { DocumentReading } from './reading.ts';

type Plays = NonNullable<AttemptReportData['recordingPlays']>[number];

/** One line: what was heard, the questions about it, and how often it was played. */
export interface PlaysLine {
  key: string;
  name: string;
  questions: string;
  played: string;
}

/** How often each recording was played, and each part of one that a question plays again. */
export const describePlays = (
  { recordingPlays = [] }: Pick<AttemptReportData, 'recordingPlays'>,
  { translate }: Pick<DocumentReading, 'translate'>,
): { title: string; lines: readonly PlaysLine[] } => {
  const t = translate(playsMessages);
  const times = (count: number, most: number | null = null): string => {
    if (most !== null) return t('ofMost', { count, most });
    return count === 0 ? t('never') : t('times', { count });
  };
  const toLines = ({ setId, title, numbers, plays, playsMost, clips }: Plays): PlaysLine[] => [
    {
      key: `${setId}`,
      name: title,
      questions: t('questions', { count: numbers.length, numbers: numbers.join(t('comma')) }),
      played: times(plays, playsMost),
    },
    ...clips.map((clip) => ({
      key: `${setId} ${clip.number}`,
      name: title,
      questions: t('clip', { number: clip.number }),
      played: times(clip.plays),
    })),
  ];
  return { title: t('title'), lines: recordingPlays.flatMap(toLines) };
};

/** The same as blocks of a document; none where nothing was to be heard. */
export const toPlaysBlocks = (report: AttemptReportData, reading: DocumentReading): Block[] => {
  const { title, lines } = describePlays(report, reading);
  if (lines.length === 0) return [];
  const rows = lines.map(({ name, questions, played }) => [
    toCell(name, { isHead: true }),
    toCell(questions),
    toCell(played),
  ]);
  return [
    { kind: 'heading', level: 1, text: title },
    { kind: 'table', isWide: true, widths: [2, 1.4, 1.2], head: [], rows },
  ];
};
