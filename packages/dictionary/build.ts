import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { readCedict, type ChineseTranslations } from './read-cedict.ts';
import { abbreviations } from './abbreviations.ts';
import { readWordnet, type EnglishPart } from './read-wordnet.ts';
import { shardNameFor, type Shard, type ShardPart, type ShardWord } from './shards.ts';

const maxShardBytes = 60_000;

/** Assigns Chinese verbs to the verb, and other words to the most used other part of speech. */
const withChinese = (parts: readonly EnglishPart[], { verbs, others }: ChineseTranslations): ShardPart[] => {
  const isOnlyVerb = parts.every(({ part }) => part === 'v');
  const firstOther = parts.find(({ part }) => part !== 'v');
  const hasVerb = parts.some(({ part }) => part === 'v');
  return parts.map((englishPart): ShardPart => {
    if (englishPart.part === 'v')
      return [englishPart.part, englishPart.glosses, isOnlyVerb && verbs.length === 0 ? others : verbs];
    if (englishPart !== firstOther) return [englishPart.part, englishPart.glosses, []];
    return [englishPart.part, englishPart.glosses, !hasVerb && others.length === 0 ? verbs : others];
  });
};

const none: ChineseTranslations = { verbs: [], others: [] };

const toShardWord = (english: readonly EnglishPart[] | undefined, chinese: ChineseTranslations = none): ShardWord => {
  if (!english) return [0, [['', [], [...chinese.others, ...chinese.verbs].slice(0, 4)]]];
  const uses = english.reduce((sum, part) => sum + part.uses, 0);
  const parts = withChinese(english, chinese);
  const spelling = english.every((part) => part.spelling) ? english[0]?.spelling : null;
  return spelling ? [uses, parts, spelling] : [uses, parts];
};

/** Builds the whole dictionary as shards by name. */
export const buildShards = (): Map<string, Shard> => {
  const [english, chinese] = [readWordnet(), readCedict()];
  const shards = new Map<string, Record<string, ShardWord>>();
  for (const word of new Set([...english.keys(), ...chinese.keys()])) {
    const name = shardNameFor(word);
    if (name === null) continue;
    const shard = shards.get(name) ?? {};
    shard[word] = toShardWord(english.get(word), chinese.get(word));
    shards.set(name, shard);
  }
  for (const { word, spelling, en, zh } of abbreviations) {
    const name = shardNameFor(word);
    if (name === null) continue;
    const shard = shards.get(name) ?? {};
    const [uses = 0, parts = []] = shard[word] ?? [];
    const [[part, glosses] = ['', []] as const, ...others] = parts;
    shard[word] = [uses, [[part, [...new Set([en, ...glosses])].slice(0, 3), zh], ...others], spelling];
    shards.set(name, shard);
  }
  return shards;
};

/** Writes every shard as JSON with compressed copies; throws where one is too large to be fetched for a single word. */
export const writeShards = (folder: string): void => {
  mkdirSync(folder, { recursive: true });
  for (const [name, shard] of buildShards()) {
    const text = JSON.stringify(shard);
    const gzip = gzipSync(text);
    if (gzip.byteLength > maxShardBytes)
      throw new Error(`The dictionary's shard "${name}" has ${gzip.byteLength} bytes.`);
    const file = path.join(folder, `${name}.json`);
    writeFileSync(file, text);
    writeFileSync(`${file}.gz`, gzip);
    writeFileSync(`${file}.br`, brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }));
  }
};
