import type { Upload } from '@inkstone/call/server';
import { maxFileBytes } from '@inkstone/exam/handed';
import type { FileKind, Storage, StoredFile } from '@inkstone/files';
import { maxAnswerFileBytes, maxAnswerFiles } from '../../contract.ts';

const megabytes = maxFileBytes / 1024 / 1024;

/** Whether the files of a question use up what one question may store. */
export const isFull = ({ files, bytes }: { files: number; bytes: number }): boolean =>
  files >= maxAnswerFiles || bytes >= maxAnswerFileBytes;

/** The part of an upload's context that storing its file needs. */
interface UploadContext {
  uploads: AsyncIterable<Upload>;
  storage: Storage;
  refuse(
    code: 'handed.none' | 'handed.empty' | 'handed.tooLarge' | 'handed.kind' | 'handed.pixels',
    values?: { megabytes: number },
  ): never;
}

/** Drains an upload of a file that has arrived already, so that the browser gets its response. */
export const discardUpload = async ({ uploads }: Pick<UploadContext, 'uploads'>): Promise<null> => {
  for await (const { stream } of uploads) stream.resume();
  return null;
};

/** Stores the file of an upload, checked by its content. */
export const storeUpload = async (ctx: UploadContext, accept: readonly FileKind[]): Promise<StoredFile> => {
  for await (const { stream } of ctx.uploads) {
    const result = await ctx.storage.save(stream, { maxBytes: maxFileBytes, accept });
    if (result.ok) return result.value;
    if (result.code === 'file.tooLarge') return ctx.refuse('handed.tooLarge', { megabytes });
    if (result.code === 'file.pixels') return ctx.refuse('handed.pixels');
    return ctx.refuse(result.code === 'file.kind' ? 'handed.kind' : 'handed.empty');
  }
  return ctx.refuse('handed.none');
};
