import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { failureFrom, invalidateCalls, newRequestId, sendCall, type CallOutput } from '@inkstone/call/web';
import { flushWithPage, toFailedOutcome } from '@inkstone/device/outbox';
import { useCurrentUser, useOwnCaller } from '@inkstone/session/web';
import { savePaperMarks, type getPaperTest } from '../../contract.ts';
import { openDevicePaperMarks } from './device-paper-marks.ts';
import { createPaperMarkStore, type KnownMark, type MarksOutcome, type SentMark } from './paper-mark-store.ts';

export type PaperTest = CallOutput<typeof getPaperTest>;

const toHundredths = (points: number): number => Math.round(points * 100);

const emptyMark: KnownMark = { edition: 0, mark: { state: 'empty', points: null, parts: [] } };

/** Sends marks of a test as the person who typed them, and lets go what was read before. */
const useMarkSender = ({ id }: PaperTest, personId: number) => {
  const caller = useOwnCaller(personId);
  const client = useQueryClient();
  return async (marks: SentMark[], requestId: string): Promise<MarksOutcome> => {
    try {
      const { list } = await sendCall(caller, savePaperMarks, { requestId, id, fileName: null, marks });
      void invalidateCalls(client, savePaperMarks.invalidates);
      return { is: 'acknowledged', receipt: list };
    } catch (error) {
      return toFailedOutcome(failureFrom(error));
    }
  };
};

/** The marks of a test as they are typed and saved; what the device still has of them is sent at once. */
export const usePaperMarks = (test: PaperTest) => {
  const personId = useCurrentUser().id;
  const send = useMarkSender(test, personId);
  const [store] = useState(() =>
    createPaperMarkStore({
      scale: {
        maximum: toHundredths(test.maximum),
        parts: test.parts.map(({ name, maximum }) => ({ name, maximum: toHundredths(maximum) })),
      },
      device: openDevicePaperMarks({ personId, paperTestId: test.id, writer: newRequestId() }),
      ...{ send, newRequestId },
      now: () => new Date(),
    }),
  );
  // Sends what waits when the network is back and when the page goes away.
  useEffect(() => {
    void store.flush();
    const endFlushing = flushWithPage(store.flush);
    return () => {
      endFlushing();
      store.close();
    };
  }, [store]);
  const { drafts, known, saving } = useSyncExternalStore(store.subscribe, store.getSnapshot);
  /** The newer of what was loaded and what was saved here. */
  const findMark = (studentId: number): KnownMark => {
    const stored = test.list.find((student) => student.studentId === studentId) ?? emptyMark;
    const own = known.get(studentId);
    return own && own.edition > stored.edition ? own : stored;
  };
  return {
    ...{ drafts, saving, findMark },
    type: (studentId: number, cells: string[]) => store.type(studentId, cells, findMark(studentId)),
    flush: () => void store.flush(),
  };
};
