import { useRef, useState } from 'react';
import { getErrorMessage, newRequestId, sendCall, useCaller } from '@inkstone/call/web';
import { addAnswerSheet } from '../../contract/answer-sheets.ts';
import { openPages, type SheetPicture } from './open-pages.ts';
import { openSheetReader, type SheetReader } from './sheet-reader.ts';
import { toSheetQuestion, type SheetList } from './sheet-words.ts';

/** How far the reading of files has come. */
export interface UploadProgress {
  name: string;
  page: number;
  done: number;
  all: number;
}

/** What came of files that were chosen. */
export interface UploadOutcome {
  added: number;
  again: number;
  /** Names of files that could not be opened. */
  broken: string[];
  /** Why sending stopped; null where it did not. */
  error: string | null;
}

interface SheetUpload {
  progress: UploadProgress | null;
  add(files: readonly File[]): Promise<UploadOutcome>;
  stop(): void;
}

/** Opens, reads and sends files page by page; what was sent stays where it is stopped. */
export const useSheetUpload = (assignmentId: number, forms: SheetList['forms']): SheetUpload => {
  const caller = useCaller();
  const [progress, setProgress] = useState<UploadProgress | null>(null);
  const stopper = useRef(false);
  const jobs = forms.map(({ form, rules, questions }) => ({
    ...{ form, rules },
    questions: questions.map(toSheetQuestion),
  }));

  const send = async (reader: SheetReader, page: SheetPicture): Promise<boolean> => {
    const unread = { problem: 'noSheet' as const, code: null, number: null, questions: [] };
    const reading = (await reader.read({ ...page.pixels, forms: jobs })) ?? unread;
    const input = {
      ...{ requestId: newRequestId(), id: assignmentId, reading: JSON.stringify(reading) },
      ...(page.filePage !== null && { filePage: page.filePage }),
    };
    const file = { bytes: page.picture, name: page.name };
    return (await sendCall(caller, addAnswerSheet, input, { file })).isNew;
  };

  /** Sends the pages of one file, until they end or are stopped. */
  const sendFile = async (file: File, reader: SheetReader, outcome: UploadOutcome, tell: (page: number) => void) => {
    const pages = openPages(file);
    for (let page = 1; !stopper.current; page += 1) {
      tell(page);
      const next = await pages.next().catch(() => null);
      if (next === null) outcome.broken.push(file.name);
      if (next === null || next.done) return;
      outcome[(await send(reader, next.value)) ? 'added' : 'again'] += 1;
    }
  };

  const add = async (files: readonly File[]): Promise<UploadOutcome> => {
    const outcome: UploadOutcome = { added: 0, again: 0, broken: [], error: null };
    const reader = openSheetReader();
    stopper.current = false;
    try {
      for (const [done, file] of files.entries()) {
        const tell = (page: number) => setProgress({ name: file.name, page, done, all: files.length });
        await sendFile(file, reader, outcome, tell);
      }
    } catch (error) {
      outcome.error = getErrorMessage(error);
    } finally {
      reader.close();
      setProgress(null);
    }
    return outcome;
  };
  const stop = () => {
    stopper.current = true;
  };
  return { progress, add, stop };
};
