/** Who says a line of a recording: the narrator, or a role of the scene. */
export type Line = readonly [speaker: string, text: string];

/** A recording as it is written: scene, voices, lines. The sound is made from it by `tools/make-audio.ts`. */
export interface Script {
  /** Name of the sound's file, without its ending. */
  code: string;
  voices: Readonly<Record<string, 'woman' | 'man' | 'scot'>>;
  lines: readonly Line[];
}
