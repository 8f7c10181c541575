import { useState, useSyncExternalStore } from 'react';
import { getErrorMessage, newRequestId, useApiMutation, type CallOutput } from '@inkstone/call/web';
import { savePaperMarks, type getPaperTest } from '../../contract.ts';
import { createPaperMarkStore, type KnownMark } from './paper-mark-store.ts';

export type PaperTest = CallOutput<typeof getPaperTest>;

const toHundredths = (points: number): number => Math.round(points * 100);

const emptyMark: KnownMark = { edition: 0, mark: { state: 'empty', points: null, parts: [] } };

/** The marks of a test as they are typed and saved. */
export const usePaperMarks = (test: PaperTest) => {
  const { mutateAsync } = useApiMutation(savePaperMarks);
  const [store] = useState(() =>
    createPaperMarkStore({
      scale: {
        maximum: toHundredths(test.maximum),
        parts: test.parts.map(({ name, maximum }) => ({ name, maximum: toHundredths(maximum) })),
      },
      async send(marks) {
        return (await mutateAsync({ requestId: newRequestId(), id: test.id, fileName: null, marks })).list;
      },
      describeError: getErrorMessage,
      now: () => new Date(),
    }),
  );
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
