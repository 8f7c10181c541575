import { pinyin } from 'pinyin-pro';
import { foldAccents, foldCase } from './fold.ts';
import { foldText } from './search.ts';
import { simplified } from './simplified.ts';

/** Whether a text has a Chinese character. */
export const hasHan = (text: string): boolean => /\p{Script=Han}/u.test(text);

/** Common ways of typing ü in pinyin; a search accepts each of them. */
const waysToTypeU = ['v', 'u', 'yu'];

/** The pinyin of a Chinese text in every typed form, joined and separated by spaces; empty for other texts. */
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

/** The Latin sort key of a person: pinyin without tones of the Chinese name, else the folded name. */
export const sortNameFor = (name: string, nameZh?: string | null): string => {
  const shownName = nameZh && hasHan(nameZh) ? nameZh : name;
  const latin = pinyin(shownName, { toneType: 'none', surname: 'head', nonZh: 'consecutive' });
  return foldAccents(foldCase(latin));
};

/** Surnames of two signs. */
const longSurnames =
  /^(?:欧阳|歐陽|司马|司馬|上官|诸葛|諸葛|慕容|夏侯|皇甫|尉迟|尉遲|公孙|公孫|令狐|宇文|长孙|長孫|东方|東方|独孤|獨孤|南宫|南宮|端木|司徒|司空|轩辕|軒轅|呼延|申屠)(?=.)/u;

const capitalize = (word: string): string => word.slice(0, 1).toUpperCase() + word.slice(1);

const spellWord = (word: string, surname: 'head' | 'off'): string =>
  capitalize(pinyin(word, { toneType: 'none', type: 'array', nonZh: 'consecutive', surname }).join(''));

/** A Chinese name in Latin letters, surname first (Ouyang Qing); a sign without a known sound stays as it is. */
export const latinNameFor = (nameZh: string): string => {
  const parts = nameZh.split(/[\s·•‧∙⋅・･]+/u).filter(Boolean);
  const [only = ''] = parts;
  if (parts.length !== 1) return parts.map((part) => spellWord(part, 'off')).join(' ');
  const signs = [...only];
  const length = longSurnames.test(only) ? 2 : 1;
  const surname = pinyin(only, { toneType: 'none', type: 'array', nonZh: 'consecutive', surname: 'head' });
  if (surname.length !== signs.length) return spellWord(only, 'head');
  const [familyName, givenName] = [surname.slice(0, length).join(''), surname.slice(length).join('')];
  return [familyName, givenName].filter(Boolean).map(capitalize).join(' ');
};

/** A text as written, and in simplified characters if they differ: surnames are only known in simplified form (單 is Shan). */
const writings = (text: string): string[] => [...new Set([text, simplified(text)])];

/** Names as people type them who leave apostrophes and hyphens out (`oneill`, `jeanpaul`); empty where there are none. */
const joinedNames = (names: readonly string[]): string[] =>
  names.flatMap((name) => {
    const folded = foldText(name);
    const joined = folded.replaceAll(/(?<=\p{L})['-](?=\p{L})/gu, '');
    return joined === folded ? [] : [joined];
  });

/** The search text of a person: names and user name on the first line, pinyin and its initials on the second. */
export const personSearchText = (person: { name: string; nameZh?: string | null; username: string }): string => {
  const names = [person.name, person.nameZh ?? ''];
  const spelled = names.flatMap(writings).flatMap((name) => {
    const syllables = syllablesIn(name, 'head');
    return [...typedSyllables(syllables), syllables.map((syllable) => [...syllable][0]).join('')];
  });
  const first = foldText([...names, person.username].join(' '));
  return `${first}\n${[...new Set([...spelled, ...joinedNames(names)])].filter(Boolean).join(' ')}`;
};

/** The search text of something with a title: the titles on the first line, their pinyin on the second. */
export const titleSearchText = (title: string, titleZh?: string | null): string => {
  const spelled = [title, titleZh ?? ''].flatMap(writings).flatMap((text) => typedSyllables(syllablesIn(text, 'off')));
  return `${foldText(`${title} ${titleZh ?? ''}`)}\n${[...new Set(spelled)].filter(Boolean).join(' ')}`;
};
