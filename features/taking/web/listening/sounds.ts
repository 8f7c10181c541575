import type { Desk } from './desk.ts';
import type { Preload } from './preload.ts';

/** What plays the recordings of an attempt, and what has brought them onto the device. */
export interface Sounds {
  desk: Desk;
  preload: Preload;
}
