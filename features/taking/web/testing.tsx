import type { ReactElement } from 'react';
import { vi } from 'vitest';
import type { Language } from '@inkstone/base';
import { toWire } from '@inkstone/call';
import type { Caller } from '@inkstone/call/web';
import { createAttemptState, type BrowserEvent } from '@inkstone/exam/attempt';
import type { Blueprint } from '@inkstone/exam/blueprint';
import { preloadPlayers } from '@inkstone/exam/views';
import { renderUi } from '@inkstone/ui/testing';
import { startAttempt } from '../contract.ts';
import { openAttemptStore, type AttemptStore } from './attempt-session/attempt-store.ts';
import { useSnapshot } from './attempt-session/use-attempt-store.ts';
import type { AttemptStart } from './journal/attempt-start.ts';
import { ListeningContext, type Listening } from './listening/listening-context.ts';
import type { DeviceJournals } from './journal/device-journal.ts';
import type { StoredJournal } from './journal/journal-stores.ts';
import { ExamWindow } from './exam-window/exam-window.tsx';

// Windows of one attempt talk to each other, so each test file uses its own id.
const attemptId = Math.ceil(Math.random() * 1e9);
const windowId = '0190a000-0000-7000-8000-000000000000';

const caller: Caller = { token: () => 'token', language: () => 'en', onSignedOut: () => undefined };

/** A fake device that accepts everything. */
export const createFakeDevice = (): DeviceJournals => ({
  read: async () => null,
  open: async (_attemptId, bring) => void bring(null),
  write: async () => undefined,
  acknowledge: async () => undefined,
  markSubmitted: async () => undefined,
  listAcknowledged: async () => [],
  deleteAcknowledged: async () => undefined,
  listUnsent: async () => [],
  listUnreadable: async () => [],
  deleteUnreadable: async () => undefined,
});

type SetRecord = AttemptStart['sets'][number];

interface Contents {
  stimuli?: Readonly<Record<number, SetRecord['stimulus']>>;
  /** Clips of the recording by question. */
  clips?: Readonly<Record<number, { from: number; to: number }>>;
}

/** The content of every set of a blueprint: choice questions with the options A and B. */
const toSetRecords = (blueprint: Blueprint, { stimuli = {}, clips = {} }: Contents): SetRecord[] =>
  blueprint.sections
    .flatMap(({ parts }) => parts.flatMap(({ sets }) => sets))
    .map(({ id, questions }) => ({
      id,
      title: `Set ${id}`,
      stimulus: stimuli[id] ?? { kind: 'none' },
      questions: questions.map((question) => {
        const options = ['A', 'B'].map((optionId) => ({ optionId, text: `<p>${optionId} of ${question.id}</p>` }));
        const promptOptions = options.map(({ optionId, text }) => ({ id_option: optionId, text }));
        return {
          id: question.id,
          typeCode: 1,
          kind: question.type,
          options,
          fullAnswerCount: 1,
          prompt: { text: `<p>Question ${question.id}?</p>`, options: promptOptions },
          points: 100,
          ...(clips[question.id] && { clip: clips[question.id] }),
        };
      }),
    }));

const syncInfo = () => ({
  serverTime: new Date().toISOString(),
  syncId: 'sync',
  secondsLeft: null,
  closesAt: '2026-12-31T00:00:00.000Z',
  windowVersion: 1,
  isClosed: false,
});

/** A start response for a blueprint. */
export const createStart = (
  blueprint: Blueprint,
  { stimuli, clips, ...draft }: Partial<AttemptStart> & Contents = {},
): AttemptStart => ({
  ...syncInfo(),
  attemptId,
  kind: 'test',
  title: 'Mock A',
  studentName: 'Lin Xiaohe',
  teacherMessage: null,
  redoDueAt: null,
  files: [],
  blueprint,
  state: createAttemptState(),
  sets: toSetRecords(blueprint, { ...(stimuli && { stimuli }), ...(clips && { clips }) }),
  answers: [],
  annotations: [],
  ack: 0,
  writerEpoch: 1,
  environment: null,
  selfMarking: false,
  maxListens: null,
  playbackSpeed: null,
  ...draft,
});

/** A start response as it is sent. */
export const toStartBody = (started: object): object => toWire(startAttempt, 'output', started) as object;

/** Stubs a server that acknowledges everything; returns the received events. */
export const stubServer = (): { kind: string; value?: unknown; questId?: number }[] => {
  const receivedEvents: { seq: number; kind: string }[] = [];
  vi.stubGlobal('fetch', async (_url: string, init?: RequestInit) => {
    const input = typeof init?.body === 'string' ? (JSON.parse(init.body) as { events?: typeof receivedEvents }) : {};
    for (const event of input.events ?? [])
      if (!receivedEvents.some(({ seq }) => seq === event.seq)) receivedEvents.push(event);
    const ack = Math.max(0, ...receivedEvents.map(({ seq }) => seq));
    return new Response(JSON.stringify({ success: 1, ...syncInfo(), ack, isHolder: true, answered: 0, total: 0 }));
  });
  return receivedEvents;
};

/** Opens an attempt store and dispatches events. */
export const openStore = async (
  started: AttemptStart,
  events: readonly BrowserEvent[] = [],
  device: Partial<DeviceJournals> = {},
  pendingJournal?: StoredJournal,
): Promise<AttemptStore> => {
  await preloadPlayers(started.sets.flatMap(({ questions }) => questions.map(({ kind }) => kind)));
  const store = await openAttemptStore({
    started,
    sentAt: performance.now(),
    windowId,
    caller,
    device: { ...createFakeDevice(), ...device },
    pendingJournal,
    holdsExclusively: () => true,
  });
  for (const event of events) store.dispatch(event);
  return store;
};

const nothing = () => undefined;

const Open = ({ store, onAskAgain }: { store: AttemptStore; onAskAgain: () => void }) => {
  const snapshot = useSnapshot(store);
  if (snapshot.submission !== 'no') return <p>Handing in</p>;
  return <ExamWindow kind="test" store={store} snapshot={snapshot} onTakeOver={nothing} onReopen={onAskAgain} />;
};

/** Renders the exam window of an open attempt, with its audio and what provides calls around it, if given. */
export const renderExamWindow = (
  store: AttemptStore,
  {
    listening = null,
    onAskAgain = nothing,
    wrap = (window) => window,
    ...how
  }: {
    language?: Language;
    at?: string;
    listening?: Listening | null;
    onAskAgain?: () => void;
    wrap?: (window: ReactElement) => ReactElement;
  } = {},
) =>
  renderUi(
    wrap(
      <ListeningContext value={listening}>
        <Open store={store} onAskAgain={onAskAgain} />
      </ListeningContext>,
    ),
    how,
  );
