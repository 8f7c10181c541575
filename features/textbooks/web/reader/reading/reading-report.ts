import { readPages, spellPages } from './pages-seen.ts';

/** How far somebody has read, not yet told to the server. */
export interface Untold {
  page: number;
  seen: readonly number[];
}

interface ReportParts {
  /** Tells the server; rejects where it cannot be told now. */
  send(told: { page: number; seen: string }, how: { leaves: boolean }): Promise<void>;
  /** What the device keeps until the server has it. */
  kept: { read(): Untold | null; write(untold: Untold | null): void };
}

/** Tells the server how far somebody has read, at most every ten seconds and when the window is left. */
export interface ReadingReport {
  note(page: number, seen: readonly number[]): void;
  /** Tells now what is not told: the window is being left. */
  leave(): void;
  end(): void;
}

const everyMs = 10_000;

/** Opens the report; what the device kept from the last time goes out first. */
export const openReport = ({ send, kept }: ReportParts): ReadingReport => {
  let untold = kept.read();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let told = '';

  const tell = async (leaves: boolean): Promise<void> => {
    const going = untold;
    if (!going) return;
    const spelled = spellPages(going.seen);
    try {
      await send({ page: going.page, seen: spelled }, { leaves });
    } catch {
      // It stays kept and goes with the next one.
      later();
      return;
    }
    const sent = new Set(readPages(spelled));
    const rest = (untold ?? going).seen.filter((page) => !sent.has(page));
    untold = untold === going || (untold?.page === going.page && rest.length === 0) ? null : untold;
    if (untold) untold = { page: untold.page, seen: rest };
    kept.write(untold);
    if (untold) later();
  };
  const later = (): void => {
    timer ??= setTimeout(() => {
      timer = undefined;
      void tell(false);
    }, everyMs);
  };
  if (untold) void tell(false);

  return {
    note(page, seen) {
      const news = `${page} ${spellPages(seen)}`;
      if (news === told) return;
      told = news;
      untold = { page, seen: [...new Set([...(untold?.seen ?? []), ...seen])] };
      kept.write(untold);
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
