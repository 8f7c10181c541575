import { lettered, prose } from '../../rich.ts';
import { moduleSet } from '../authoring.ts';

/** Reading and Writing, module 1: questions 1 to 13. */
export const verbalFirst = moduleSet({
  code: 'sat-r1',
  title: { en: 'SAT mock A, Reading and Writing module 1, 1 to 13', zh: 'SAT 模拟卷 A 阅读与文法模块 1 第 1 至 13 题' },
  subject: 'sat.verbal',
  author: 'mei',
  written: { days: -34, time: '14:10' },
  from: 1,
  questions: [
    {
      at: 'craft.words',
      difficulty: -1.4,
      text: prose`
        When the botanist Ana Ruiz first proposed that the two mosses were one species, her colleagues were ______: the plants looked nothing alike, and they asked to see far more evidence before they would agree.

        Which choice completes the text with the most logical and precise word or phrase?
      `,
      options: lettered('delighted', 'doubtful', 'indifferent', 'envious'),
      key: 'B',
      lure: 'C',
      en: prose`They ask for far more evidence before they agree, so they did not believe it yet: doubtful. Indifferent people would not have asked for anything.`,
      zh: prose`同事们要求看到更多证据才肯同意，说明他们尚不相信，即 doubtful。若是 indifferent（漠不关心），就不会提出要求。`,
    },
    {
      at: 'craft.words',
      difficulty: -1.0,
      text: prose`
        The harbor of Tallis was once so shallow that only fishing boats could enter. Dredging in the 1890s ______ the town's fortunes: within a decade, ocean steamers were unloading grain at its new quays.

        Which choice completes the text with the most logical and precise word or phrase?
      `,
      options: lettered('obscured', 'delayed', 'transformed', 'recorded'),
      key: 'C',
      lure: 'D',
      en: prose`From fishing boats to ocean steamers within ten years is a complete change, which is what transformed says.`,
      zh: prose`十年内从只有渔船变为远洋轮船卸货，是彻底的改变，所以选 transformed。`,
    },
    {
      at: 'craft.words',
      difficulty: -0.4,
      text: prose`
        Critics often call the composer's late quartets austere. Yet the slow movements are full of warmth, and to describe them with a word that suggests coldness is to ______ what listeners actually hear.

        Which choice completes the text with the most logical and precise word or phrase?
      `,
      options: lettered('misrepresent', 'anticipate', 'simplify', 'celebrate'),
      key: 'A',
      lure: 'C',
      en: prose`A word that suggests coldness, said of music full of warmth, gives a false picture of it: misrepresent. Simplify would not say that the picture is wrong.`,
      zh: prose`用暗示冷漠的词形容充满温情的音乐，是歪曲了它，即 misrepresent。simplify 只表示简化，并不含“说错”的意思。`,
    },
    {
      at: 'craft.words',
      difficulty: 0.3,
      text: prose`
        The treaty's wording was deliberately ______. By leaving open which of the two rivers marked the border, the diplomats allowed both governments to claim at home that they had given nothing away.

        Which choice completes the text with the most logical and precise word or phrase?
      `,
      options: lettered('eloquent', 'ambiguous', 'forceful', 'conventional'),
      key: 'B',
      lure: 'A',
      en: prose`Words that leave open which river is meant can be read in two ways: they are ambiguous.`,
      zh: prose`没有写明是哪条河，可以作两种理解，即 ambiguous（含糊的、有歧义的）。`,
    },
    {
      at: 'craft.structure',
      difficulty: -0.6,
      text: prose`
        Most desert beetles hide from the noon sun. The fogstand beetle of the Namib does the opposite of hiding: at dawn it climbs to the crest of a dune, tips its body forward, and waits. Drops of fog gather on its back and run down into its mouth. In a place where rain may not fall for years, the insect drinks every foggy morning.

        Which choice best states the main purpose of the text?
      `,
      options: lettered(
        'To explain why fog forms over deserts',
        'To compare several ways in which insects avoid heat',
        'To describe how one animal obtains water in a dry place',
        'To argue that beetles need protection from drought',
      ),
      key: 'C',
      lure: 'B',
      en: prose`All sentences lead to how the beetle drinks from fog where it hardly rains. Other beetles are mentioned only once, as a contrast.`,
      zh: prose`全文都在说这种甲虫如何在少雨之地从雾中取水。其他甲虫只在开头作为对比提到一次。`,
    },
    {
      at: 'craft.structure',
      difficulty: 0.4,
      text: prose`
        In 1911 the librarian Edith Moss proposed lending musical instruments alongside books. Her board laughed. A violin, one member wrote, “does not come back on time.” Moss lent three anyway, from her own savings. By 1914 the library owned forty instruments, and not one had been lost.

        Which choice best describes the overall structure of the text?
      `,
      options: lettered(
        'It states a rule and then lists exceptions to it',
        'It presents an idea, tells of resistance to it, and shows how the idea turned out',
        'It describes a problem and weighs two solutions',
        'It contrasts the views of two librarians about lending',
      ),
      key: 'B',
      lure: 'D',
      en: prose`The proposal comes first, then the laughing board, and at the end forty instruments without a loss. The board is no second librarian.`,
      zh: prose`先提出想法，再写董事会的嘲笑，最后写四十件乐器无一丢失的结果。董事会成员并不是另一位图书馆员。`,
    },
    {
      at: 'craft.structure',
      difficulty: 0.1,
      text: prose`
        Linguists once supposed that whistled languages, used to call across valleys, were simple codes. Recordings from La Gomera changed that view. <u>Whistlers there can say anything that can be said in Spanish, including names and jokes that the listener has never heard before.</u> What is lost in whistling is not meaning but privacy.

        Which choice best describes the function of the underlined sentence in the text as a whole?
      `,
      options: lettered(
        'It gives the observation that overturned an earlier belief',
        'It presents a belief that the rest of the text rejects',
        'It explains why whistling is used in mountains',
        'It offers an exception to a rule stated earlier',
      ),
      key: 'A',
      lure: 'D',
      en: prose`The sentence before says that the recordings changed a view; the underlined one says what they showed.`,
      zh: prose`前一句说录音改变了看法，划线句说明录音显示了什么。`,
    },
    {
      at: 'craft.cross',
      difficulty: 0.9,
      text: prose`
        Text 1: Street trees cool a city mainly by shade. Studies of surface temperature show that pavement under a crown can be 15 degrees cooler than pavement in the sun. Cities should therefore plant the trees with the widest crowns.

        Text 2: Shade is only part of the story. A tree also cools the air by giving off water, and a wide crown does little of that once its soil has dried out. In dense streets, the room beneath the pavement matters as much as the room above it.

        Based on the texts, how would the author of Text 2 most likely respond to the recommendation in Text 1?
      `,
      options: lettered(
        'By pointing out that crowns give less shade than is believed',
        'By questioning whether surface temperature can be measured',
        'By agreeing that crowns alone decide how much a tree cools',
        'By adding that the soil available to the trees has to be considered too',
      ),
      key: 'D',
      lure: 'A',
      en: prose`Text 2 accepts the shade and adds giving off water, for which the tree needs soil beneath the pavement. It does not say that shade is smaller than believed.`,
      zh: prose`文本二承认遮荫的作用，并补充蒸腾降温需要路面下的土壤。它没有说遮荫比人们以为的少。`,
    },
    {
      at: 'information.central',
      difficulty: -0.9,
      text: prose`
        The town clock of Merrow has four faces, and for a century no two of them agreed. Visitors took this for neglect. In truth the clockmaker had been told to set each face for the people who used it: the baker's a little early, the ferry's exact, the inn's a little late, so that guests would stay for another cup.

        Which choice best states the main idea of the text?
      `,
      options: lettered(
        "The faces of Merrow's clock differed by intention",
        'The clock of Merrow was badly looked after',
        'The ferry of Merrow was known for its punctuality',
        'Visitors to Merrow often missed the ferry',
      ),
      key: 'A',
      lure: 'B',
      en: prose`In truth introduces the point: each face was set on purpose. Neglect is only what visitors thought.`,
      zh: prose`“In truth”引出要点：每一面都是有意调成那样的。疏于维护只是游客的误解。`,
    },
    {
      at: 'information.central',
      difficulty: -0.3,
      text: prose`
        Snow looks white, but each crystal is as clear as glass. Light that enters a snowbank passes from crystal to crystal and is turned aside at every surface. Since all colors are turned aside nearly alike, what finally returns to the eye is a mixture of them all.

        According to the text, why does snow look white?
      `,
      options: lettered(
        'Its crystals contain a white substance',
        'It takes in all colors of light',
        'Its many surfaces send back all colors nearly equally',
        'Its crystals are too small to let light pass',
      ),
      key: 'C',
      lure: 'D',
      en: prose`Light passes through the crystals, is turned aside at their surfaces, and all colors return nearly alike.`,
      zh: prose`光穿过晶体，在每个表面改变方向，各种颜色几乎同样地返回，混合成白色。`,
    },
    {
      at: 'information.evidence',
      difficulty: 0.2,
      text: prose`
        A researcher claims that crows in the city of Sendai do not drop walnuts on roads by chance but choose places where cars will crack them.

        Which finding, if true, would most directly support the researcher's claim?
      `,
      options: lettered(
        'Walnut trees grow along several roads of the city',
        'Crows drop more nuts at crossings with cars than on equally hard, empty pavement',
        'Crows eat walnuts less often in summer than in autumn',
        'Some nuts that crows drop are never eaten',
      ),
      key: 'B',
      lure: 'A',
      en: prose`If hardness alone mattered, empty pavement would serve as well. Preferring crossings with cars shows that the crows choose by the cars.`,
      zh: prose`如果只看硬度，无车的路面同样合适。乌鸦偏爱有车的路口，说明它们是根据汽车来选择的。`,
    },
    {
      at: 'information.evidence',
      difficulty: 0.5,
      text: prose`
        “The Lighthouse Keeper's Daughter” is a 1908 story by R. Vale. In it, the narrator presents the daughter as someone who has come to love the solitude that others pity her for.

        Which quotation from the story most effectively illustrates the claim?
      `,
      options: lettered(
        '“The lamp had to be wound every four hours, whatever the weather.”',
        '“Her father spoke of the mainland as other men speak of the dead.”',
        '“They sent her novels at Christmas, for company; she thanked them, and read the sea.”',
        '“She counted eleven ships that winter, and knew the names of nine.”',
      ),
      key: 'C',
      lure: 'D',
      en: prose`Others send company out of pity; she thanks them and prefers the sea. The other lines show neither the pity nor the love.`,
      zh: prose`别人出于同情寄书给她作伴，她道谢之后却去“读海”，同时体现了同情与她对孤独的喜爱。其他句子没有这两点。`,
    },
    {
      at: 'information.data',
      difficulty: 0.4,
      text: `${prose`A student measured how long ice lasts in cups of different materials, each wrapped in one of two ways.`}<table><thead><tr><th>Cup</th><th>No wrap (min)</th><th>Wool wrap (min)</th></tr></thead><tbody><tr><td>Steel</td><td>41</td><td>58</td></tr><tr><td>Clay</td><td>52</td><td>71</td></tr><tr><td>Glass</td><td>47</td><td>49</td></tr></tbody></table>${prose`The student concluded that a wool wrap helps with some materials much more than with others. Which choice best describes data from the table that support this conclusion?`}`,
      options: lettered(
        'Ice lasted longest in the clay cup, with or without wool',
        'Ice lasted 41 minutes in bare steel and 47 in bare glass',
        'With wool, ice lasted 58 minutes in steel and 71 in clay',
        'Wool added 19 minutes with clay but only 2 with glass',
      ),
      key: 'D',
      lure: 'A',
      en: prose`The conclusion is about how much wool adds, by material: 19 minutes against 2. The other choices do not compare what the wool adds.`,
      zh: prose`结论说的是羊毛带来的增加量因材料而异：陶土增加 19 分钟，玻璃只增加 2 分钟。其他选项没有比较增加量。`,
    },
  ],
});
