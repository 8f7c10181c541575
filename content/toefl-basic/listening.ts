import { title, transcriptOf, type Script } from '../toefl-2023/authoring.ts';
import type { QuestionSet } from '../bank-types.ts';
import { asked, shared, type Asked } from './authoring.ts';

const talkOf = (script: Script, [en, zh]: readonly [string, string], its: readonly Asked[]): QuestionSet => ({
  ...shared,
  code: script.code,
  title: title(`TOEFL Basic paper 1, ${en}`, `托福基础卷一：${zh}`),
  node: 'toefl-basic.listening',
  stimulus: { kind: 'audio', audio: script.code, transcript: transcriptOf(script) },
  questions: asked(script.code, 'listening', its),
});

const ticketScript: Script = {
  code: 'tfb-l1',
  voices: { Girl: 'woman', Boy: 'man' },
  lines: [
    ['Girl', 'Are you coming to the science museum with us on Saturday?'],
    ['Boy', 'I would like to, but I have a football match in the morning. When are you leaving?'],
    ['Girl', 'At ten, by train. But the museum is open until six. You could come later and meet us there.'],
    ['Boy', 'The match ends at noon. I could take the train at half past twelve. Is the ticket expensive?'],
    [
      'Girl',
      'It is free for students, but you have to bring your school card. Tom forgot his last time and paid nine dollars.',
    ],
    ['Boy', 'Then I will put mine into my shoe. That is the one thing I never forget on a football day.'],
  ],
};

const echoScript: Script = {
  code: 'tfb-l2',
  voices: { Teacher: 'scot' },
  lines: [
    [
      'Teacher',
      'Everybody knows that bats find their way by sound. They call, and they listen for the echo. But you may not know that some people can do the same.',
    ],
    [
      'Teacher',
      'A man in California, who has been blind since he was a baby, clicks with his tongue two or three times a second while he walks. From the echo he can tell a wall from a hedge, and a parked car from a truck. He even rides a bicycle.',
    ],
    [
      'Teacher',
      'The surprising thing is what happens in the brain. When he listens to his clicks, the part that works is not the part for hearing. It is the part that others use for seeing.',
    ],
  ],
};

const tickets = talkOf(
  ticketScript,
  ['a conversation', '一段对话'],
  [
    [
      'main',
      'What are the students talking about?',
      ['A football match', 'A visit to a museum', 'A lost school card', 'The price of trains'],
      'B',
      'A',
      'The girl invites the boy to come along to the museum; the match only decides when.',
      '女生邀请男生一起去博物馆，球赛只影响时间。',
    ],
    [
      'detail',
      'When will the boy probably take the train?',
      ['At ten', 'At noon', 'At half past twelve', 'At six'],
      'C',
      'A',
      'The match ends at noon, and he names the train at half past twelve. The others leave at ten.',
      '球赛中午结束，他说可以坐十二点半的火车。十点是其他人出发的时间。',
    ],
    [
      'inference',
      'Why will the boy put his card into his shoe?',
      [
        'So that he does not forget it',
        'So that nobody steals it',
        'Because his bag is full',
        'Because it is a joke of Tom’s',
      ],
      'A',
      'B',
      'On a football day his shoes are the one thing that he never forgets.',
      '踢球的日子他绝不会忘记带鞋，卡放在鞋里就忘不了。',
    ],
  ],
);

const echoes = talkOf(
  echoScript,
  ['a short talk', '一段讲话'],
  [
    [
      'main',
      'What is the talk mainly about?',
      ['How bats hunt', 'How to help blind people', 'How some people use echoes', 'How bicycles are built'],
      'C',
      'A',
      'Bats are only the beginning: the talk is about people who do the same.',
      '蝙蝠只是引子，讲话的主题是人也能利用回声。',
    ],
    [
      'detail',
      'What does the man do while he walks?',
      ['He sings.', 'He clicks with his tongue.', 'He claps his hands.', 'He uses a stick.'],
      'B',
      'D',
      'He clicks with his tongue two or three times a second.',
      '他每秒用舌头发出两三次咔嗒声。',
    ],
    [
      'detail',
      'What is surprising about his brain?',
      [
        'It is larger than usual.',
        'It does not react to sounds.',
        'It works more slowly at night.',
        'The part for seeing works when he listens.',
      ],
      'D',
      'B',
      'Not the part for hearing works, but the part that others use for seeing.',
      '工作的不是听觉区，而是别人用来看的那一部分。',
    ],
  ],
);

/** What is said in the recordings of the basic paper. */
export const toeflBasicScripts: readonly Script[] = [ticketScript, echoScript];

/** A conversation and a short talk. */
export const listeningSets: readonly QuestionSet[] = [tickets, echoes];
