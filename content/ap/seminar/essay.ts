import { prose } from '../../rich.ts';
import { essay } from '../authoring.ts';

/** Four sources of our own making: no real persons, papers or figures. */
const passage = prose`
  <strong>Source A.</strong> From a lecture for parents by a teacher of woodwork (written for this exam).

  In my shop the first table that anyone builds wobbles. I could prevent it. I could stand behind the child and say, measure the fourth leg again. I used to. What I got were forty tables that stood still and forty children who, in the next year, called for me before they measured anything. Now I let it wobble, and I ask one question: which leg? It takes most of them an hour to find out, and they do not forget that hour. Of course I do not let them wobble with the band saw. There is a kind of mistake that teaches, and a kind that takes a finger, and the whole art of my trade is to know which is which before it happens.

  <strong>Source B.</strong> From the report of an imaginary regional hospital on its reporting of errors (figures invented for this exam).

  Until the third year, staff who reported an error of their own were interviewed by the head of the department. Reports: 41 in a year. From the fourth year on, reports could be made without a name, and a summary of each was read out at the weekly meeting. Reports in that year: 388. Harm to patients did not rise; serious harm fell from 29 cases to 17 in the two years that followed. Interviews with nurses suggest that most of the additional reports concern events in which nobody was harmed. “We always knew about those,” one of them said. “We just did not know that the others knew as well.” The authors warn that departments differ, and that a fall over two years may have other causes.

  <strong>Source C.</strong> From a column on the business pages (written for this exam).

  “Fail fast” is the motto of people who fail with other people's money. The young founder who has burned two fortunes is invited to give talks; the baker who burns two batches is behind with the rent. We tell stories of failure only about those who survived it, as if one learned to swim by counting those who came out of the water. What failure teaches depends on who can afford the lesson. A school, a bank or a state that praises failing without saying who pays for it has only found a friendly name for carelessness.

  <strong>Source D.</strong> From the diary of a fictional polar explorer, kept during a winter in the ice.

  March 3. We have lost the second sledge, and it is my fault. I chose the short way over the bay although Brandt said the ice was grey. Nobody has said a word about it, and that is the worst. March 9. Brandt has drawn all the ice that we have crossed, with colors, from memory. He asked each of us what we had seen. When he came to me he asked as he had asked the others, and wrote it down. March 20. We crossed the bay by Brandt's map. I went first. I do not believe that I have become wiser by losing the sledge. I believe that we have, because of the map.
`;

/** Part B: an argument of one's own from four sources. */
export const essaySet = essay({
  code: 'ap-s4',
  title: { en: 'Four sources: on mistakes', zh: '四份材料：论错误' },
  node: 'ap.seminar',
  author: 'mei',
  written: { days: -30, time: '11:00' },
  passage,
  at: 'synthesis',
  difficulty: 0.5,
  worth: 24,
  text: prose`
    Read the four sources carefully, and find a theme or issue that connects them.

    Then write a logically organized, well-reasoned and well-written argument that presents your own perspective on that theme or issue. Incorporate at least two of the sources, and cite them by their letters. You may use the other sources and what you know besides.
  `,
  model: prose`
    A mistake teaches nobody by itself. It has to be looked at, and somebody has to be allowed to look. My claim is that we learn from mistakes only where a community makes room for them: where they are small enough to survive and where they can be told without shame.

    The first condition is size. The teacher in Source A lets the table wobble and keeps his hand on the band saw. He does not praise failure; he sorts it, before it happens, into the kind that teaches and the kind that maims. This answers much of what the columnist in Source C complains about. She is right that a baker cannot afford the lessons of a founder. But what follows from it is not that mistakes teach nothing. It follows that somebody has to make them affordable, as the teacher does with cheap wood and an hour's time.

    Size is not enough. The explorer in Source D made a mistake that he could survive, and for six days learned nothing from it but guilt, because “nobody has said a word about it.” What changes this is Brandt's map, for which he is asked like everyone else. Only then does his wrong turn become knowledge, and it becomes the knowledge of all. The hospital in Source B shows the same in numbers: when errors could be told without a name, reports rose from 41 to 388 while harm did not rise, and serious harm fell. Two years in one hospital prove little, as its authors admit, and the fall may have other causes. Still, together with the nurse's remark it points where the diary does. Everyone had known; they had not known it together.

    One may object that where nobody is blamed, nobody takes care. But in both cases the mistake is not forgiven and forgotten. It is drawn on a map with colors, and read out each week. That is a good deal more uncomfortable than silence, and more useful than punishment, which as the 41 reports show mainly teaches us to hide.

    Schools like to tell us that failing is part of learning. They should rather show us their maps.
  `,
  en: prose`The strongest essays do not walk from source to source. They find a question that the sources answer differently (who pays, who is told) and let one correct another.`,
  zh: prose`优秀的文章不会逐份复述材料，而是找到各材料回答不同的问题（谁来承担、向谁说出），让一份材料修正另一份。`,
});
