import { lettered, prose } from '../../rich.ts';
import { moduleSet } from '../authoring.ts';

/** Reading and Writing, harder module 2: questions 1 to 13. */
export const verbalHarder = moduleSet({
  code: 'sat-r2h',
  title: {
    en: 'SAT mock A, Reading and Writing module 2 (harder), 1 to 13',
    zh: 'SAT 模拟卷 A 阅读与文法模块 2（较难）第 1 至 13 题',
  },
  subject: 'sat.verbal',
  author: 'mei',
  written: { days: -34, time: '16:40' },
  from: 1,
  questions: [
    {
      at: 'craft.words',
      difficulty: 0.2,
      text: prose`
        The biographer's access to the diaries was ______: she could read them for one afternoon each month, under supervision, and was not allowed to copy a line.

        Which choice completes the text with the most logical and precise word or phrase?
      `,
      options: lettered('unprecedented', 'circumscribed', 'voluntary', 'superfluous'),
      key: 'B',
      lure: 'A',
      en: prose`One afternoon a month, watched, without copying: her access was held within narrow limits, which is what circumscribed means.`,
      zh: prose`每月一个下午、有人监督、不得抄录，说明权限受到严格限制，即 circumscribed。`,
    },
    {
      at: 'craft.words',
      difficulty: 0.6,
      text: prose`
        Far from ______ the older theory, the new measurements lent it unexpected support, and physicists who had been ready to abandon it began to teach it again.

        Which choice completes the text with the most logical and precise word or phrase?
      `,
      options: lettered('corroborating', 'reviving', 'undermining', 'clarifying'),
      key: 'C',
      lure: 'A',
      en: prose`Far from turns the word into its opposite, and the opposite here is lending support. To undermine is to take support away.`,
      zh: prose`Far from 表示相反，而实际结果是支持了旧理论，所以空格处应为“削弱”，即 undermining。`,
    },
    {
      at: 'craft.words',
      difficulty: 1.0,
      text: prose`
        In her letters the painter is reticent about money but ______ about color: a single shade of green may occupy her for three pages.

        Which choice completes the text with the most logical and precise word or phrase?
      `,
      options: lettered('expansive', 'laconic', 'ambivalent', 'derivative'),
      key: 'A',
      lure: 'C',
      en: prose`But sets it against reticent, and three pages on one shade of green are much: expansive, saying a great deal.`,
      zh: prose`but 表示与 reticent（寡言）相反，一种绿色写三页，即 expansive（滔滔不绝）。`,
    },
    {
      at: 'craft.words',
      difficulty: 1.2,
      text: prose`
        The committee's praise was so hedged with conditions that the architect found it hard to tell whether her design had been accepted or politely ______.

        Which choice completes the text with the most logical and precise word or phrase?
      `,
      options: lettered('emulated', 'deferred to', 'embellished', 'repudiated'),
      key: 'D',
      lure: 'B',
      en: prose`Accepted or its opposite: repudiated means refused to have anything to do with. To defer to a design would be to accept it.`,
      zh: prose`要与“接受”相对，即“被拒绝”，repudiated。defer to 是听从、接受，方向相反。`,
    },
    {
      at: 'craft.structure',
      difficulty: 0.7,
      text: prose`
        Historians of cooking lean on recipes, yet recipes record what writers wished to be cooked. Kitchen accounts tell another story. The cookbook of one Tuscan convent praises veal on nearly every page; its accounts for the same decade show veal bought four times, and chestnuts by the sack. <u>If we want to know what was eaten, we should follow the money.</u>

        Which choice best describes the function of the underlined sentence in the text as a whole?
      `,
      options: lettered(
        'It concedes a weakness in the evidence given before',
        'It draws a general recommendation from a particular case',
        'It introduces a question that remains unanswered',
        'It restates the view of historians that the text disputes',
      ),
      key: 'B',
      lure: 'A',
      en: prose`The convent is the particular case; the sentence tells historians in general where to look.`,
      zh: prose`修道院是个例，划线句由此得出对历史研究的一般建议。`,
    },
    {
      at: 'craft.structure',
      difficulty: 0.9,
      text: prose`
        When a forest burns, the seeds of the lodgepole pine, sealed for years in cones that only heat can open, are released onto bare and sunny soil. It is tempting to say that the pine needs fire. More exactly, it needs what fire leaves behind; in places where loggers clear the ground and heat the cones by hand, it grows as densely as after any blaze.

        Which choice best states the main purpose of the text?
      `,
      options: lettered(
        'To refine a claim about what a tree depends on',
        'To describe the damage that fires do to pine forests',
        'To recommend that forests be cleared by logging',
        'To explain how cones protect seeds from animals',
      ),
      key: 'A',
      lure: 'D',
      en: prose`It is tempting to say gives the claim, more exactly corrects it: not fire but what it leaves behind.`,
      zh: prose`“It is tempting to say”提出说法，“More exactly”加以修正：需要的不是火，而是火留下的条件。`,
    },
    {
      at: 'craft.structure',
      difficulty: 1.1,
      text: prose`
        The following text is from a 1913 novel. Mr. Abbot had meant to speak of the mortgage. He spoke of the weather. He had meant, after that, to ask about the horse; he praised the tea. When at last he took his hat, Mrs. Farrow, who had been afraid of him for a week, thought him the kindest man in the county.

        Which choice best describes the overall structure of the text?
      `,
      options: lettered(
        'A series of failed intentions leads to an effect that nobody intended',
        'A conflict is described and then settled by an argument',
        "A character's past is told to explain a present choice",
        "Two characters' opinions of a third one are compared",
      ),
      key: 'A',
      lure: 'C',
      en: prose`Twice he means one thing and says another; the result, that he is thought kind, was meant by nobody.`,
      zh: prose`他两次想说的都没说出口，结果反而被认为和善，这是谁都没有料到的效果。`,
    },
    {
      at: 'craft.cross',
      difficulty: 1.3,
      text: prose`
        Text 1: Since songbirds raised in silence never produce the full song of their kind, song must be learned. The young bird is a blank page on which its neighbors write.

        Text 2: Young sparrows that hear recordings of several kinds of birds copy only the songs of their own. They seem to come with a rough draft, which hearing then corrects; what is learned is learned selectively.

        Based on the texts, how would the author of Text 2 most likely characterize the image of the “blank page” in Text 1?
      `,
      options: lettered(
        'As apt, because birds copy whatever they hear',
        'As apt, because birds raised in silence do not sing at all',
        'As misleading, because birds do not need to hear any song',
        'As misleading, because birds are prepared for some songs rather than others',
      ),
      key: 'D',
      lure: 'C',
      en: prose`A rough draft is no blank page: hearing is needed, but the bird is prepared for the song of its own kind. That no hearing is needed Text 2 does not say.`,
      zh: prose`文本二说幼鸟带有“草稿”，并非白纸：需要听，但只对本种的歌声有准备。文本二并没有说不需要听。`,
    },
    {
      at: 'information.central',
      difficulty: 0.5,
      text: prose`
        Cartographers of the sixteenth century filled empty oceans with monsters, and it is often said that they did so out of fear. Workshop ledgers suggest another reason. A sea serpent cost the buyer two florins, a whale with a ship on its back three. Plain water was free.

        Which choice best states the main idea of the text?
      `,
      options: lettered(
        'Ledgers show that buyers of maps disliked empty oceans',
        'Monsters on old maps may have been a matter of business rather than belief',
        'Cartographers feared the oceans that they drew',
        'Maps with whales were more exact than maps with serpents',
      ),
      key: 'B',
      lure: 'A',
      en: prose`The ledgers list prices, which points to trade and not to fear. What buyers liked is not said.`,
      zh: prose`账本记录的是价格，说明这是生意而非恐惧。文中没有说买家不喜欢空白海洋。`,
    },
    {
      at: 'information.central',
      difficulty: 0.8,
      text: prose`
        Asked why her plots turn on misdelivered letters, the playwright Ines Calder once answered that a telephone lets two people be wrong together, whereas a letter lets one be wrong alone, for days, and it was the days that interested her.

        According to the text, what did Calder value in letters?
      `,
      options: lettered(
        'They are less likely than calls to be misunderstood',
        'They let two people share an error',
        'They can be delivered to the wrong address',
        'They leave one person in error for a length of time',
      ),
      key: 'D',
      lure: 'C',
      en: prose`It was the days that interested her: the time for which one person alone is wrong. Misdelivery is only the means.`,
      zh: prose`她感兴趣的是“那些日子”，即一个人独自误解的时间。误投只是手段。`,
    },
    {
      at: 'information.evidence',
      difficulty: 0.9,
      text: prose`
        Economist Lars Winde argues that toll bridges in the 1700s raised trade on the roads leading to them: although crossing cost money, merchants could now count on getting across.

        Which finding, if true, would most directly weaken Winde's argument?
      `,
      options: lettered(
        'Some merchants complained in letters about the price of crossing',
        'Tolls were lowered on several bridges within ten years',
        'Trade rose as much on comparable roads whose rivers were still crossed by ferry',
        'Most toll bridges replaced bridges that floods had destroyed',
      ),
      key: 'C',
      lure: 'A',
      en: prose`If trade rose as much without bridges, the bridges were not what raised it. Complaints do not show that trade did not grow.`,
      zh: prose`若没有桥的道路贸易也同样增长，增长就不是桥带来的。抱怨过桥费并不能说明贸易没有增长。`,
    },
    {
      at: 'information.evidence',
      difficulty: 1.1,
      text: prose`
        Biologist Nia Okoro hypothesizes that reef fish of one kind clean the parasites of larger fish more thoroughly when other large fish are watching, because a good reputation brings them more customers.

        Which finding, if true, would most directly support Okoro's hypothesis?
      `,
      options: lettered(
        'Cleaners took more parasites and fewer bites of healthy skin while other large fish were in sight',
        'Large fish visited cleaners more often in the morning than in the afternoon',
        'Cleaners that were fed by divers cleaned less than others',
        'Large fish with many parasites waited longer than fish with few',
      ),
      key: 'A',
      lure: 'B',
      en: prose`The hypothesis compares being watched with not being watched; only this finding does too.`,
      zh: prose`假设比较的是有没有旁观者，只有这一项涉及有旁观者时的表现。`,
    },
    {
      at: 'information.data',
      difficulty: 1.0,
      text: `${prose`Researchers asked visitors to guess the age of a tree, either at once or after walking around it, and recorded by how many years the guesses missed on average.`}<table><thead><tr><th>Tree</th><th>At once: average miss (years)</th><th>After walking: average miss (years)</th></tr></thead><tbody><tr><td>Oak</td><td>62</td><td>31</td></tr><tr><td>Birch</td><td>14</td><td>15</td></tr><tr><td>Yew</td><td>240</td><td>118</td></tr></tbody></table>${prose`The researchers state that walking around a tree helps mainly with old trees, whose ages are most often misjudged. Which choice best uses data from the table to support the statement?`}`,
      options: lettered(
        'For all three trees the average miss was above 10 years',
        'Guesses about the birch were closer than guesses about the yew, at once and after walking',
        'Misses fell by about half for the oak and the yew but not for the birch, whose misses were small from the start',
        'After walking, the average miss was 118 years for the yew and 31 for the oak',
      ),
      key: 'C',
      lure: 'D',
      en: prose`The statement speaks of help, so misses before and after have to be compared, and of some trees more than others. Only this choice does both.`,
      zh: prose`结论涉及“帮助”，须比较走动前后的误差，还要区分不同的树，只有这一项两者兼顾。`,
    },
  ],
});
