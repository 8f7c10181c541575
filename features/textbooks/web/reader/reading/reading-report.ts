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
  storage: { read(): UnsentReading | null; write(untold: UnsentReading | null): void };
}

/** Sends the reading progress at most every ten seconds, and when the window closes. */
export interface ReadingReport {
  note(page: number, seen: readonly number[]): void;
  /** Sends unsent progress at once, because the window is closing. */
  leave(): void;
  end(): void;
}

const minIntervalMs = 10_000;

/** Creates the report; progress left on the device is sent first. */
export const createReadingReport = ({ send, storage }: ReadingReportOptions): ReadingReport => {
  let untold = storage.read();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let lastSent = '';

  const tell = async (leaves: boolean): Promise<void> => {
    const going = untold;
    if (!going) return;
    const spelled = formatPageRanges(going.seen);
    try {
      await send({ page: going.page, seen: spelled }, { leaves });
    } catch {
      // It stays stored and is sent with the next request.
      later();
      return;
    }
    const sent = new Set(parsePageRanges(spelled));
    const rest = (untold ?? going).seen.filter((page) => !sent.has(page));
    untold = untold === going || (untold?.page === going.page && rest.length === 0) ? null : untold;
    if (untold) untold = { page: untold.page, seen: rest };
    storage.write(untold);
    if (untold) later();
  };
  const later = (): void => {
    timer ??= setTimeout(() => {
      timer = undefined;
      void tell(false);
    }, minIntervalMs);
  };
  if (untold) void tell(false);

  return {
    note(page, seen) {
      const news = `${page} ${formatPageRanges(seen)}`;
      if (news === lastSent) return;
      lastSent = news;
      untold = { page, seen: [...new Set([...(untold?.seen ?? []), ...seen])] };
      storage.write(untold);
      later();
    },
    leave() {
      clearTimeout(timer);
      timer = undefined;
      void tell(true);
    },
    end() {
      clearTimeout(timer);
    },
  };
};
