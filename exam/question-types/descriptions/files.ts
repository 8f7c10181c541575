import { spanText } from '@inkstone/base';
import { toInline, type Block, type Inline } from '@inkstone/base/document';
import type { AnswerFile } from '../parts/handed.ts';
import { fileMessages } from '../parts/files/messages.ts';
import { sizeText } from '../parts/files/size-text.ts';
import { lateMessages } from '../parts/late/messages.ts';
import { recorderMessages } from '../parts/recorder/messages.ts';
import type { ReviewedFile, ReviewReading } from './contract.ts';

/** Says that a file or recording arrived late; nothing where it was in time. */
export const describeDelay = (late: ReviewedFile['late'], { translate, language }: ReviewReading): Inline[] => {
  if (!late) return [];
  const span = spanText(late.minutes * 60_000, language);
  return [toInline(` ${translate(lateMessages)(late.after === 'clock' ? 'afterClock' : 'after', { span })}`, 'faint')];
};

const toList = (title: string, items: readonly Block[][]): Block[] =>
  items.length === 0
    ? []
    : [
        { kind: 'paragraph', content: [toInline(title)], look: 'label' },
        { kind: 'list', start: 1, items },
      ];

/** The recordings of an answer in order, by their names: they are heard on the screen alone. */
export const describeRecordings = (ids: readonly string[], reading: ReviewReading): Block[] => {
  const t = reading.translate(recorderMessages);
  const items = ids.map((id, index): Block[] => {
    const recording = reading.recordings.find((candidate) => candidate.id === id);
    const isHere = Boolean(recording?.url);
    const words = [
      ...(ids.length > 1 || isHere ? [t('part', { number: index + 1, count: ids.length })] : []),
      ...(isHere ? [] : [t('notArrived')]),
    ];
    return [{ kind: 'paragraph', content: [toInline(words.join(' ')), ...describeDelay(recording?.late, reading)] }];
  });
  return toList(t(reading.whose === 'own' ? 'yourRecording' : 'studentRecording'), items);
};

/** The files of an answer: pictures are shown, others named with their size. */
export const describeFiles = (files: readonly AnswerFile[], reading: ReviewReading): Block[] => {
  const t = reading.translate(fileMessages);
  const items = files.map((file): Block[] => {
    const source = reading.files.find(({ id }) => id.toLowerCase() === file.id.toLowerCase());
    const [name, size] = [source?.name ?? file.name, sizeText(source?.bytes ?? file.bytes)];
    const missing = source ? [] : [toInline(` ${t('notArrived')}`, 'faint')];
    const caption: Block = {
      kind: 'paragraph',
      content: [toInline(name), toInline(` ${size}`, 'faint'), ...missing, ...describeDelay(source?.late, reading)],
    };
    const isPicture = source?.fileId !== undefined && source.mime.startsWith('image/');
    return isPicture ? [{ kind: 'picture', fileId: source.fileId ?? 0, alt: name, width: null }, caption] : [caption];
  });
  return toList(t(reading.whose === 'own' ? 'yours' : 'students'), items);
};
