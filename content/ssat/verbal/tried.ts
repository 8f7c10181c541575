import { analogy, ssatSet, synonym } from '../authoring.ts';

/** Six questions that are only tried. */
export const verbalTried = ssatSet(
  {
    code: 'ssat-x1',
    title: ['SSAT Upper mock A, Experimental: words', 'SSAT 高级模拟卷 A 试测：词汇'],
    author: 'mei',
    written: { days: -40, time: '16:00' },
    hardness: [-0.8, 0.8],
  },
  'ssat.verbal',
  {
    questions: [
      synonym(
        'meaning',
        'JUBILANT',
        ['joyful', 'ancient', 'noisy', 'juicy', 'hopeful'],
        'A',
        'C',
        'A jubilant crowd is overjoyed, and therefore often noisy.',
        'jubilant 指“欢欣的”，喧闹（noisy）只是常见的表现。',
      ),
      synonym(
        'meaning',
        'DIVULGE',
        ['dive', 'split', 'reveal', 'swallow', 'dismiss'],
        'C',
        'B',
        'To divulge a secret is to tell it. To split is to <em>divide</em>.',
        'divulge 指“泄露、透露”。“分开”是 divide。',
      ),
      synonym(
        'roots',
        'TENACIOUS',
        ['tense', 'persistent', 'tenfold', 'tender', 'timid'],
        'B',
        'A',
        'Latin <em>tenere</em> is to hold: who is tenacious holds on.',
        '词根 ten 是“抓住”，tenacious 即“坚持不懈的”。',
      ),
      analogy(
        'parts',
        'Page is to magazine',
        ['pen is to paper', 'reader is to library', 'ink is to letter', 'step is to staircase', 'roof is to house'],
        'D',
        'E',
        'A magazine is made of many pages, a staircase of many steps. A house has one roof.',
        '杂志由许多页组成，楼梯由许多级组成。房子只有一个屋顶。',
      ),
      analogy(
        'use',
        'Odometer is to distance',
        ['speed is to car', 'map is to road', 'barometer is to rain', 'fuel is to tank', 'stopwatch is to time'],
        'E',
        'C',
        'An odometer measures distance, a stopwatch time. A barometer measures the pressure of the air, not the rain.',
        '里程表测距离，秒表测时间。气压计测的是气压，不是雨。',
      ),
      analogy(
        'quality',
        'Weep is to sorrow',
        ['yawn is to boredom', 'smile is to face', 'cry is to tear', 'shiver is to coat', 'fear is to danger'],
        'A',
        'C',
        'Weeping shows sorrow, yawning shows boredom. A tear is what one cries.',
        '哭泣表现悲伤，打哈欠表现无聊。眼泪是哭出来的东西，不是情绪。',
      ),
    ],
  },
);
