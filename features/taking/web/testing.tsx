import { useSyncExternalStore } from 'react';
import { vi } from 'vitest';
import type { Language } from '@inkstone/base';
import type { Caller } from '@inkstone/call/web';
import { createAttemptState, type BrowserEvent } from '@inkstone/exam/attempt';
import type { Blueprint } from '@inkstone/exam/blueprint';
import { preloadPlayers } from '@inkstone/exam/views';
import { renderUi } from '@inkstone/ui/testing';
import { openAttemptStore, type AttemptStore } from './attempt/attempt-store.ts';
import type { Started } from './journal/started.ts';
import { ListeningContext, type Listening } from './listening/listening-context.ts';
import type { DeviceJournals } from './journal/device-journal.ts';
import type { KeptJournal } from './journal/journal-stores.ts';
import { ExamWindow } from './window/exam-window.tsx';

// Windows of one attempt tell each other: each test file sits its own.
const attemptId = Math.ceil(Math.random() * 1e9);
const windowId = '0190a000-0000-7000-8000-000000000000';

const caller: Caller = { token: () => 'token', language: () => 'en', onSignedOut: () => undefined };

/** A device that keeps everything for as long as the test lasts. */
const aDevice = (): DeviceJournals => ({
  read: async () => null,
  open: async (_attemptId, bring) => void bring(null),
  put: async () => undefined,
  acknowledge: async () => undefined,
  noteHandedIn: async () => undefined,
  listHeld: async () => [],
  forgetHeld: async () => undefined,
  listUnsent: async () => [],
  listAside: async () => [],
  forgetAside: async () => undefined,
});

type SetRecord = Started['sets'][number];

interface Contents {
  stimuli?: Readonly<Record<number, SetRecord['stimulus']>>;
  /** Parts of the recording that questions play again. */
  clips?: Readonly<Record<number, { from: number; to: number }>>;
}

/** The content of every set of a blueprint: choices between A and B that name their question. */
const recordsOf = (blueprint: Blueprint, { stimuli = {}, clips = {} }: Contents): SetRecord[] =>
  blueprint.sections
    .flatMap(({ parts }) => parts.flatMap(({ sets }) => sets))
    .map(({ id, questions }) => ({
      id,
      title: `Set ${id}`,
      stimulus: stimuli[id] ?? { kind: 'none' },
      questions: questions.map((question) => {
        const options = ['A', 'B'].map((id_option) => ({ id_option, text: `<p>${id_option} of ${question.id}</p>` }));
        return {
          id: question.id,
          type: 1,
          kind: question.type,
          options,
          options_answer_num: 1,
          prompt: { text: `<p>Question ${question.id}?</p>`, options },
          points: 100,
          ...(clips[question.id] && { clip: clips[question.id] }),
        };
      }),
    }));

const synced = () => ({
  serverTime: new Date().toISOString(),
  syncId: 'sync',
  secondsLeft: null,
  closesAt: '2026-12-31T00:00:00.000Z',
  windowVersion: 1,
  isClosed: false,
});

/** What the server gives at the start of an attempt by a blueprint. */
export const aStart = (
  blueprint: Blueprint,
  { stimuli, clips, ...draft }: Partial<Started> & Contents = {},
): Started => ({
  ...synced(),
  attemptId,
  kind: 'test',
  title: 'Mock A',
  studentName: 'Lin Xiaohe',
  teacherMessage: null,
  redoDueDate: null,
  files: [],
  blueprint,
  state: createAttemptState(),
  sets: recordsOf(blueprint, { ...(stimuli && { stimuli }), ...(clips && { clips }) }),
  answers: [],
  annotations: [],
  ack: 0,
  holder: 1,
  environment: null,
  selfMarking: false,
  maxListens: null,
  playbackSpeed: null,
  ...draft,
});

/** A server that holds everything it is sent; gives the events in order. */
export const holdEverything = (): { kind: string; value?: unknown; questId?: number }[] => {
  const held: { seq: number; kind: string }[] = [];
  vi.stubGlobal('fetch', async (_url: string, init?: RequestInit) => {
    const input = typeof init?.body === 'string' ? (JSON.parse(init.body) as { events?: typeof held }) : {};
    for (const event of input.events ?? []) if (!held.some(({ seq }) => seq === event.seq)) held.push(event);
    const ack = Math.max(0, ...held.map(({ seq }) => seq));
    return new Response(JSON.stringify({ success: 1, ...synced(), ack, isHolder: true, answered: 0, total: 0 }));
  });
  return held;
};

/** Opens an attempt in a window, as after these events. */
export const openStore = async (
  started: Started,
  story: readonly BrowserEvent[] = [],
  device: Partial<DeviceJournals> = {},
  inHand?: KeptJournal,
): Promise<AttemptStore> => {
  await preloadPlayers(started.sets.flatMap(({ questions }) => questions.map(({ kind }) => kind)));
  const store = await openAttemptStore({
    started,
    sentAt: performance.now(),
    windowId,
    caller,
    device: { ...aDevice(), ...device },
    inHand,
    holdsAlone: () => true,
  });
  for (const event of story) store.say(event);
  return store;
};

const nothing = () => undefined;

const Open = ({ store, onAskAgain }: { store: AttemptStore; onAskAgain: () => void }) => {
  const snapshot = useSyncExternalStore(store.subscribe, store.snapshot);
  if (snapshot.handIn !== 'no') return <p>Handing in</p>;
  return <ExamWindow kind="test" store={store} snapshot={snapshot} onGoOnHere={nothing} onAskAgain={onAskAgain} />;
};

/** Draws the exam window over an open attempt, with what plays its recordings where some are heard. */
export const drawWindow = (
  store: AttemptStore,
  {
    listening = null,
    onAskAgain = nothing,
    ...how
  }: { language?: Language; listening?: Listening | null; onAskAgain?: () => void } = {},
) =>
  renderUi(
    <ListeningContext value={listening}>
      <Open store={store} onAskAgain={onAskAgain} />
    </ListeningContext>,
    how,
  );
