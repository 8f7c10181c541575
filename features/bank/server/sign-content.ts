import { addressEndsAt, signFile } from '@inkstone/files';
import type { Stimulus } from '../contract.ts';
import type { StoredStimulus } from './pinned-content.ts';
import { formatPlay, type Play } from './plays.queries.ts';

/** For whom addresses of files are signed, and when. */
export interface Reader {
  secret: string;
  personId: number;
  now: Date;
}

/** The address of a recording for one play of it, which serves no longer than that play can be heard. */
export const signPlayUrl = (fileId: number, play: Play, { secret, personId, now }: Reader): string =>
  `/api/file?${signFile(secret, { fileId, personId, expiresAt: addressEndsAt(now), play: formatPlay(play) })}`;

/** The address of a file for one person, some two hours. */
export const signFileUrl = (fileId: number, { secret, personId, now }: Reader): string =>
  `/api/file?${signFile(secret, { fileId, personId, expiresAt: addressEndsAt(now) })}`;

// No id that `filesNamed` overlooks is signed: whose file it is was looked up by that.
const pictureTag = /<img\b([^>]*?)\bdata-file="([1-9]\d{0,15})"/g;

/** Rich text whose pictures carry addresses signed for the reader. */
const signHtml = (html: string, reader: Reader): string =>
  html.replace(pictureTag, (_whole, before: string, id: string) => {
    const source = signFileUrl(Number(id), reader).replaceAll('&', '&amp;');
    return `<img${before}src="${source}" data-file="${id}"`;
  });

/** Any content (a prompt, an explanation) with its pictures' addresses signed for the reader. */
export const signPictures = <Value>(value: Value, reader: Reader): Value => {
  const walk = (part: unknown): unknown => {
    if (typeof part === 'string') return part.includes('data-file') ? signHtml(part, reader) : part;
    if (Array.isArray(part)) return part.map(walk);
    if (typeof part !== 'object' || part === null) return part;
    return Object.fromEntries(Object.entries(part).map(([name, inner]) => [name, walk(inner)]));
  };
  return walk(value) as Value;
};

/** A stimulus as a student meets it, files and pictures with addresses signed for the reader; never with the transcript. */
export const signStimulus = ({ kind, html, files, audioSeconds }: StoredStimulus, reader: Reader) => ({
  kind,
  html: signHtml(html, reader),
  files: files.map((file) => ({ ...file, url: signFileUrl(file.id, reader) })),
  ...(audioSeconds ? { audioSeconds } : {}),
});

/** The same with the transcript, for teachers and for reports. */
export const signStimulusWithTranscript = (stimulus: StoredStimulus, reader: Reader): Stimulus => ({
  ...signStimulus(stimulus, reader),
  transcript: signHtml(stimulus.transcript ?? '', reader),
});

/** The files that content names in its pictures. */
export const listReferencedFiles = (value: unknown): number[] =>
  [...JSON.stringify(value ?? null).matchAll(/data-file=\\?"(\d{1,16})\\?"/g)].map((match) => Number(match[1]));
