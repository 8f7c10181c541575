import { lettered, prose } from '../../rich.ts';
import { actSet } from '../authoring.ts';

/** Reading 3: Two views of restoration. */
export const readingThird = actSet({
  code: 'act-r3',
  title: { en: 'ACT mock A, Reading 3: Two views of restoration', zh: 'ACT 模拟卷 A 阅读第 3 篇：修复之二说' },
  subject: 'act.reading',
  author: 'mei',
  written: { days: -31, time: '16:20' },
  from: 1,
  passage: prose`
        <strong>Humanities: Two Passages on Restoring Paintings</strong>

        <strong>Passage A</strong>, from an essay by a museum restorer

        There is a gray that painters never mixed. It is made of lamp smoke, varnish that has yellowed, and the good intentions of earlier restorers, and for two hundred years it lay over half the paintings of Europe, and people called it depth. When we began, in the 1970s, to take it off, the letters came at once. We had scrubbed the soul away, they said. We had made Titian look like a poster.

        I keep one of these letters above my bench, because it is so nearly right. We had indeed removed something that people loved. But what they loved was an accident. The painter had paid for ultramarine by the ounce, more than for gold; he had not meant it to be seen through tea. When the last of the varnish came off the sleeve of a certain angel, I found, in the blue, the print of the painter's thumb. He had pressed the paint while it was wet. Nobody had seen it for three centuries. That thumb is my answer to the letters.

        I do not say that we can go back to the beginning. Pigments fade, and what has faded is gone. I say only that between two losses, one that can be undone and one that cannot, we are bound to undo the first.

        <strong>Passage B</strong>, from an essay by a historian of art

        The restorer tells us that he removes what time has added. It sounds modest. But the line between what time has added and what the painter left is not drawn on the canvas; the restorer draws it, with a swab, and whatever falls on the wrong side of it goes into a jar. Some painters toned down their colors with a brownish glaze as the last thing they did. Under a lamp it looks very much like dirt. In at least one famous case, a museum discovered from a letter, eleven years too late, that the “dirt” had been the painter's own.

        I grant that many cleanings have been gains. My quarrel is with the idea that there is, somewhere beneath, a true picture waiting to be let out. A painting of 1520 was made to be seen by candle, beside other paintings that had not been cleaned either, by people who had never met a photograph. We can put none of that back. What we produce when we clean is not the picture of 1520. It is a picture of our own day, with our own taste for bright color, that happens to use old paint.

        Age is a kind of evidence, too. In the browned varnish of an altarpiece one can read where the candles stood, and how long, and on which side the people knelt. To clean it is to rub out a document in order to illustrate it. If we must do so, let us at least do it slowly, on a corner at a time, and let us leave something for those who will come after us with better eyes and, I hope, with smaller swabs.
      `,
  questions: [
    {
      at: 'ideas.central',
      difficulty: -0.5,
      text: prose`The main point of Passage A is that:`,
      options: lettered(
        'cleaning brings back what the painter meant, and is right where it can be done',
        'the public should decide which paintings are cleaned',
        'paintings can be returned to exactly the state in which they left the workshop',
        'earlier restorers did more harm than lamp smoke',
      ),
      key: 'A',
      lure: 'B',
      en: prose`The restorer answers the letters with the thumbprint and concludes that a loss that can be undone has to be undone. That one cannot go back to the beginning is said outright.`,
      zh: prose`修复师用指印回应来信，结论是可以挽回的损失就应当挽回；文中明确说无法回到最初的状态。`,
    },
    {
      at: 'ideas.details',
      difficulty: -0.8,
      text: prose`In Passage A, the letters that the museum received complained that:`,
      options: lettered(
        'the ultramarine had been too expensive',
        'the cleaning took too long',
        'the paintings had lost something valuable',
        "the painter's thumbprint had been damaged",
      ),
      key: 'C',
      lure: 'D',
      en: prose`They said that the soul had been scrubbed away.`,
      zh: prose`来信说修复把画的“灵魂”擦掉了。`,
    },
    {
      at: 'craft.words',
      difficulty: 0.1,
      text: prose`In Passage A, the phrase “seen through tea” refers to:`,
      options: lettered(
        'a way in which the painter thinned his blue',
        'the look that yellowed varnish gives to a color',
        'the drinks that visitors carried past the paintings',
        'a glaze that was added on purpose',
      ),
      key: 'B',
      lure: 'A',
      en: prose`The gray is made of smoke and yellowed varnish; seen through it, blue looks as through tea.`,
      zh: prose`灰色来自烟尘和发黄的清漆，透过它看蓝色，就像透过茶水一样。`,
    },
    {
      at: 'craft.structure',
      difficulty: 0.4,
      text: prose`What part does the thumbprint play in the argument of Passage A?`,
      options: lettered(
        'It proves that the painting was not finished.',
        'It shows how easily a restorer may damage a work.',
        'It explains why ultramarine was pressed while wet.',
        "It stands for what of the painter's own work the varnish had hidden.",
      ),
      key: 'D',
      lure: 'A',
      en: prose`“That thumb is my answer to the letters”: beneath what people loved was something that the painter himself had left.`,
      zh: prose`“那个指印就是我对来信的回答”：它代表被清漆掩盖的、画家本人留下的东西。`,
    },
    {
      at: 'ideas.details',
      difficulty: -0.3,
      text: prose`According to Passage B, what did a museum discover from a letter?`,
      options: lettered(
        'That it had removed a layer which the painter had put on',
        'That candles had stood to one side of an altarpiece',
        'That the painter had used lamp smoke as a pigment',
        'That the public disliked the cleaning',
      ),
      key: 'A',
      lure: 'C',
      en: prose`The “dirt” had been the painter's own glaze.`,
      zh: prose`被当作“污垢”除去的其实是画家自己上的罩色。`,
    },
    {
      at: 'craft.purpose',
      difficulty: 0.5,
      text: prose`In Passage B, the remark “It sounds modest” mainly serves to:`,
      options: lettered(
        'praise restorers for their care',
        'show that cleaning takes little time',
        'prepare the objection that the restorer decides more than he admits',
        'introduce a definition of restoration',
      ),
      key: 'C',
      lure: 'B',
      en: prose`The next sentence begins with “But”: the line between addition and painting is drawn by the restorer himself.`,
      zh: prose`紧接着的 But 引出反驳：哪些是时间添加的，其实由修复师自己划定。`,
    },
    {
      at: 'integration.compare',
      difficulty: 0.3,
      text: prose`Both authors would most likely agree that:`,
      options: lettered(
        'no painting should be cleaned without a letter from the painter',
        'the original state of an old painting cannot be wholly recovered',
        'the public prefers dark paintings to bright ones',
        'varnish should be left on altarpieces',
      ),
      key: 'B',
      lure: 'D',
      en: prose`Passage A: “I do not say that we can go back to the beginning.” Passage B: “We can put none of that back.”`,
      zh: prose`选段 A 说“我并不认为能回到最初”，选段 B 说“这些我们都无法还原”。`,
    },
    {
      at: 'integration.compare',
      difficulty: 0.8,
      text: prose`How would the author of Passage B most likely respond to the claim in Passage A that “what they loved was an accident”?`,
      options: lettered(
        'By denying that varnish changes color with time',
        'By agreeing that accidents deserve no attention',
        'By pointing out that ultramarine has faded as well',
        'By arguing that one cannot always tell accident from intention, and that traces of age have a worth of their own',
      ),
      key: 'D',
      lure: 'C',
      en: prose`Passage B holds that the restorer draws the line, sometimes wrongly, and that age is a kind of evidence.`,
      zh: prose`选段 B 认为界线由修复师划定，有时会划错，而且岁月的痕迹本身也是证据。`,
    },
    {
      at: 'integration.compare',
      difficulty: 0.6,
      text: prose`Compared with Passage A, Passage B relies more on:`,
      options: lettered(
        'doubts about what can be known, and less on a personal discovery',
        'figures from scientific studies',
        'letters from members of the public',
        'descriptions of single colors',
      ),
      key: 'A',
      lure: 'B',
      en: prose`Passage A rests on one thing that the author found himself; Passage B asks how anybody can know where the painter ended.`,
      zh: prose`选段 A 以作者本人的一次发现为核心，选段 B 则质疑我们如何能知道画家的原意。`,
    },
  ],
});
