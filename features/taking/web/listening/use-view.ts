import { useSyncExternalStore } from 'react';
import type { Desk } from './desk.ts';
import type { Loaded, Preload } from './preload.ts';
import type { RecordingView } from './recording-view.ts';

/** One recording, or a clip of it, as it is now. */
export const useView = (desk: Desk, key: string): RecordingView =>
  useSyncExternalStore(desk.subscribe, () => desk.view(key));

/** How far a recording has come onto this device. */
export const useLoaded = (preload: Preload, setId: number): Loaded =>
  useSyncExternalStore(preload.subscribe, () => preload.of(setId));
