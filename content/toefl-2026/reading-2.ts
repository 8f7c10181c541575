import { readSet, textOf, wordsSet } from './authoring.ts';
import type { QuestionSet } from '../bank-types.ts';

/** The upper second module of reading. */
export const readingUpper: readonly QuestionSet[] = [
  wordsSet(
    { code: 't26-r06', name: ['reading 6: the price of salt', '阅读 6：盐的价格'], difficulty: 0.6 },
    'Few substances have shaped the map of trade as thoroughly as salt. Wherever it was sca[rce], rulers disc[overed] that a small tax on ev[ery] meal could pay for an ent[ire] army. Roads were bu[ilt] from the mines to the coast, and tow[ns] that controlled a bri[dge] along the way bec[ame] rich without producing any[thing] themselves. Only when cheap refrigeration all[owed] food to be kept cold did salt lose its power.',
    [
      'Tense and number decide most endings: “discovered”, “became” and “allowed” are past tense, “towns” is plural.',
      '多数词尾由时态和单复数决定：discovered、became、allowed 为过去式，towns 为复数。',
    ],
  ),
  readSet(
    {
      code: 't26-r07',
      name: ['reading 7: the memory of trees', '阅读 7：树的记忆'],
      point: 'academic',
      difficulty: 0.9,
    },
    textOf(
      [
        'A tree that has survived a drought is sometimes better prepared for the next one. Seedlings of oak that were kept dry for some weeks closed the pores of their leaves sooner when water was withheld a second time, and lost fewer of them. Since a plant has no nerves, botanists have had to look for such memory elsewhere.',
        'Part of it lies in the wood. In a dry year a tree builds narrower vessels, which carry less water but are not as easily blocked by bubbles of air. The vessels stay in use for years, so that the tree goes on being cautious long after the rain has returned. Another part seems to lie in the way in which genes are read. Chemical tags attached during stress can make certain genes respond faster the next time, and some of these tags are passed on when cells divide.',
        'Whether this is an advantage depends on what comes next. Caution costs growth: in a run of wet summers, the prepared tree is overtaken by its careless neighbors. Foresters who harden seedlings by drying them before planting are therefore making a bet. If the climate turns out as dry as expected, the bet pays; if not, they have raised a forest of slow growers.',
      ],
      'Trees That Remember',
    ),
    [
      [
        'What did the experiment with oak seedlings show?',
        [
          'Dry seedlings grow new leaves faster.',
          'An earlier drought made plants react sooner to another.',
          'Seedlings need several weeks of drought to survive.',
          'Closed pores protect leaves from disease.',
        ],
        'B',
        'C',
        'Those that had been dry before closed their pores sooner and lost fewer leaves the second time.',
        '经历过干旱的幼苗第二次缺水时更早关闭气孔，掉叶也更少。',
      ],
      [
        'Why does the author mention nerves?',
        [
          'To show that plants feel stress',
          'To correct a common belief about oaks',
          'To explain why the memory has to be sought in other places',
          'To compare trees with simple animals',
        ],
        'C',
        'D',
        '“Since a plant has no nerves, botanists have had to look for such memory elsewhere.”',
        '植物没有神经，所以必须从别处寻找这种记忆。',
      ],
      [
        'What can be inferred about wide vessels?',
        [
          'They are blocked by air more easily than narrow ones.',
          'They are built mainly in dry years.',
          'They last longer than narrow ones.',
          'They carry less water.',
        ],
        'A',
        'D',
        'Narrow vessels “are not as easily blocked”, so wide ones are blocked more easily.',
        '文中说窄导管不那么容易被气泡堵塞，可知宽导管更容易堵塞。',
      ],
      [
        'What is said of the chemical tags?',
        [
          'They change the order of genes.',
          'They disappear when a cell divides.',
          'They are found only in oaks.',
          'They can speed up the response of genes.',
        ],
        'D',
        'B',
        'They “can make certain genes respond faster”, and some are passed on when cells divide.',
        '化学标记能让某些基因反应更快，有些在细胞分裂时还会传下去。',
      ],
      [
        'Why is drying seedlings described as a bet?',
        [
          'Nobody knows how many seedlings survive it.',
          'It pays only if the years to come are dry.',
          'It has been tried in too few forests.',
          'The seedlings may be sold before planting.',
        ],
        'B',
        'A',
        'Caution costs growth; in wet summers the prepared trees are overtaken.',
        '谨慎以生长为代价；如果今后多雨，这些树反而会落后。',
      ],
    ],
  ),
];

/** The lower second module of reading. */
export const readingLower: readonly QuestionSet[] = [
  wordsSet(
    { code: 't26-r08', name: ['reading 8: a walk to school', '阅读 8：步行上学'], difficulty: -1.4 },
    'Many children in our town now walk to school in a group. A par[ent] goes in front and an[other] one behind, and the chi[ldren] join on the way. At eve[ry] stop there is a gr[een] sign with the ti[me] on it, as at a bus st[op]. When it ra[ins], everyone wears a yel[low] coat, so that drivers can see them from far aw[ay]. Nobody has been late since it began.',
    [
      'The words are common ones; the sentence around each gap gives its meaning.',
      '所缺都是常用词，根据上下文的意思即可补全。',
    ],
  ),
  readSet(
    {
      code: 't26-r09',
      name: ['reading 9: a note on the door', '阅读 9：门上的便条'],
      point: 'daily',
      difficulty: -1.6,
    },
    textOf(
      [
        'The laundry room is closed today because a pipe is being repaired. Please use the machines in the east house, first floor; your card works there too. We expect to open again tomorrow at nine. If your clothes are still inside, ask at the desk before five.',
      ],
      'Note on a Door',
    ),
    [
      [
        'Why is the room closed?',
        ['It is being cleaned.', 'New machines are coming.', 'A pipe is being repaired.', 'It is a holiday.'],
        'C',
        'A',
        'The first sentence says so.',
        '第一句就说明了原因。',
      ],
      [
        'What should someone do whose clothes are in the room?',
        ['Ask at the desk today', 'Wait until tomorrow at nine', 'Go to the east house', 'Use another card'],
        'A',
        'C',
        '“If your clothes are still inside, ask at the desk before five.”',
        '衣物还在里面的人应在五点前到前台询问。',
      ],
    ],
  ),
  readSet(
    {
      code: 't26-r10',
      name: ['reading 10: the chess evening', '阅读 10：国际象棋之夜'],
      point: 'daily',
      difficulty: -1.3,
    },
    textOf(
      [
        'Do you play chess, or would you like to learn? The chess club meets on Tuesdays at seven in the library café. Boards are there; you only bring yourself. Beginners are shown the rules from half past six. There is no fee, but we are glad if you buy a drink. On the last Tuesday of the month we play a small tournament: write your name on the list by Monday.',
      ],
      'Chess Evening',
    ),
    [
      [
        'Who should come at half past six?',
        [
          'People who help in the café',
          'People who are new to chess',
          'People who play the tournament',
          'People who bring a board',
        ],
        'B',
        'C',
        'Beginners are shown the rules from half past six.',
        '初学者六点半开始学规则。',
      ],
      [
        'What does an evening cost?',
        ['A small fee', 'The price of a board', 'A drink for everyone', 'Nothing'],
        'D',
        'A',
        'There is no fee; buying a drink is only welcome.',
        '活动免费，买饮料只是欢迎之举。',
      ],
      [
        'What is needed for the tournament?',
        ['A name on a list', 'A partner', 'A board', 'A year in the club'],
        'A',
        'B',
        '“Write your name on the list by Monday.”',
        '需要在星期一之前在名单上登记姓名。',
      ],
    ],
  ),
];
