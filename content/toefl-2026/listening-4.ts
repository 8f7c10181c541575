import { heardSet, type Heard } from './authoring.ts';

/** The two talks of the upper module. */
export const upperTalks: readonly Heard[] = [
  heardSet(
    { code: 't26-l27', name: ['talk 2: the empty map', '讲话 2：地图上的空白'], point: 'talk', difficulty: 0.8 },
    {
      voices: { Professor: 'man' },
      lines: [
        [
          'Professor',
          'Early European maps of the oceans are full of islands that do not exist. You might think that this was carelessness. I would like to suggest that it was, at first, caution. A captain who reports a reef that is not there does no harm. A captain who fails to report one that is there may sink the next ship. So map makers kept whatever they could not disprove.',
        ],
        [
          'Professor',
          'The trouble is that it is hard to disprove an island. You sail to the place, you see nothing, but is it the right place? Before good clocks, a ship could be a hundred miles off. One small island in the Indian Ocean was looked for eleven times, and each time it was moved on the map rather than removed.',
        ],
        [
          'Professor',
          'What finally emptied the maps was not exploration but insurance. In the nineteenth century companies began to charge more for routes near known dangers. Suddenly a reef that nobody had seen cost money every year, and somebody was willing to pay for a proper search.',
        ],
      ],
    },
    [
      [
        'What is the main point of the talk?',
        [
          'Why false islands stayed on maps so long',
          'How captains measured distances',
          'Why insurance was invented',
          'How reefs were discovered',
        ],
        'A',
        'C',
        'The professor explains why they were put in, why they stayed, and what removed them.',
        '教授解释这些岛为何被画上、为何长期保留，又因何消失。',
      ],
      [
        'According to the professor, why did map makers keep doubtful islands?',
        [
          'They wanted fuller maps.',
          'They copied one another.',
          'Captains paid them for it.',
          'Leaving a real danger out was worse.',
        ],
        'D',
        'B',
        'A false reef does no harm, a missing one may sink a ship.',
        '误标的礁石无害，漏标的礁石可能使船沉没。',
      ],
      [
        'Why does the professor mention one island in the Indian Ocean?',
        [
          'It was found after eleven searches.',
          'It shows how hard an island is to disprove.',
          'It caused several accidents.',
          'It was the last one to be drawn.',
        ],
        'B',
        'A',
        'Each search that found nothing only moved it on the map.',
        '每次搜寻未果，只是把它在图上挪了位置，说明难以证伪。',
      ],
      [
        'What did insurance change?',
        [
          'Ships avoided the Indian Ocean.',
          'Captains reported fewer reefs.',
          'Doubtful dangers became expensive.',
          'Map makers were paid by the island.',
        ],
        'C',
        'B',
        'A reef that nobody had seen cost money every year, so a search paid.',
        '没人见过的礁石每年都让人多花保费，于是有人愿意出钱彻底查清。',
      ],
    ],
  ),
  heardSet(
    { code: 't26-l28', name: ['talk 3: the quiet leader', '讲话 3：安静的领导者'], point: 'talk', difficulty: 1 },
    {
      voices: { Professor: 'scot' },
      lines: [
        [
          'Professor',
          'Who leads a flock of pigeons? For a long time the answer was nobody: each bird simply follows its neighbors. Then small satellite receivers became light enough to be carried by a pigeon, and it turned out that there is an order after all. When certain birds turn, the others turn a fraction of a second later, and hardly ever the other way round.',
        ],
        [
          'Professor',
          'Now, you might expect the leaders to be the oldest, or those who know the way best. They are not. The birds in front are simply the fastest flyers. And here is what I find interesting. After a number of flights, these fast birds do know the way better than the rest. Flying in front, they have to look at the landscape, while those behind only look at them. So knowledge does not make leaders. Leading makes knowledge.',
        ],
      ],
    },
    [
      [
        'How was the order in the flock found?',
        [
          'By watching it from the ground',
          'By satellite receivers on the birds',
          'By removing single birds',
          'By filming at high speed',
        ],
        'B',
        'D',
        'Receivers became light enough to be carried by a pigeon.',
        '接收器变得足够轻，可以让鸽子携带。',
      ],
      [
        'What decides which birds fly in front?',
        ['Their age', 'Their size', 'Their knowledge of the way', 'Their speed'],
        'D',
        'C',
        'The birds in front are simply the fastest flyers.',
        '飞在前面的只是飞得最快的。',
      ],
      [
        'Why do the birds in front learn the way better?',
        ['They have to watch the landscape.', 'They fly more often.', 'They are younger.', 'They follow older birds.'],
        'A',
        'B',
        'Those behind only look at the birds in front of them.',
        '前面的鸟必须看地形，后面的只看前面的鸟。',
      ],
      [
        'What does the professor mean by “Leading makes knowledge”?',
        [
          'Leaders teach the others.',
          'Only those who know can lead.',
          'Being in front is what lets a bird learn.',
          'Knowledge is shared in a flock.',
        ],
        'C',
        'B',
        'The order is the reverse of what one expects: the leaders learn because they lead.',
        '因果与人们的预想相反：因为领头，才学会了路。',
      ],
    ],
  ),
];
