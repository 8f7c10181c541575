import { pinyin } from 'pinyin-pro';
import { foldAccents, foldCase } from './fold.ts';
import { foldText } from './search.ts';
import { simplified } from './simplified.ts';

const hasHan = (text: string): boolean => /\p{Script=Han}/u.test(text);

/** How ü is typed where a keyboard has none: nobody agrees, so every way is found. */
const waysToTypeU = ['v', 'u', 'yu'];

/** The syllables of a text of Chinese signs in every way that they are typed, in one piece and apart; empty for other texts. */
const typedSyllables = (syllables: readonly string[]): string[] => {
  const ways = syllables.some((syllable) => /^[ln]v/.test(syllable)) ? waysToTypeU : ['u'];
  return ways.flatMap((way) => {
    const typed = syllables.map((syllable) => syllable.replace(/^([ln])v/, `$1${way}`));
    return [typed.join(' '), typed.join('')];
  });
};

const syllablesIn = (text: string, surname: 'head' | 'off'): string[] =>
  hasHan(text)
    ? pinyin(text, { toneType: 'none', type: 'array', nonZh: 'consecutive', v: true, surname })
        .map((syllable) => foldText(syllable).replaceAll(/[^\p{L}\p{N}]/gu, ''))
        .filter(Boolean)
    : [];

/** Latin letters by which lists order a person: pinyin without tones of a Chinese name, else the name in lower case. */
export const sortNameFor = (name: string, nameZh?: string | null): string => {
  const shown = nameZh && hasHan(nameZh) ? nameZh : name;
  const latin = pinyin(shown, { toneType: 'none', surname: 'head', nonZh: 'consecutive' });
  return foldAccents(foldCase(latin));
};

/** A text as it is written, and in simplified signs where those are others: only they are known as surnames (單 is Shan). */
const writings = (text: string): string[] => [...new Set([text, simplified(text)])];

/**
 * What a person is searched by: the names and the user name folded on the first line, pinyin in every way of typing it
 * and its first letters on the second.
 */
export const personSearchText = (person: { name: string; nameZh?: string | null; username: string }): string => {
  const names = [person.name, person.nameZh ?? ''];
  const spelled = names.flatMap(writings).flatMap((name) => {
    const syllables = syllablesIn(name, 'head');
    return [...typedSyllables(syllables), syllables.map((syllable) => syllable[0]).join('')];
  });
  const first = foldText([...names, person.username].join(' '));
  return `${first}\n${[...new Set(spelled)].filter(Boolean).join(' ')}`;
};

/** What a thing with a title is searched by: the titles folded on the first line, their pinyin on the second. */
export const titleSearchText = (title: string, titleZh?: string | null): string => {
  const spelled = [title, titleZh ?? ''].flatMap(writings).flatMap((text) => typedSyllables(syllablesIn(text, 'off')));
  return `${foldText(`${title} ${titleZh ?? ''}`)}\n${[...new Set(spelled)].filter(Boolean).join(' ')}`;
};
