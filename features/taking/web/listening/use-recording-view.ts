import { useSyncExternalStore } from 'react';
import type { AudioPlayer } from './audio-player.ts';
import type { LoadState, AudioPreloader } from './audio-preloader.ts';
import type { RecordingView } from './recording-view.ts';

/** The view of a recording or clip. */
export const useRecordingView = (player: AudioPlayer, key: string): RecordingView =>
  useSyncExternalStore(player.subscribe, () => player.view(key));

/** The load state of a recording. */
export const useLoadState = (preload: AudioPreloader, setId: number): LoadState =>
  useSyncExternalStore(preload.subscribe, () => preload.get(setId));
