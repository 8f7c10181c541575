import { createOutbox } from '@inkstone/device/outbox';
import { parsePageRanges, formatPageRanges } from './pages-seen.ts';

/** Reading progress not yet sent to the server. */
export interface UnsentReading {
  page: number;
  seen: readonly number[];
}

interface ReadingReportOptions {
  /** Sends the progress; rejects where that fails. */
  send(report: { page: number; seen: string }, how: { leaves: boolean }): Promise<void>;
  /** Storage on the device until the server has it. */
  storage: { read(): UnsentReading | null; write(unsent: UnsentReading | null): void };
}

/** Sends the reading progress at most every ten seconds, and when the window closes. */
export interface ReadingReport {
  note(page: number, seen: readonly number[]): void;
  /** Sends unsent progress at once. */
  flush(how?: { isLeaving?: boolean }): Promise<unknown>;
  end(): void;
}

const intervalMs = 10_000;

/** The progress that the server still lacks after it took as many ranges as a request may contain. */
const toRemaining = (current: UnsentReading, sent: UnsentReading): UnsentReading | null => {
  const sentPages = new Set(parsePageRanges(formatPageRanges(sent.seen)));
  const seen = current.seen.filter((page) => !sentPages.has(page));
  return seen.length === 0 && current.page === sent.page ? null : { page: current.page, seen };
};

/** Creates the report; progress left on the device is sent first. */
export const createReadingReport = ({ send, storage }: ReadingReportOptions): ReadingReport => {
  let lastNoted = '';
  const outbox = createOutbox<UnsentReading>({
    storage: {
      read: () => {
        const value = storage.read();
        return value ? [{ key: 'reading', value }] : [];
      },
      write: ({ put: [row] }) => storage.write(row?.value ?? null),
    },
    merge: (before, after) => ({ page: after.page, seen: [...new Set([...before.seen, ...after.seen])] }),
    remaining: toRemaining,
    send: async ({ items: [reading] }, { isLeaving }) => {
      if (reading) {
        const { page, seen } = reading.value;
        await send({ page, seen: formatPageRanges(seen) }, { leaves: isLeaving });
      }
      return { is: 'acknowledged', receipt: undefined };
    },
    timing: { delayMs: intervalMs, maxDelayMs: intervalMs, firstRetryMs: intervalMs, maxRetryMs: intervalMs },
  });
  return {
    note(page, seen) {
      const news = `${page} ${formatPageRanges(seen)}`;
      if (news === lastNoted) return;
      lastNoted = news;
      outbox.change([['reading', { page, seen: [...seen] }]]);
    },
    flush: outbox.flush,
    end: outbox.close,
  };
};
