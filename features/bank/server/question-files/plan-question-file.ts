import { handleCall } from '@inkstone/call/server';
import { planQuestionFile as contract } from '../../contract/question-files.ts';
import { getExportOutcome, type WrittenItem } from '../../export/format.ts';
import { exportFormats } from '../../export/index.ts';
import { buildExcerpt } from '../excerpt.ts';
import { sizeLimit, writeFile, type QuestionFile } from './write-file.ts';

const formats = exportFormats.map(({ id: format, name, extension }) => ({ format, name: { ...name }, extension }));

/** One question of the receipt. */
const toItem = (sets: QuestionFile['sets'], { set: number, question: position, notes }: WrittenItem) => {
  const { id = 0, set } = sets[number - 1] ?? {};
  return {
    setId: id,
    title: set?.title ?? '',
    titleZh: set?.titleZh ?? null,
    position,
    excerpt: buildExcerpt(set?.questions[position - 1]?.prompt),
    outcome: getExportOutcome(notes),
    notes: notes.map(({ code, detail }) => ({ code, detail })),
  };
};

/** Lists the formats and says what would become of each question in one of them. */
export const planQuestionFile = handleCall<typeof contract, QuestionFile | null>(contract, {
  async prepare(ctx) {
    const { input, refuse, notFound } = ctx;
    const { format, ids } = input;
    if (format === undefined) return null;
    const file = await writeFile({ ...ctx, input: { ids, format } });
    if (file === 'missing') return notFound();
    if (file === 'tooLarge') return refuse('export.tooLarge', sizeLimit);
    return typeof file === 'string' ? refuse(`export.${file}`) : file;
  },
  async decide({ prepared: file }) {
    if (!file) return { formats, sizeBytes: null, items: [] };
    return { formats, sizeBytes: file.bytes.length, items: file.items.map((item) => toItem(file.sets, item)) };
  },
});
