import { readSet, textOf } from './authoring.ts';
import type { QuestionSet } from '../bank-types.ts';

/** The academic passage of the first module, and the text that is tried out behind it. */
export const academicAndTrial: readonly QuestionSet[] = [
  readSet(
    {
      code: 't26-r04',
      name: ['reading 4: why whales sing lower', '阅读 4：鲸为何越唱越低'],
      point: 'academic',
      difficulty: -0.1,
    },
    textOf(
      [
        'Since the 1960s, when navies began to listen for submarines, microphones on the ocean floor have also recorded blue whales. The recordings show something odd: year after year, the males sing on a lower note. In some oceans the pitch has dropped by almost a third.',
        'An early guess was that ships had become so loud that whales changed their songs to be heard above them. But noise should drive a singer higher or make him louder, not lower, and the drop is found in quiet waters as well. Another idea is that whales are growing larger again since hunting was banned, and larger bodies make deeper sounds. Bodies, however, have not grown nearly enough to account for the change.',
        'A third explanation looks at how far a song has to carry. When whaling had left only a few hundred animals in an ocean, a male had to sing loudly to reach any listener at all, and a loud blast is easier to produce on a higher note. Now that there are more whales, and closer together, the singers can afford to be softer and deeper, which may be what females prefer.',
      ],
      'Lower and Lower',
    ),
    [
      [
        'Why were microphones first placed on the ocean floor?',
        ['To detect submarines', 'To count whales', 'To measure the noise of ships', 'To study whale songs'],
        'A',
        'D',
        'Navies began to listen for submarines; the whales were recorded besides.',
        '海军最初是为了监听潜艇，鲸的声音只是顺带录下。',
      ],
      [
        'What speaks against the explanation by noise?',
        [
          'Ships have become quieter since the 1960s.',
          'The pitch also drops where it is quiet.',
          'Whales sing mainly at night.',
          'Only females react to noise.',
        ],
        'B',
        'A',
        'Noise should drive a song higher or louder, and the drop is found in quiet waters as well.',
        '噪声应使歌声变高或变响，而安静的海域里音调同样下降。',
      ],
      [
        'The word “account for” in the passage is closest in meaning to',
        ['count', 'report', 'explain', 'prevent'],
        'C',
        'B',
        'The growth of the bodies is too small to explain the change.',
        '体型的增长太小，不足以解释这一变化。',
      ],
      [
        'According to the third explanation, why did males sing higher when whales were rare?',
        [
          'Their bodies were smaller then.',
          'They imitated the sound of ships.',
          'Females preferred high notes.',
          'A louder song was needed to reach others.',
        ],
        'D',
        'C',
        'A male had to sing loudly to reach anyone, and a loud blast is easier on a higher note.',
        '数量稀少时必须唱得响才能被听到，而音调较高时更容易唱响。',
      ],
      [
        'What is the main purpose of the passage?',
        [
          'To compare explanations of a change in whale songs',
          'To describe how whale songs are recorded',
          'To argue that whaling should stay banned',
          'To show that whales understand each other',
        ],
        'A',
        'B',
        'The change is described, then three explanations are weighed.',
        '短文先描述现象，再比较三种解释。',
      ],
    ],
  ),
  readSet(
    { code: 't26-r05', name: ['reading 5: lost property', '阅读 5：失物招领'], point: 'daily', difficulty: -0.5 },
    textOf(
      [
        'Things found in the buildings are kept at the main desk for thirty days. Describe what you are missing by mail, with the day and the room, and you will hear from us only if we have it. Keys and telephones are handed to the university police the same evening.',
      ],
      'Lost Something?',
    ),
    [
      [
        'Where should someone look for a telephone lost two days ago?',
        ['At the main desk', 'In the room where it was lost', 'At the university police', 'In the mail room'],
        'C',
        'A',
        'Telephones are handed to the university police the same evening.',
        '手机当晚就会移交校警。',
      ],
      [
        'What does no answer to a mail mean?',
        [
          'The desk is closed.',
          'The thing has not been found.',
          'The mail has to be sent again.',
          'The thing may be picked up.',
        ],
        'B',
        'D',
        '“You will hear from us only if we have it.”',
        '只有找到了失物，工作人员才会回复。',
      ],
    ],
  ),
];
