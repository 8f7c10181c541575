import { foldCase } from '@inkstone/base';

/** Words that common guesses are built from; digits and symbols around them do not help. */
const bases = new Set(
  `password passwort passwd passphrase secret letmein welcome admin administrator root user guest login master default
  changeme test testing tester demo sample example temp temporary qwerty qwertyuiop qwertz azerty asdf asdfgh asdfghjkl
  zxcvbn zxcvbnm qazwsx qazwsxedc qweasd qweasdzxc wasd iloveyou loveyou lovely love forever sunshine princess prince
  princesa angel dragon monkey football baseball basketball soccer hockey superman batman spiderman ironman pokemon
  pikachu naruto starwars minecraft roblox fortnite computer internet google facebook twitter instagram whatsapp wechat
  weixin taobao alibaba tencent baidu iphone android samsung huawei xiaomi apple microsoft windows linux oracle server
  school student students teacher teachers class classroom homework college university academy education study studies
  english chinese maths math toefl ielts duolingo exam exams inkstone summer winter spring autumn january february march
  april may june july august september october november december monday tuesday wednesday thursday friday saturday sunday
  shadow hunter killer tigger charlie jordan jennifer michael michelle jessica ashley daniel thomas robert andrew george
  matthew joshua anthony william joseph hannah nicole amanda samantha ginger pepper cookie cheese chocolate banana orange
  purple silver golden diamond flower butterfly whatever trustno freedom hello helloworld nihao woaini woaiwojia aini
  mima wode zhongguo china beijing shanghai guangzhou shenzhen hongkong taiwan london newyork america canada abc abcd abcde
  abcdef abcdefg abcdefgh abcabc aaa bbb xxx zzz qaz wsx`.split(/\s+/),
);

const rows = [
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  '01234567890',
  '1qaz2wsx3edc4rfv5tgb6yhn',
];
const runs = [...rows, ...rows.map((row) => [...row].reverse().join(''))];

const lookAlikes: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

const lettersOnly = (text: string): string => text.replace(/[^a-z]/g, '');
const withoutLookAlikes = (text: string): string => text.replace(/[013457@$!]/g, (sign) => lookAlikes[sign] ?? sign);

/** A short pattern repeated: aaaaaaaa, 12121212, abcabcabc. */
const isRepeated = (text: string): boolean => /^(.{1,4}?)\1+.?.?$/.test(text);

/** Adjacent keys or a sequence: 12345678, qwertyui, 87654321. */
const isRun = (text: string): boolean => text.length >= 4 && runs.some((row) => row.includes(text));

/** Two runs, or one with up to three letters around it: abcd1234, a1234567, 123456qw. */
const isMadeOfRuns = (text: string): boolean => {
  const parts = text.match(/[a-z]+|\d+|[^a-z\d]+/g) ?? [];
  return parts.every((part) => part.length <= 3 || isRun(part) || isRepeated(part)) && parts.length <= 3;
};

/** Only a date: 20080808, 08082008. */
const isDay = (text: string): boolean =>
  /^(19|20)\d\d[-./]?(0\d|1[0-2])[-./]?([0-2]\d|3[01])$/.test(text) ||
  /^([0-2]\d|3[01])[-./]?([0-2]\d|3[01])[-./]?(19|20)\d\d$/.test(text);

/** A common word with digits and symbols around it or in place of its letters: Passw0rd!2024. */
const isCommonWord = (text: string): boolean => {
  const core = text.replace(/^[^a-z@$]+|[^a-z@$]+$/g, '');
  return [lettersOnly(text), lettersOnly(withoutLookAlikes(text)), lettersOnly(withoutLookAlikes(core))].some((word) =>
    bases.has(word),
  );
};

/** Whether a password is a common one. */
export const isCommonPassword = (password: string): boolean => {
  const text = foldCase(password);
  return isRepeated(text) || isRun(text) || isMadeOfRuns(text) || isDay(text) || isCommonWord(text);
};

/** Whether a password is the user name, forwards or backwards, with at most four characters around it. */
export const isLikeUsername = (password: string, username: string): boolean => {
  const [text, name] = [foldCase(password), foldCase(username)];
  return [name, [...name].reverse().join('')].some((form) => text.includes(form) && text.length - form.length <= 4);
};
