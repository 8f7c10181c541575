import { removeFile } from '@inkstone/bank/server';
import { handleCall, type HandlerContext } from '@inkstone/call/server';
import { deleteVoiceNote as deleteVoiceNoteContract } from '../contract.ts';
import { listFiles } from './marks.queries.ts';

const removeVoice = async ({ input, me, tx, refuse, notFound }: HandlerContext<typeof deleteVoiceNoteContract>) => {
  const [file] = await listFiles(tx, [input.fileId]);
  if (file?.ownerId !== me.id || (file.usedBy !== null && file.usedBy !== 'mark')) return notFound();
  if (file.usedBy === 'mark') return refuse('mark.voiceKept');
  await removeFile(tx, input.fileId);
  return { fileId: input.fileId };
};

/** Deletes a voice note; its bytes are removed by the next clean-up. */
export const deleteVoiceNote = handleCall(deleteVoiceNoteContract, removeVoice);
