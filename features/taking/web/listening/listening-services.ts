import type { AudioPlayer } from './audio-player.ts';
import type { AudioPreloader } from './audio-preloader.ts';

/** The player and the preloader of an attempt's recordings. */
export interface ListeningServices {
  player: AudioPlayer;
  preloader: AudioPreloader;
}
