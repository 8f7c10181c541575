import { renameFields, upgradeRowsBy, type StoreChanges } from '@inkstone/device';

type Fields = Readonly<Record<string, unknown>>;

const endStates = new Map<unknown, string>([
  ['no', 'recording'],
  ['broken', 'interrupted'],
]);

const renameRecordingFields = renameFields({
  pieces: 'chunkCount',
  ended: 'endState',
  isDone: 'isDelivered',
  refusedWords: 'refusalMessage',
});

const rewriteRecording = (row: Fields): Fields => {
  const fields = renameRecordingFields(row);
  const endState = endStates.get(fields['endState']);
  return endState === undefined ? fields : { ...fields, endState };
};

const rewriteEntry = renameFields({ sent: 'isSent' });

/** Rewrites a base text of a patch. */
export const rewriteBaseText = renameFields({ grown: 'patchedLength' });

/** Names that differ from those of versions up to 50, in the database and in sealed rows. */
export const journalStoreChanges: StoreChanges = {
  journals: {
    formerName: 'heads',
    rewrite: renameFields({ holder: 'writerEpoch', acked: 'acknowledgedSeq', keepsHeld: 'keepsAcknowledged' }),
  },
  entries: { rewrite: rewriteEntry },
  writers: { rewrite: renameFields({ handsIn: 'isSubmitting' }) },
  baseTexts: { formerName: 'bases', rewrite: rewriteBaseText },
  acknowledgedEntries: { formerName: 'held', rewrite: rewriteEntry },
  unreadableRows: {
    formerName: 'aside',
    rewrite: (row) => (row['store'] === 'heads' ? { ...row, store: 'journals' } : row),
  },
  files: { rewrite: renameFields({ isNamed: 'isReferenced', refusedWords: 'refusalMessage' }) },
  recordings: { formerName: 'takes', rewrite: rewriteRecording },
  recordingChunks: { formerName: 'pieces' },
};

/** The rows of a whole database under their present names. */
export const upgradeJournalRows = upgradeRowsBy(journalStoreChanges);
