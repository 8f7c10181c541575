import Dexie, { type Table } from 'dexie';

/** A recording as the device keeps it; its row stays, without sound, after the server has it. */
export interface KeptTake {
  id: string;
  attemptId: number;
  questionId: number;
  mime: string;
  /** The programme of its work; absent in what was kept before takes said so. */
  programme?: string;
  /** Which take of its attempt, from 0. */
  order: number;
  /** Pieces kept so far, sent ones too. */
  pieces: number;
  /** `no` while one speaks; `broken` where a crash or a plug ended it, so that it may go on as another part. */
  ended: 'no' | 'stopped' | 'broken';
  /** The server has it whole. */
  isDone: boolean;
  /** The server's words where it refused the recording: it stays here and is not sent again by itself. */
  refusedWords?: string;
}

/** One piece that the server does not have. */
export interface KeptPiece {
  recordingId: string;
  index: number;
  bytes: ArrayBuffer;
}

interface Tables {
  db: Dexie;
  takes: Table<KeptTake, string>;
  pieces: Table<KeptPiece, [string, number]>;
}

const opened = new Map<number, Tables>();

const tablesOf = (personId: number): Tables => {
  const known = opened.get(personId);
  if (known) return known;
  // Strict: a second counts as kept when the disk has it, not when the browser has heard of it.
  const db = new Dexie(`inkstone-recordings-${personId}`, { chromeTransactionDurability: 'strict' });
  db.version(1).stores({ takes: 'id, attemptId', pieces: '[recordingId+index], recordingId' });
  const made = {
    db,
    takes: db.table<KeptTake, string>('takes'),
    pieces: db.table<KeptPiece, [string, number]>('pieces'),
  };
  opened.set(personId, made);
  return made;
};

/** Another page of this browser has ended the recording: this one may add nothing to it. */
export class EndedElsewhere extends Error {
  override name = 'EndedElsewhere';
}

/** One person's recordings on this device; another person has a store of their own and never sees it. */
export interface DeviceRecordings {
  /** The takes of an attempt, oldest first. */
  list(attemptId: number): Promise<KeptTake[]>;
  /** Attempts with something that the server does not have. */
  listUnsent(): Promise<number[]>;
  /** Keeps a piece; the first one makes the take. Throws `EndedElsewhere` where it was ended meanwhile. */
  put(
    take: Pick<KeptTake, 'id' | 'attemptId' | 'questionId' | 'mime' | 'programme'>,
    bytes: ArrayBuffer,
  ): Promise<void>;
  end(id: string, how: 'stopped' | 'broken'): Promise<void>;
  /** Ends what no page records any more. */
  endBroken(attemptId: number): Promise<void>;
  firstPiece(id: string): Promise<KeptPiece | undefined>;
  /** The server has a piece. */
  acknowledge(id: string, index: number): Promise<void>;
  /** The server has the whole take. */
  finish(id: string): Promise<void>;
  /** Pieces and last words of an attempt that the server does not have. */
  countWaiting(attemptId: number): Promise<number>;
  /** As `countWaiting`, of what is sent by itself alone. */
  countSendable(attemptId: number): Promise<number>;
  /** The server refuses the recording, in its words. */
  noteRefused(id: string, words: string): Promise<void>;
  /** What the server refused, of all attempts, each with the pieces that are still here. */
  listRefused(): Promise<{ take: KeptTake; pieces: KeptPiece[] }[]>;
  /** Forgets an attempt that is over and delivered. */
  forget(attemptId: number): Promise<void>;
}

const isRefused = ({ refusedWords, isDone }: KeptTake): boolean => refusedWords !== undefined && !isDone;

const waits = ({ ended, isDone }: KeptTake): boolean => ended !== 'no' && !isDone;

/** Opens the recordings of a person. */
export const deviceRecordingsOf = (personId: number): DeviceRecordings => {
  const { db, takes, pieces } = tablesOf(personId);
  const list = (attemptId: number) => takes.where('attemptId').equals(attemptId).sortBy('order');
  const countOf = async (all: readonly KeptTake[]): Promise<number> => {
    const counts = await Promise.all(all.map(({ id }) => pieces.where('recordingId').equals(id).count()));
    return counts.reduce((sum, count) => sum + count, 0) + all.filter(waits).length;
  };
  return {
    list,
    async listUnsent() {
      const open = (await takes.toArray()).filter(({ isDone }) => !isDone);
      return [...new Set(open.map(({ attemptId }) => attemptId))];
    },
    async put(take, bytes) {
      await db.transaction('rw', takes, pieces, async () => {
        const kept = await takes.get(take.id);
        if (kept && kept.ended !== 'no') throw new EndedElsewhere();
        const index = kept?.pieces ?? 0;
        const order = kept?.order ?? (await takes.where('attemptId').equals(take.attemptId).count());
        const fresh = { ...take, order, ended: 'no' as const, isDone: false };
        await takes.put({ ...(kept ?? fresh), pieces: index + 1 });
        await pieces.put({ recordingId: take.id, index, bytes });
      });
    },
    async end(id, how) {
      await takes
        .where({ id })
        .and(({ ended }) => ended === 'no')
        .modify({ ended: how });
    },
    async endBroken(attemptId) {
      await takes
        .where({ attemptId })
        .and(({ ended }) => ended === 'no')
        .modify({ ended: 'broken' });
    },
    firstPiece: (id) => pieces.where('recordingId').equals(id).first(),
    async acknowledge(id, index) {
      await pieces.delete([id, index]);
    },
    async finish(id) {
      await db.transaction('rw', takes, pieces, async () => {
        await pieces.where('recordingId').equals(id).delete();
        await takes.update(id, { isDone: true });
      });
    },
    countWaiting: async (attemptId) => countOf(await list(attemptId)),
    countSendable: async (attemptId) => countOf((await list(attemptId)).filter((take) => !isRefused(take))),
    async noteRefused(id, words) {
      await takes.update(id, { refusedWords: words });
    },
    async listRefused() {
      const found = await takes.filter(isRefused).toArray();
      return Promise.all(
        found.map(async (take) => ({
          take,
          pieces: await pieces.where('recordingId').equals(take.id).sortBy('index'),
        })),
      );
    },
    async forget(attemptId) {
      await takes
        .where({ attemptId })
        .and(({ isDone }) => isDone)
        .delete();
    },
  };
};
