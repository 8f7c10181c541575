import { replyTo, type Heard } from './authoring.ts';

/** Single sentences to be answered in the first module. */
export const routerReplies: readonly Heard[] = [
  replyTo('t26-l01', -1.4, 'woman', [
    'Is there any chance you could drop these books off for me?',
    [
      'They dropped in price last week.',
      'Sure, I pass the library anyway.',
      'I read two of them.',
      'No, the chance is over.',
    ],
    'B',
    'A',
    'It is a request; the answer agrees and gives a reason why it is easy.',
    '这是请求，合适的回应是答应，并说明顺路。',
  ]),
  replyTo('t26-l02', -1.1, 'man', [
    'How come the lab was locked this morning?',
    [
      'I came by bus.',
      'At about nine, I think.',
      'Somebody forgot to open it, I suppose.',
      'It is next to the stairs.',
    ],
    'C',
    'A',
    '“How come” asks for a reason, not for a way of coming.',
    'How come 问的是原因，不是怎么来的。',
  ]),
  replyTo('t26-l03', -0.9, 'woman', [
    'You have met Professor Lindgren before, haven’t you?',
    [
      'Only once, at a talk in spring.',
      'Yes, I will meet her tomorrow.',
      'She is a professor of geology.',
      'No, it was before noon.',
    ],
    'A',
    'B',
    'The question is about an earlier meeting; “only once” confirms it.',
    '问的是以前是否见过，Only once 给出肯定回答。',
  ]),
  replyTo('t26-l04', -0.6, 'man', [
    'I’m afraid the printer on this floor is out of paper again.',
    [
      'It prints on both sides.',
      'I paid for it already.',
      'Don’t be afraid, it is only a paper.',
      'Then let’s try the one upstairs.',
    ],
    'D',
    'C',
    'The speaker names a problem; a helpful reply offers a way around it.',
    '说话人提出问题，合适的回应是给出解决办法。',
  ]),
  replyTo('t26-l05', -0.3, 'woman', [
    'Wouldn’t it be quicker to take the tram?',
    [
      'It would, if it ran on Sundays.',
      'No, I took the quick one.',
      'Yes, it was very quick.',
      'The train leaves at eight.',
    ],
    'A',
    'C',
    'The reply accepts the idea and says why it does not work today.',
    '回应承认建议有道理，并说明今天行不通的原因。',
  ]),
  replyTo('t26-l06', 0, 'man', [
    'Who’s going to take notes if Priya can’t make it?',
    ['She made very good ones.', 'I can, if I may sit in front.', 'We took twenty notes.', 'It was hard to make.'],
    'B',
    'A',
    '“Make it” means to be able to come; the question asks for somebody in her place.',
    'make it 指“能来”，问的是谁来代替她做记录。',
  ]),
  replyTo('t26-l07', 0.3, 'woman', [
    'I thought the deadline had been moved to Friday.',
    [
      'We moved on Friday.',
      'So did I, until I read the mail.',
      'I think so, it was a long line.',
      'Friday is fine with me.',
    ],
    'B',
    'D',
    'The speaker was mistaken; the reply shares the mistake and says what ended it.',
    '说话人之前弄错了，回应者说自己也曾这样以为，看了邮件才知道。',
  ]),
  replyTo('t26-l08', 0.6, 'man', [
    'You wouldn’t happen to know where the forms are kept, would you?',
    ['It happened in the office.', 'No, you would not.', 'I keep them warm.', 'Second drawer, under the stamps.'],
    'D',
    'A',
    'It is a polite question for a place, and the reply names it.',
    '这是委婉地询问地点，回应直接说出位置。',
  ]),
];

/** Single sentences to be answered in the upper second module. */
export const upperReplies: readonly Heard[] = [
  replyTo('t26-l21', 0.7, 'woman', [
    'If only I had checked the schedule before I came.',
    [
      'You checked in at ten.',
      'Yes, only you came.',
      'Well, at least the café is open.',
      'The schedule is on the wall.',
    ],
    'C',
    'D',
    'She regrets having come for nothing; the reply comforts her.',
    '她后悔没先看时间表、白跑一趟，合适的回应是安慰。',
  ]),
  replyTo('t26-l22', 0.9, 'man', [
    'She’s hardly going to turn down an offer like that.',
    ['I agree, she will take it.', 'No, it was hard to turn.', 'She offered it to me.', 'Then turn it down a little.'],
    'A',
    'D',
    '“Hardly going to turn down” means that she will almost surely accept.',
    'hardly going to turn down 意思是她几乎一定会接受。',
  ]),
  replyTo('t26-l23', 1.1, 'woman', [
    'Do you mind if we go over the budget once more before the meeting?',
    ['It is over budget.', 'Not at all, let me fetch my laptop.', 'Yes, I have met them.', 'I mind my own business.'],
    'B',
    'A',
    '“Go over” means to look through; “not at all” agrees.',
    'go over 指“再看一遍”，Not at all 表示同意。',
  ]),
];

/** Single sentences to be answered in the lower second module. */
export const lowerReplies: readonly Heard[] = [
  replyTo('t26-l31', -1.9, 'woman', [
    'Where did you put the keys?',
    ['Yesterday evening.', 'On the kitchen table.', 'For the front door.', 'Yes, I did.'],
    'B',
    'C',
    '“Where” asks for a place.',
    'Where 问的是地点。',
  ]),
  replyTo('t26-l32', -1.8, 'man', [
    'When does the next bus come?',
    ['In ten minutes.', 'From the station.', 'With my sister.', 'It is a blue one.'],
    'A',
    'B',
    '“When” asks for a time.',
    'When 问的是时间。',
  ]),
  replyTo('t26-l33', -1.7, 'woman', [
    'Would you like some tea?',
    ['I like her very much.', 'It is on Tuesday.', 'No, he would not.', 'Yes, please, with milk.'],
    'D',
    'A',
    'It is an offer, which is accepted.',
    '这是提议，合适的回应是接受。',
  ]),
  replyTo('t26-l34', -1.6, 'man', [
    'Can I borrow your pen for a moment?',
    ['I wrote it myself.', 'It was a good moment.', 'Of course, here you are.', 'No, I cannot swim.'],
    'C',
    'A',
    'It is a request, and the reply hands the pen over.',
    '这是请求，回应把笔递过去。',
  ]),
  replyTo('t26-l35', -1.5, 'woman', [
    'Whose jacket is this?',
    ['It is very warm.', 'It is Omar’s, I think.', 'It was thirty dollars.', 'He is outside.'],
    'B',
    'A',
    '“Whose” asks for the owner.',
    'Whose 问的是主人是谁。',
  ]),
  replyTo('t26-l36', -1.3, 'man', [
    'Why don’t we eat outside today?',
    ['Good idea, it is so warm.', 'Because I ate it.', 'No, we did not.', 'It was on the outside.'],
    'A',
    'B',
    '“Why don’t we” makes a suggestion; it does not ask for a reason.',
    'Why don’t we 是提建议，不是问原因。',
  ]),
  replyTo('t26-l37', -1.1, 'woman', [
    'I can’t find my name on the list.',
    ['It is a nice name.', 'The list is long.', 'I found it in a book.', 'Look on the second page.'],
    'D',
    'B',
    'The speaker has a problem; the reply helps.',
    '说话人遇到问题，合适的回应是提供帮助。',
  ]),
];
