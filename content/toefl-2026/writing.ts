import { title, writing } from '../toefl-2023/authoring.ts';
import { sentence } from './authoring.ts';
import type { QuestionSet } from '../bank-types.ts';

const shared = { node: 'toefl-2026.writing', author: 'mei', written: { days: -23, time: '16:00' } } as const;

/** Ten sentences to build, an email and a post in a class discussion. */
export const writingSets: readonly QuestionSet[] = [
  {
    ...shared,
    code: 't26-w1',
    title: title('TOEFL 2026 sentences to build', '托福 2026 组句'),
    questions: [
      sentence(
        1,
        '“The café was closed when I got there.”',
        ['Do you know', 'it|does|opens|what time|on Sundays', '?'],
        [[4, 1, 3, 5]],
        [
          'An indirect question has the order of a statement; <b>does</b> is left over.',
          '间接问句用陈述语序，<b>does</b> 用不到。',
        ],
      ),
      sentence(
        2,
        '“How did you get here so fast?”',
        ['A friend', 'me|to the station|drove|driving', '.'],
        [[3, 1, 2]],
        ['The verb is in the past tense, and the person comes before the place.', '动词用过去式，先说人再说地点。'],
      ),
      sentence(
        3,
        '“What did the teacher say about the essay?”',
        ['She said that', 'had to be|it|by Friday|handed in|hand', '.'],
        [[2, 1, 4, 3]],
        ['After “had to be” comes the participle.', 'had to be 之后用过去分词。'],
      ),
      sentence(
        4,
        '“Did you like the concert?”',
        ['', 'than|it was|I had expected|much better|more', '.'],
        [[2, 4, 1, 3]],
        ['“Better” is a comparative already; <b>more</b> is not needed.', 'better 已是比较级，<b>more</b> 多余。'],
      ),
      sentence(
        5,
        '“Why are you carrying all these boxes?”',
        ['', 'my sister|into a new flat|is moving|moves to', '.'],
        [[1, 3, 2]],
        ['It is happening now, so the verb has the progressive form.', '正在发生的事用进行时。'],
      ),
      sentence(
        6,
        '“I heard you went to the coast.”',
        ['', 'we spent|by the sea|last weekend|two days|of', '.'],
        [
          [1, 4, 2, 3],
          [3, 1, 4, 2],
          [1, 4, 3, 2],
        ],
        ['The time may stand at the beginning or at the end.', '时间状语可以放在句首，也可以放在句末。'],
      ),
      sentence(
        7,
        '“This bag is very heavy.”',
        ['Would you like', 'carry|me|to|it|carrying', 'for you?'],
        [[2, 3, 1, 4]],
        ['“Like somebody to do something”.', '结构为 like somebody to do something。'],
      ),
      sentence(
        8,
        '“Who was the woman at the door?”',
        ['She is the neighbor', 'dog|keeps|whose|barking|who', '.'],
        [[3, 1, 2, 4]],
        [
          '“Whose” joins the dog to the neighbor; after “keeps” comes the -ing form.',
          'whose 引出“邻居的狗”，keeps 之后用 -ing 形式。',
        ],
      ),
      sentence(
        9,
        '“We missed the beginning of the film.”',
        ['If we had left earlier,', 'not have|we would|it|missed|did', '.'],
        [[2, 1, 4, 3]],
        ['What did not happen in the past: “would not have missed”.', '与过去事实相反：would not have missed。'],
      ),
      sentence(
        10,
        '“Nobody told me about the new rule.”',
        ['Not only', 'it on the door|did they|they also|write|but|wrote', 'sent a mail.'],
        [[2, 4, 1, 5, 3]],
        ['After “not only” at the beginning, the verb comes before its subject.', 'Not only 置于句首时，主句用倒装。'],
      ),
    ],
  },
  {
    ...shared,
    code: 't26-w2',
    title: title('TOEFL 2026 email: a borrowed room', '托福 2026 邮件：借用的教室'),
    questions: [
      writing(
        't26-w2-01',
        {
          text: [
            'You reserved room 204 for the meeting of your film club this Friday. When you came to look at it, you found that the projector does not work. Write an email to Ms. Varga, who looks after the rooms. In your email:',
            '• describe the problem and how you noticed it<br>• explain why it matters for your meeting<br>• ask for a solution and suggest one',
          ],
          leastWords: 80,
          model: [
            'Dear Ms. Varga,',
            'I reserved room 204 for our film club this Friday at six. When I looked at the room this afternoon, I noticed that the projector does not work: the lamp turns on for a few seconds, and then the screen goes dark. I tried two cables, and the result was the same.',
            'For us this is a real problem, because about thirty people are coming to see a short film by one of our members, and without a projector there is nothing to show. Could somebody repair it before Friday? If that is not possible, we would be glad to have room 112 instead, which seems to be free in the evening.',
            'Thank you very much for your help. You can reach me at any time under this address.',
            'Kind regards, Jonas Weiss, film club',
          ],
        },
        {
          point: 'toefl-2026.writing.email',
          difficulty: 0,
          en: 'A good email reaches all three goals, each with a detail of its own, and keeps a polite tone from greeting to name.',
          zh: '好的邮件完成全部三个目标，各有具体细节，从称呼到署名始终保持礼貌的语气。',
        },
      ),
    ],
  },
  {
    ...shared,
    code: 't26-w3',
    title: title('TOEFL 2026 discussion: grades for group work', '托福 2026 学术讨论：小组作业的评分'),
    questions: [
      writing(
        't26-w3-01',
        {
          text: [
            '<b>Dr. Okafor:</b> When students work on a project in a group, should everyone in the group get the same grade? Think of what a grade is for, and tell the class your view.',
            '<b>Lucía:</b> I am for one grade. In a company nobody asks who wrote which slide. If the result is shared, people help each other, because a weak part hurts everyone.',
            '<b>Tomasz:</b> I disagree. I have done the whole work for three others more than once. With a shared grade, those who do nothing learn that it pays.',
          ],
          leastWords: 100,
          model: [
            'I would give a shared grade for the result and a second, smaller one for what each person can explain. Lucía is right that a common grade makes people help each other; in my biology project last year, two of us spent an evening teaching the third one how to read the graphs, only because his part would have pulled us down. But Tomasz has a point, too: help can turn into doing somebody else’s work. If every member has to answer questions about the whole project for five minutes, nobody can simply wait for the others, and nobody has to report a friend. Such a talk measures what a grade should measure, namely what a student has understood, and it takes the teacher less time than reading four reports.',
          ],
        },
        {
          point: 'toefl-2026.writing.discussion',
          difficulty: 0.3,
          en: 'A good post takes a position, answers the two classmates and adds a reason or example of its own.',
          zh: '好的发言表明立场，回应两位同学，并补充自己的理由或例子。',
        },
      ),
    ],
  },
];
