import type { Lesson } from './lesson.ts';

/** Lessons 1 to 6: leading, seeing, speaking, writing, carrying, sending. */
export const firstLessons: readonly Lesson[] = [
  {
    roots: 'duc, duct',
    meaning: { en: 'to lead', zh: '引导' },
    en: 'Latin *ducere* meant to lead, as one leads a horse or an army. Whoever is **educated** has been led out of not knowing; a **conductor** leads an orchestra together, and a copper wire that leads a current is a conductor too.',
    zh: '拉丁语 ducere 是「牵引、带领」。教育是把人从无知中「引出来」；指挥把乐队「引到一起」；铜线能引电流，也叫 conductor（导体）。',
    words: `
deduce | de- down + duc: lead down from facts | 推断
induce | in- into + duc: lead into | 引起；劝诱
reduce | re- back + duc: lead back to less | 减少
produce | pro- forward + duc: bring forward | 生产
conduct | con- together + duct | 引导；传导；进行
introduce | intro- inside + duc | 介绍；引进
abduct | ab- away + duct | 绑架`,
    gaps: [
      ['From the wet umbrella we can ______ that it is raining.', 'deduce'],
      ['Copper can ______ electricity very well.', 'conduct'],
      ['White roofs ______ the heat inside a building.', 'reduce'],
    ],
  },
  {
    roots: 'spec, spic, spect',
    meaning: { en: 'to look', zh: '看' },
    en: 'Latin *specere* meant to look. To **inspect** is to look into, to **respect** is to look back at someone with regard, and a **spectator** does nothing but look. Notice the form *spic* in **conspicuous** and **suspicious**.',
    zh: '拉丁语 specere 是「看」。inspect 是「往里看」，即检查；respect 是「回头再看」，引申为敬重；spectator 只管看，就是观众。注意变体 spic。',
    words: `
inspect | in- into + spect | 检查
prospect | pro- forward + spect: a look ahead | 前景
retrospect | retro- backward + spect | 回顾
perspective | per- through + spect | 视角；透视
conspicuous | con- thoroughly + spic: easily seen | 显眼的
suspicious | sus- from below + spic: a look from below | 可疑的；多疑的
spectacle | spect + -acle: a thing to look at | 壮观景象`,
    gaps: [
      ['A red coat is ______ in the snow.', 'conspicuous'],
      ['In ______, the decision was a mistake.', 'retrospect'],
      ['The letter shows the war from the ______ of a child.', 'perspective'],
    ],
  },
  {
    roots: 'dic, dict',
    meaning: { en: 'to say', zh: '说' },
    en: 'Latin *dicere* meant to say. What a **dictionary** says can be looked up; what a **dictator** says must be done. To **predict** is to say before it happens, and to **contradict** is to say against.',
    zh: '拉丁语 dicere 是「说」。词典里「说」的可以查；独裁者「说」的必须照办。predict 是「先说」，即预言；contradict 是「对着说」，即反驳。',
    words: `
predict | pre- before + dict | 预测
contradict | contra- against + dict | 反驳；与……矛盾
dictate | dict + -ate: say for writing down | 口授；支配
verdict | ver- true + dict: a true saying | 裁决
indicate | in- toward + dic: point out | 表明
dedicate | de- away + dic: say that it belongs to | 奉献
edict | e- out + dict: what is said out | 法令`,
    gaps: [
      ['The two reports ______ each other.', 'contradict'],
      ['Dark clouds ______ that a storm is near.', 'indicate'],
      ['The jury needed a week to reach its ______.', 'verdict'],
    ],
  },
  {
    roots: 'scrib, script',
    meaning: { en: 'to write', zh: '写' },
    en: 'Latin *scribere* first meant to scratch with a sharp point. Verbs take **scrib**, nouns take **script**: one *describes*, and what results is a *description*. Learn them in such pairs and you learn two words at once.',
    zh: '拉丁语 scribere 原是「用尖物刻划」。动词用 scrib，名词用 script：describe 对 description。成对地记，一次记住两个词。',
    words: `
describe | de- down + scrib: write down | 描述
inscribe | in- on + scrib | 刻；题写
prescribe | pre- before + scrib: write before (taking) | 开（药）；规定
subscribe | sub- under + scrib: sign below | 订阅；赞成
manuscript | manu- hand + script | 手稿
transcript | trans- across + script: a copy | 文字记录；成绩单
postscript | post- after + script | 附言`,
    gaps: [
      ['The doctor will ______ something for the pain.', 'prescribe'],
      ['Her name is ______d on the stone.', 'inscribe'],
      ['Read the ______ of the lecture after you have heard it.', 'transcript'],
    ],
  },
  {
    roots: 'port',
    meaning: { en: 'to carry', zh: '搬运' },
    en: 'Latin *portare* meant to carry. A **porter** carries bags, a **portable** machine can be carried, and goods are **exported** when they are carried out. *Important* belongs here too: it is what carries weight.',
    zh: '拉丁语 portare 是「搬、带」。porter 搬行李；portable 是「带得走的」；export 是「运出去」。important 也是一家：有分量，所以重要。',
    words: `
export | ex- out + port | 出口
transport | trans- across + port | 运输
deport | de- away + port | 驱逐出境
support | sup- from below + port: carry from below | 支撑；支持
report | re- back + port: carry news back | 报告
portable | port + -able | 便携的
rapport | re- again + a(d)- to + port: through French | 融洽关系`,
    gaps: [
      ['A ______ lamp is useful on a journey.', 'portable'],
      ['Two pillars ______ the roof.', 'support'],
      ['Rivers were used to ______ timber to the coast.', 'transport'],
    ],
  },
  {
    roots: 'mit, miss',
    meaning: { en: 'to send', zh: '送出' },
    en: 'Latin *mittere* meant to send or let go. A **missile** is sent through the air, a **mission** sends people with a task. The verb has **mit** and the noun **miss**: *admit, admission*; *omit, omission*.',
    zh: '拉丁语 mittere 是「送、放」。missile 是「射出去的」；mission 是「派去办的事」。动词用 mit，名词用 miss：admit—admission，omit—omission。',
    words: `
emit | e- out + mit | 发出（光、热）
omit | o- away + mit: let go past | 遗漏
submit | sub- under + mit: place under | 提交；服从
transmit | trans- across + mit | 传送
permit | per- through + mit: let through | 允许
dismiss | dis- apart + miss | 解散；不予理会
intermittent | inter- between + mit: sent with pauses | 断断续续的`,
    gaps: [
      ['Stars ______ light of different colors.', 'emit'],
      ['We heard ______ knocking: three knocks, then silence.', 'intermittent'],
      ['Please ______ your essay before Friday.', 'submit'],
    ],
  },
];
