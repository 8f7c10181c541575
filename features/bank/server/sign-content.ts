import { signedUrlExpiry, signFile } from '@inkstone/files';
import type { Stimulus } from '../contract.ts';
import type { StoredStimulus } from './pinned-content.ts';
import { formatPlay, type Play } from './plays.ts';

/** For whom URLs of files are signed, and when. */
export interface Reader {
  secret: string;
  personId: number;
  now: Date;
}

/** Signs the URL of a recording for one play, valid no longer than that play. */
export const signPlayUrl = (fileId: number, play: Play, { secret, personId, now }: Reader): string =>
  `/api/file?${signFile(secret, { fileId, personId, expiresAt: signedUrlExpiry(now), play: formatPlay(play) })}`;

/** Signs the URL of a file for one person, valid for about two hours. */
export const signFileUrl = (fileId: number, { secret, personId, now }: Reader): string =>
  `/api/file?${signFile(secret, { fileId, personId, expiresAt: signedUrlExpiry(now) })}`;

// Only ids that `listReferencedFiles` finds are signed, since access was checked for those.
const pictureTag = /<img\b([^>]*?)\bdata-file="([1-9]\d{0,15})"/g;

/** Signs the pictures of rich text for the reader. */
const signHtml = (html: string, reader: Reader): string =>
  html.replace(pictureTag, (_whole, before: string, id: string) => {
    const source = signFileUrl(Number(id), reader).replaceAll('&', '&amp;');
    return `<img${before}src="${source}" data-file="${id}"`;
  });

/** Signs the pictures of any content (a prompt, an explanation) for the reader. */
export const signPictures = <Value>(value: Value, reader: Reader): Value => {
  const walk = (part: unknown): unknown => {
    if (typeof part === 'string') return part.includes('data-file') ? signHtml(part, reader) : part;
    if (Array.isArray(part)) return part.map(walk);
    if (typeof part !== 'object' || part === null) return part;
    return Object.fromEntries(Object.entries(part).map(([name, inner]) => [name, walk(inner)]));
  };
  return walk(value) as Value;
};

/** Signs a stimulus for a student; without the transcript. */
export const signStimulus = ({ kind, html, files, audioSeconds, look, scene }: StoredStimulus, reader: Reader) => ({
  kind,
  html: signHtml(html, reader),
  files: files.map((file) => ({ ...file, url: signFileUrl(file.id, reader) })),
  ...(audioSeconds ? { audioSeconds } : {}),
  ...(look && { look }),
  ...(scene && { scene }),
});

/** Signs a stimulus with its transcript and the times of its sentences, for teachers and reports. */
export const signStimulusWithTranscript = (stimulus: StoredStimulus, reader: Reader): Stimulus => ({
  ...signStimulus(stimulus, reader),
  transcript: signHtml(stimulus.transcript ?? '', reader),
  ...(stimulus.cues && { cues: stimulus.cues }),
});

/** Lists the files that the pictures of some content refer to. */
export const listReferencedFiles = (value: unknown): number[] =>
  [...JSON.stringify(value ?? null).matchAll(/data-file=\\?"(\d{1,16})\\?"/g)].map((match) => Number(match[1]));
