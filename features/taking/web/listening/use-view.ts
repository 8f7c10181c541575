import { useSyncExternalStore } from 'react';
import type { Desk, RecordingView } from './desk.ts';
import type { Loaded, Preload } from './preload.ts';

/** One recording as it is now. */
export const useView = (desk: Desk, setId: number): RecordingView =>
  useSyncExternalStore(desk.subscribe, () => desk.view(setId));

/** How far a recording has come onto this device. */
export const useLoaded = (preload: Preload, setId: number): Loaded =>
  useSyncExternalStore(preload.subscribe, () => preload.of(setId));
