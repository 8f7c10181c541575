import * as z from 'zod';

/** What a text of daily life is, and is drawn as; `discussion`: posts of a class with the faces of their writers. */
export const stimulusLooks = [
  'message',
  'email',
  'notice',
  'poster',
  'menu',
  'webpage',
  'post',
  'form',
  'receipt',
  'discussion',
] as const;
export type StimulusLook = (typeof stimulusLooks)[number];

/** Where a recording is set. */
export const scenePlaces = [
  'office',
  'desk',
  'lecture',
  'classroom',
  'library',
  'cafe',
  'campus',
  'hall',
  'studio',
  'street',
] as const;
export type ScenePlace = (typeof scenePlaces)[number];

/** Who speaks in it; looks beyond sex and age are drawn by chance. */
export const scenePeople = ['woman', 'man', 'older-woman', 'older-man'] as const;
export type ScenePerson = (typeof scenePeople)[number];

/** The picture of a recording, or the faces of those who write. */
export const Scene = z.object({
  place: z.enum(scenePlaces).describe('Where it is set.'),
  people: z.array(z.enum(scenePeople)).max(3).describe('Who speaks or writes, in the order of the first words.'),
});
export type Scene = z.infer<typeof Scene>;

/** A stable number from 0 for a text: the same everywhere and always. */
export const hashText = (text: string): number => {
  let hash = 2166136261;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 16777619);
  return hash >>> 0;
};
