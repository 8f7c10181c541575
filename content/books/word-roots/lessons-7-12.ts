import type { Lesson } from './lesson.ts';

/** Lessons 7 to 12: building, breaking, turning, following, believing, life and time. */
export const lastLessons: readonly Lesson[] = [
  {
    roots: 'struct, stru',
    meaning: { en: 'to build', zh: '建造' },
    en: 'Latin *struere* meant to pile up and so to build. A **structure** has been built, to **destroy** is to take a building down, and whatever is built in one’s way is an **obstruction**. An **instrument** is a thing for building with.',
    zh: '拉丁语 struere 是「堆叠」，于是有「建造」之意。structure 是建成的东西；destroy 是「拆下来」；挡在路上的是 obstruction；instrument 本是建造用的工具。',
    words: `
construct | con- together + struct | 建造
instruct | in- in + struct: build up inside | 教导；指示
obstruct | ob- in the way + struct | 阻塞
destructive | de- down + struct | 破坏性的
infrastructure | infra- below + structure | 基础设施
reconstruct | re- again + construct | 重建；还原
construe | con- together + stru: put together in the mind | 理解为`,
    gaps: [
      ['A fallen tree may ______ the road.', 'obstruct'],
      ['Roads and bridges belong to the ______ of a country.', 'infrastructure'],
      ['From a few bones they tried to ______ the animal.', 'reconstruct'],
    ],
  },
  {
    roots: 'rupt, fract, frag',
    meaning: { en: 'to break', zh: '打破' },
    en: 'Two Latin verbs meant to break: *rumpere* (burst) and *frangere* (break in pieces). A volcano **erupts** when it bursts out; a bank that is **bankrupt** had its bench broken; a **fraction** is a broken number and a **fragment** a broken piece.',
    zh: '拉丁语有两个「破」：rumpere（爆裂）和 frangere（碎裂）。火山爆发是 erupt；分数 fraction 是「破开的数」；fragment 是碎片。',
    words: `
interrupt | inter- between + rupt: break in | 打断
abrupt | ab- off + rupt: broken off | 突然的
disrupt | dis- apart + rupt | 扰乱
corrupt | cor- wholly + rupt | 腐败的
fragile | frag + -ile: easily broken | 易碎的
fracture | fract + -ure | 骨折；断裂
refract | re- back + fract: break (light) | 使折射`,
    gaps: [
      ['The talk came to an ______ end when the lights went out.', 'abrupt'],
      ['Old paper is ______; turn the pages with care.', 'fragile'],
      ['Water and glass ______ light.', 'refract'],
    ],
  },
  {
    roots: 'vert, vers',
    meaning: { en: 'to turn', zh: '转' },
    en: 'Latin *vertere* meant to turn. To **convert** is to turn into something else, to **reverse** is to turn back. A line of **verse** was named after the plough, which turns at the end of each row, as a poem turns at the end of each line.',
    zh: '拉丁语 vertere 是「转」。convert 是「转成」；reverse 是「转回去」。诗行 verse 得名于犁地：犁到头就转弯，诗写到行末也转弯。',
    words: `
convert | con- wholly + vert | 转化
divert | di- aside + vert | 使转向；分散注意
invert | in- over + vert: turn upside down | 倒置
reverse | re- back + vers | 颠倒；反转
diverse | di- apart + vers: turned different ways | 多样的
controversy | contro- against + vers | 争议
versatile | vers + -atile: turning easily | 多才多艺的`,
    gaps: [
      ['A dam was built to ______ the river.', 'divert'],
      ['The plan caused a ______ that lasted for years.', 'controversy'],
      ['Plants ______ light into chemical energy.', 'convert'],
    ],
  },
  {
    roots: 'sequ, secu',
    meaning: { en: 'to follow', zh: '跟随' },
    en: 'Latin *sequi* meant to follow. A **sequence** is one thing following another, a **consequence** follows from a cause, and **consecutive** days follow each other without a gap. To **execute** a plan is to follow it out to its end.',
    zh: '拉丁语 sequi 是「跟随」。sequence 是一个跟着一个；consequence 是跟着原因来的后果；consecutive 是紧跟不断；execute 是「跟到底」，即执行。',
    words: `
sequence | sequ + -ence | 次序；序列
subsequent | sub- close after + sequ | 随后的
consequence | con- with + sequ | 后果
consecutive | con- together + secu | 连续的
sequel | sequ + -el: what follows | 续集
prosecute | pro- forward + secu: follow up in court | 起诉
obsequious | ob- after + sequ: following too willingly | 谄媚的`,
    gaps: [
      ['It rained on five ______ days.', 'consecutive'],
      ['Floods were a ______ of cutting down the forest.', 'consequence'],
      ['The first film was good, the ______ was not.', 'sequel'],
    ],
  },
  {
    roots: 'cred, fid',
    meaning: { en: 'to believe, to trust', zh: '相信、信任' },
    en: 'Latin *credere* meant to believe and *fides* meant trust. A bank that gives **credit** believes that it will be paid; whoever tells a secret in **confidence** trusts the listener. What cannot be believed is **incredible**.',
    zh: '拉丁语 credere 是「相信」，fides 是「信任」。银行给 credit 是相信你会还；confidence 是信任，也是自信；难以相信就是 incredible。',
    words: `
credible | cred + -ible | 可信的
credulous | cred + -ulous: too ready to believe | 轻信的
credentials | cred + -entials: papers that make one believed | 证明文件
discredit | dis- away + credit | 使丧失名誉
confide | con- wholly + fid | 吐露（秘密）
fidelity | fid + -elity | 忠实；保真度
diffident | dif- not + fid: without trust in oneself | 羞怯的`,
    gaps: [
      ['Only a ______ person would believe that story.', 'credulous'],
      ['She was too ______ to speak in front of the class.', 'diffident'],
      ['A witness must above all be ______.', 'credible'],
    ],
  },
  {
    roots: 'viv, vit, chron',
    meaning: { en: 'life; time', zh: '生命；时间' },
    en: 'Latin *vivere* meant to live and *vita* life; Greek *chronos* was time. A **vivid** picture seems alive, **vitamins** are needed for life. A **chronic** illness lasts a long time, and a **chronicle** tells what happened in the order of time.',
    zh: '拉丁语 vivere 是「活」，vita 是「生命」；希腊语 chronos 是「时间」。vivid 是栩栩如生；chronic 是长期的；chronicle 是按时间写的编年史。',
    words: `
survive | sur- beyond + viv: live on | 幸存
revive | re- again + viv | 复苏
vivid | viv + -id | 生动的
vital | vit + -al: needed for life | 至关重要的
chronic | chron + -ic | 慢性的；长期的
synchronize | syn- together + chron | 使同步
anachronism | ana- against + chron | 时代错误`,
    gaps: [
      ['A wristwatch in a film about Rome is an ______.', 'anachronism'],
      ['Water is ______ to every living thing.', 'vital'],
      ['Please ______ your watches before the race.', 'synchronize'],
    ],
  },
];
