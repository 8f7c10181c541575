import { prose } from '../rich.ts';
import type { QuestionSet } from '../bank-types.ts';

const point = 'act.writing.essays.perspectives';

/** The essay of the mock. */
const archives = {
  code: 'act-w1',
  title: { en: 'ACT mock A, Writing: what to keep', zh: 'ACT 模拟卷 A 写作：留下什么' },
  node: 'act.writing',
  author: 'mei',
  written: { days: -30, time: '16:00' },
  questions: [
    {
      code: 'act-w1-01',
      type: 'essay',
      points: [point],
      difficulty: 0.4,
      worth: 1200,
      prompt: {
        text: prose`
          <strong>What to keep.</strong> A telephone takes more pictures in a week than a family used to take in a lifetime, and hardly any of them is ever deleted. Messages, recordings and drafts are stored by the million at almost no cost. Some welcome this as the first complete memory that people have had. Others fear that what is never sorted is never looked at, and that we lose the skill of deciding what matters. As it becomes possible to keep everything, it is worth asking whether we should.

          <strong>Perspective One.</strong> Nobody can know today what will be precious tomorrow. Historians live on letters that someone forgot to burn. Where keeping costs nothing, to throw away is careless.

          <strong>Perspective Two.</strong> To choose is to understand. An album of forty photographs tells a story because somebody left out four thousand. A memory without gaps is a warehouse.

          <strong>Perspective Three.</strong> What is kept about us can be used by others. Children have a right to grow up without carrying every word they ever typed. Forgetting is a kind of mercy.

          Write a unified essay about whether people should keep everything that they can. State your own perspective clearly, analyze how it relates to at least one of the other perspectives, develop it with reasons and examples, organize your ideas and communicate them in standard English.
        `,
        leastWords: 0,
      },
      key: {
        model: prose`
          My grandfather kept a shoebox. When he died we found in it eleven photographs, two letters and a tram ticket, and it took us one afternoon to learn who he had been at twenty. My own telephone holds nineteen thousand pictures, and I doubt that anyone will learn anything from them. People should keep what they have chosen, and they should choose while they still remember why.

          Perspective One reminds us that we cannot know what will be precious. That is true, and it is the strongest reason for keeping. The tram ticket would have seemed worthless to anybody but him. Yet the example cuts the other way as well. The ticket is precious because it lies among so few things that we are sure it was meant. Among nineteen thousand it would be litter. What historians live on is not that everything was kept, but that somebody cared about a part of it.

          Perspective Two comes closer to my view. When my sister made an album for our parents, she spent three weeks on forty pictures. She called each of us to ask what had been happening outside the frame. By the end she knew things about our childhood that no one had ever photographed. Choosing had made her ask. Still, I would not call everything else a warehouse to be emptied: a warehouse is where she found the forty.

          This is why the third perspective matters. The danger is less that much is stored than that it is stored by somebody else and for ever. A shoebox can be opened only by those who find it. A careless message of a thirteen-year-old lies on a computer which she does not own. Mercy, then, should be the owner's right: what we have not chosen within some years should be ours to let go, and nobody's to sell.

          Keeping everything looks like care. It is in fact a way of putting off care until later, and later, as the shoebox shows, somebody else has to do it.
        `,
      },
      explanation: {
        en: prose`A strong essay takes a position of its own and tests it on at least one perspective: it grants what is right in it and says where it ends. Each paragraph carries one reason with an example that is worked out. To retell the three perspectives one after another is no analysis.`,
        zh: prose`好的文章有自己的立场，并用它与至少一种观点交锋：承认其合理之处，再指出其局限。每段一个理由，配一个展开充分的例子。只是依次复述三种观点，不算分析。`,
      },
    },
  ],
} as const satisfies QuestionSet;

/** The essay of the homework. */
const shortcuts = {
  code: 'act-w2',
  title: { en: 'ACT essay: the longer way', zh: 'ACT 作文：走远路' },
  node: 'act.writing',
  author: 'mei',
  written: { days: -14, time: '17:20' },
  questions: [
    {
      code: 'act-w2-01',
      type: 'essay',
      points: [point],
      difficulty: 0.2,
      worth: 1200,
      prompt: {
        text: prose`
          <strong>The longer way.</strong> Programs translate, summarize books and solve equations in a second. Much that once took an evening can be had at once. Many people use the hours that they gain for other things. Some, however, go on doing by hand what a machine does better: they write letters with a pen, bake their bread, walk where they might ride. When a shorter way is open, is there a good reason to take the longer one?

          <strong>Perspective One.</strong> Time is the one thing that nobody can make. Whoever does slowly what can be done fast throws away the only wealth we are all born with.

          <strong>Perspective Two.</strong> What we do by hand changes the hand. The result may be the same, but only the longer way leaves us able to do more than before.

          <strong>Perspective Three.</strong> The longer way is a luxury. People who have to work two jobs cannot bake their bread, and should not be told that they ought to.

          Write a unified essay about whether the longer way is worth taking. State your own perspective clearly and analyze how it relates to at least one of the others.
        `,
        leastWords: 0,
      },
      key: {
        model: prose`
          Last winter I translated a poem of twelve lines from Chinese. It took me four evenings. A program did it in a second, and I have to admit that two of its lines were better than mine. All the same, I would do it again, because the longer way is worth taking wherever we want to become able to do something, and nowhere else.

          Perspective One is right that time cannot be made. I do not wash my clothes in the river, and I should be a fool if I did, for I have no wish to be good at washing. But time that is saved has to be spent on something. If I save the four evenings of the poem and spend them on looking at a screen, I have not grown richer; I have only been quick.

          What the evenings left me is what Perspective Two describes. I know now that Chinese can leave out the person who speaks and that English cannot, because I tried nine times to hide her. The program knows it, too, but it did not tell me, and I would not have asked.

          The third perspective is the one that troubles me. I had four free evenings; my mother, who works at night, has none. It would be arrogant to praise slowness to her. Yet she taught me to cook by hand, on Sundays, although soup can be bought. She did not do it to save or to waste time. She wanted me to be somebody who can make soup. That is a luxury, perhaps, but one that she thought worth saving for.
        `,
      },
      explanation: {
        en: prose`The best answers do not choose between “fast” and “slow” but say when each is right, and let one perspective correct another. An example of one's own that is followed to the end does more than three that are named.`,
        zh: prose`最好的文章不是在“快”与“慢”之间二选一，而是说明何时该快、何时该慢，并让一种观点修正另一种观点。一个写透的亲身例子，胜过三个一笔带过的例子。`,
      },
    },
  ],
} as const satisfies QuestionSet;

/** Issues with three perspectives: the mock's, and one to practise. */
export const writingSets: readonly QuestionSet[] = [archives, shortcuts];
