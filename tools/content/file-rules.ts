import path from 'node:path';
import { importProblems } from './import-problems.ts';
import { getWords, listSets, ruleForEach, type Rule } from './rule.ts';
import type { SampleContent } from './sample-content.ts';

const listUnder = ({ files }: SampleContent, folder: RegExp): string[] => files.filter((file) => folder.test(file));

const findLeftOver = (present: readonly string[], used: readonly string[]): string[] => {
  const usedNames = new Set(used);
  return present.filter((name) => !usedNames.has(name)).map((name) => `${name} is used nowhere`);
};

const findMissing = (present: readonly string[], used: readonly string[]): string[] => {
  const presentNames = new Set(present);
  return used.filter((name) => !presentNames.has(name)).map((name) => `${name} is missing`);
};

const listMedia = ({ setSources }: SampleContent): string[] =>
  setSources.flatMap(({ folder, exchange: { files = [] } }) => files.map(({ name }) => `${folder}/sets/${name}`));

const setFiles = /^(bank\/[^/]+|courses)\/sets\/[^/]+$/;

const setRules: readonly Rule[] = [
  ruleForEach(
    'a set file is what the bank imports without a problem, and as it keeps it',
    ({ setSources }) => setSources,
    importProblems,
  ),
  ruleForEach(
    'a set file holds one set',
    ({ setSources }) => setSources,
    ({ entry, exchange }) => (exchange.sets.length === 1 ? undefined : `${entry.code}: ${exchange.sets.length}`),
  ),
  ruleForEach(
    'a set file lies in the folder of its programme',
    ({ setSources }) => setSources,
    ({ folder, entry, exchange: { sets } }) =>
      folder === 'courses' || folder === `bank/${sets[0]?.programme}` ? undefined : `${entry.code}: ${folder}`,
  ),
  ruleForEach(
    'the catalog has a line for each question of a set',
    ({ setSources }) => setSources,
    ({ entry, exchange: { sets } }) =>
      entry.questions.length === sets[0]?.questions.length
        ? undefined
        : `${entry.code}: ${entry.questions.length} lines, ${sets[0]?.questions.length} questions`,
  ),
  {
    name: 'no set file is left over',
    find: (content) =>
      findLeftOver(
        listUnder(content, setFiles).filter((file) => file.endsWith('.json')),
        content.setSources.map(({ folder, entry }) => `${folder}/sets/${entry.code}.json`),
      ),
  },
];

const isHeard = ({ stimulus }: SampleContent['questionSets'][number]): boolean => stimulus.audio !== undefined;

const soundRules: readonly Rule[] = [
  {
    name: 'every picture and recording of a set lies beside it, and none is left over',
    find: (content) => {
      const present = listUnder(content, setFiles).filter((file) => !file.endsWith('.json'));
      return [...findLeftOver(present, listMedia(content)), ...findMissing(present, listMedia(content))];
    },
  },
  {
    name: 'each recording of the bank has a script and a length, and each script is heard',
    find: ({ questionSets, bankScripts }) => {
      const listeningSets = questionSets.filter(isHeard);
      const codes = listeningSets.map(({ stimulus }) => stimulus.audio ?? '');
      const unmeasured = listeningSets
        .filter(({ stimulus }) => !((stimulus.audioSeconds ?? 0) > 0))
        .map(({ code }) => code);
      const scripts = bankScripts.map(({ code }) => code);
      return [...findLeftOver(scripts, codes), ...findMissing(scripts, codes), ...unmeasured];
    },
  },
  {
    name: 'each spoken answer has its sound, its script and its length',
    find: (content) => {
      const sounds = listUnder(content, /^voices\/.*\.mp3$/).map((file) => path.parse(file).name);
      const scripts = content.voiceScripts.map(({ code }) => code);
      const lengths = scripts.filter((code) => (content.soundSeconds[code] ?? 0) > 0);
      return [...findLeftOver(sounds, scripts), ...findMissing(sounds, scripts), ...findMissing(lengths, scripts)];
    },
  },
  ruleForEach(
    'the transcript of a recording is its script',
    ({ bankScripts }) => bankScripts,
    ({ code, lines }, { questionSets }) => {
      const set = questionSets.find(({ stimulus }) => stimulus.audio === code);
      const transcript = set?.stimulus.transcript ?? '';
      return lines.filter(([, text]) => !transcript.includes(text)).map(([, text]) => `${code}: ${text}`);
    },
  ),
  ruleForEach(
    'a line of a script has a voice',
    ({ bankScripts, voiceScripts }) => [...bankScripts, ...voiceScripts],
    ({ code, lines, voices }) =>
      lines.filter(([speaker]) => !voices[speaker]).map(([speaker]) => `${code}: ${speaker}`),
  ),
];

const clipRules: readonly Rule[] = [
  ruleForEach('what a question plays again lies in the recording of its set', listSets, ({ stimulus, questions }) =>
    questions.flatMap(({ code, clip }) => {
      if (!clip) return [];
      const { from, to } = clip;
      const isTenth = [from, to].every((second) => Math.round(second * 10) / 10 === second);
      const isInside = from >= 0 && to > from && to <= (stimulus.audioSeconds ?? 0) && to - from <= 60;
      return isTenth && isInside ? [] : `${code}: ${from} to ${to}`;
    }),
  ),
  ruleForEach('a question plays a part of the recording again where its words say so', listSets, ({ questions }) =>
    questions.flatMap(({ code, clip, prompt }) => {
      const says = /^Listen again to part of the (conversation|lecture)\. /.test(getWords(prompt.text).trim());
      return says === (clip !== undefined) ? [] : code;
    }),
  ),
];

/** The rules of the files of the bank. */
export const fileRules: readonly Rule[] = [...setRules, ...soundRules, ...clipRules];
