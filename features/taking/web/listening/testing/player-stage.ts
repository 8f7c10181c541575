import type { AttemptState } from '@inkstone/exam/attempt';
import type { Blueprint } from '@inkstone/exam/blueprint';
import { buildBlueprint, buildClockRule, buildPartRule, buildSectionRule } from '@inkstone/exam/blueprint/testing';
import type { AttemptStore } from '../../attempt-session/attempt-store.ts';
import { createStart, openStore } from '../../testing.tsx';
import { createAudioPlayer, type AudioPlayer } from '../audio-player.ts';
import { soundsForSets } from '../sound.ts';
import { createFakeAudio, createFakePreloader } from '../testing.ts';

/** The id of the set with the recording. */
export const setId = 1001;
/** The key of the whole recording. */
export const recordingKey = '1001';
/** The key of the clip that question 2 replays. */
export const clipKey = 'clip.2';

/** A blueprint with one recording of a minute and a play limit. */
export const listeningBlueprint = (plays: number | undefined, mode: 'test' | 'practice' = 'test'): Blueprint =>
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
const startEvents = [
  { kind: 'started' },
  { kind: 'section-entered', sectionId: 'listening' },
  { kind: 'question-entered', questionId: 1 },
] as const;

/** A player with its store and fake audio element. */
export interface PlayerStage {
  store: AttemptStore;
  player: AudioPlayer;
  audio: ReturnType<typeof createFakeAudio>;
  stateNow: () => AttemptState;
}

const openStages: PlayerStage[] = [];

const close = ({ player, store }: PlayerStage): void => {
  player.close();
  store.close();
};

/** Closes what a test has opened. */
export const closePlayers = (): void => openStages.splice(0).forEach(close);

/** Waits for pending promises of the player. */
export const settle = () => new Promise((resolve) => setTimeout(resolve));

/** Opens the player before the first question, or at a given state. */
export const openPlayerAt = async (
  blueprint: Blueprint,
  from: Parameters<typeof createStart>[1] = {},
): Promise<PlayerStage> => {
  const isFresh = from.state === undefined;
  const store = await openStore(
    createStart(blueprint, { stimuli, clips: { 2: { from: 20, to: 25.5 } }, ...from }),
    isFresh ? startEvents : [],
  );
  const audio = createFakeAudio();
  const player = createAudioPlayer({
    store,
    preload: createFakePreloader(),
    sounds: soundsForSets(store.started.sets),
    audio,
  });
  const stage = { store, player, audio, stateNow: () => store.snapshot().state };
  openStages.push(stage);
  return stage;
};

/** Opens the same attempt again, as another page would. */
export const reopenPlayer = async (before: PlayerStage): Promise<PlayerStage> => {
  const annotations = Object.entries(before.store.snapshot().replayState.notes[setId] ?? {}).map(([noteId, note]) => ({
    setId,
    noteId,
    note,
  }));
  const state = before.stateNow();
  close(before);
  openStages.splice(openStages.indexOf(before), 1);
  return openPlayerAt(listeningBlueprint(1), { state, annotations, ack: 9 });
};
