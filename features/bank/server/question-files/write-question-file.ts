import { handleCall } from '@inkstone/call/server';
import { writeQuestionFile as contract } from '../../contract/question-files.ts';
import { sizeLimit, writeFile, type QuestionFile } from './write-file.ts';

/** Writes question sets as one file for another system. */
export const writeQuestionFile = handleCall<typeof contract, QuestionFile>(contract, {
  async prepare(ctx) {
    const { refuse, notFound } = ctx;
    const file = await writeFile(ctx);
    if (file === 'missing') return notFound();
    if (file === 'tooLarge') return refuse('export.tooLarge', sizeLimit);
    return typeof file === 'string' ? refuse(`export.${file}`) : file;
  },
  async decide({ prepared: { bytes, mimeType, extension } }) {
    return {
      status: 200,
      headers: {
        'content-type': mimeType,
        'content-length': String(bytes.length),
        'content-disposition': `attachment; filename="inkstone-question-sets${extension}"`,
        'cache-control': 'private, no-store',
      },
      body: Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length),
    };
  },
});
