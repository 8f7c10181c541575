import { pinyin } from 'pinyin-pro';

/** Latin letters by which lists order a person: pinyin without tones of a Chinese name, else the name in lower case. */
export const sortNameOf = (name: string, nameZh?: string | null): string => {
  const shown = nameZh && /\p{Script=Han}/u.test(nameZh) ? nameZh : name;
  const latin = pinyin(shown, { toneType: 'none', surname: 'head', nonZh: 'consecutive' });
  return latin.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim();
};
