import type { AttemptState } from '@inkstone/exam/attempt';
import type { Blueprint } from '@inkstone/exam/blueprint';
import { buildBlueprint, buildClockRule, buildPartRule, buildSectionRule } from '@inkstone/exam/blueprint/testing';
import type { AttemptStore } from '../../attempt/attempt-store.ts';
import { aStart, openStore } from '../../testing.tsx';
import { openDesk, type Desk } from '../desk.ts';
import { soundsIn } from '../sound.ts';
import { anAudio, aPreload } from '../testing.ts';

/** The set of the one recording. */
export const setId = 1001;
/** The sound of the whole recording. */
export const talk = '1001';
/** The sound of the part of it that question 2 plays again. */
export const clip = 'clip.2';

/** A section with one recording of a minute, which may be heard so many times. */
export const blueprintOf = (plays: number | undefined, mode: 'test' | 'practice' = 'test'): Blueprint =>
  buildBlueprint(
    {
      sections: [
        buildSectionRule('listening', {
          navigation: 'none',
          clock: buildClockRule(600, { duringAudio: 'stops' }),
          parts: [buildPartRule('main', plays === undefined ? {} : { plays })],
        }),
      ],
      filled: [{ section: 'listening', sets: [[1, 2]], audioSeconds: 60, clips: { 2: 5.5 } }],
    },
    { mode },
  );

const stimuli = {
  [setId]: { kind: 'audio' as const, files: [{ id: 5, url: '/api/file?id=5', mime: 'audio/mpeg' }], audioSeconds: 60 },
};
const inside = [
  { kind: 'started' },
  { kind: 'section-entered', sectionId: 'listening' },
  { kind: 'question-entered', questionId: 1 },
] as const;

/** A desk before its recording. */
export interface Stage {
  store: AttemptStore;
  desk: Desk;
  audio: ReturnType<typeof anAudio>;
  stateNow: () => AttemptState;
}

const open: Stage[] = [];

const close = ({ desk, store }: Stage): void => {
  desk.close();
  store.close();
};

/** Closes what a test has opened. */
export const closeDesks = (): void => open.splice(0).forEach(close);

/** What was asked of the desk has come about. */
export const settle = () => new Promise((resolve) => setTimeout(resolve));

/** Opens the desk before the first question, or where an attempt has come to. */
export const openAt = async (blueprint: Blueprint, from: Parameters<typeof aStart>[1] = {}): Promise<Stage> => {
  const isFresh = from.state === undefined;
  const store = await openStore(
    aStart(blueprint, { stimuli, clips: { 2: { from: 20, to: 25.5 } }, ...from }),
    isFresh ? inside : [],
  );
  const audio = anAudio();
  const desk = openDesk({ store, preload: aPreload(), sounds: soundsIn(store.started.sets), audio });
  const stage = { store, desk, audio, stateNow: () => store.snapshot().state };
  open.push(stage);
  return stage;
};

/** The same attempt as another page gets it from the server. */
export const reopened = async (before: Stage): Promise<Stage> => {
  const annotations = Object.entries(before.store.snapshot().seen.notes[setId] ?? {}).map(([noteId, note]) => ({
    setId,
    noteId,
    note,
  }));
  const state = before.stateNow();
  close(before);
  open.splice(open.indexOf(before), 1);
  return openAt(blueprintOf(1), { state, annotations, ack: 9 });
};
