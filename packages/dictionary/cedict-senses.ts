import { foldAccents } from '@inkstone/base';

/** A single English word that a definition gives for a Chinese one. */
export interface CedictSense {
  /** As it is written: march and March are two words. */
  english: string;
  isVerb: boolean;
  /** Whether the definition says that the Chinese word is a surname. */
  isSurname: boolean;
  /** Whether it is said to be the name of a person: White (name). */
  isPersonName: boolean;
  /** How far the word is from being the whole plain definition; 0 where it is. */
  distance: number;
}

/** Says nothing that could be turned round. */
const noTranslation =
  /^(CL:|see |variant |old variant|erhua variant|Japanese variant|euphemistic variant|also written|also pr\.|abbr\. |used in |\(?classifier|Taiwan pr|lit\.|fig\.|e\.g\.)/;
/** Nobody should learn such a word from here. */
const derogatory = /\b(?:derog|pejorative|offensive|slur|insult|contempt|vulgar|obscene|abusive|disparag)/i;
const rare =
  /\((?:[^)]*\b)?(?:literary|archaic|old|dated|dialect|slang|neologism|Tw|coll|Cantonese|loanword|Internet|classical|historical|honorific|humble|polite|name|bound form|particle|prefix|suffix|onom|Buddhism|chemistry|chess|mahjong)\b|\bold name\b|\barchaic\b/;
const rareDistance = 5;
const surname = /^surname ([A-Z][a-z]+)$|^([A-Z][a-z]+) \(surname\)$/;
/** The short form behind the name that it stands for: World Health Organization (WHO). */
const acronym = /^[A-Z][\w' -]+ \(([A-Z]{2,6})\)$/;
const acronymDistance = 1;
const single = /^(?=.*[a-z])[a-z0-9][a-z0-9.'-]*$/i;
/** What follows a name in a definition and is no part of it: Beijing municipality, Japanese person or people. */
const kindOfName =
  / (?:municipality|city|province|county|prefecture|autonomous region|dynasty|ethnic group|language|person or people|person|people|as (?:a )?[a-z]+ term)$/i;

/** Whether a word is one that offends, by the first meaning that its entry gives. */
export const isDerogatory = ([first = '']: readonly string[]): boolean => derogatory.test(first);

/** The text without brackets, which hold measure words and explanations. */
const withoutBrackets = (definition: string): string =>
  definition
    .replaceAll(/\[[^\]]*\]/g, ' ')
    .replaceAll(/\([^)]*\)/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** A list of names does not translate the first of them: Beijing, Shanghai and Guangzhou. */
const isListOfNames = ([first = '', ...rest]: readonly string[]): boolean =>
  /^[A-Z]/.test(first) && rest.some((piece) => /^(?:and )?[A-Z]\w+ and [A-Z]/.test(piece));

/** The single English words of a definition, without brackets, articles and the verb's `to`. */
export function* sensesIn(definition: string): Generator<CedictSense> {
  if (noTranslation.test(definition) || derogatory.test(definition)) return;
  const [, spelled, labelled] = surname.exec(definition) ?? [];
  const family = spelled ?? labelled;
  if (family) {
    yield { english: family, isVerb: false, isSurname: true, isPersonName: true, distance: 0 };
    return;
  }
  const short = acronym.exec(definition)?.[1];
  if (short) yield { english: short, isVerb: false, isSurname: false, isPersonName: false, distance: acronymDistance };
  const bare = withoutBrackets(definition);
  if (bare.includes(':')) return;
  const pieces = foldAccents(bare)
    .split(/[;,]/)
    .map((piece) => piece.trim());
  if (isListOfNames(pieces)) return;
  const labels = (rare.test(definition) ? rareDistance : 0) + (bare === definition ? 0 : 0.5);
  for (const [at, piece] of pieces.entries()) {
    const isVerb = piece.startsWith('to ') || (at > 0 && pieces[0]?.startsWith('to ') === true);
    const phrase = piece.replace(/^(to be|to|a|an|the) /, '').replace(/[!?.]$/, '');
    const isName = /^[A-Z]/.test(phrase);
    // A name after a comma is the location of what precedes it.
    if (isName && at > 0 && pieces[0] !== '' && bare.includes(',')) continue;
    const english = isName ? phrase.replace(kindOfName, '') : phrase;
    const distance = labels + at * 0.7 + (isName && bare.includes(',') ? 1 : 0);
    if (single.test(english))
      yield {
        english,
        isVerb,
        isSurname: false,
        isPersonName: isName && /\((?:\w+ )?name\)/.test(definition),
        distance,
      };
  }
}
