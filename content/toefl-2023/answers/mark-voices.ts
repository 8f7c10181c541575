import type { Script } from '../authoring.ts';

const said = (code: string, text: string): Script => ({
  code: `t23-a-mei-${code}`,
  voices: { Teacher: 'woman' },
  lines: [['Teacher', text]],
});

/** What Ms. Mei says of Lin Xiaohe's first speaking task of mock A instead of writing it; the sounds lie in `content/audio`. */
export const markScripts: readonly Script[] = [
  said(
    'comment',
    'Xiaohe, well done. I believed every word about your noisy classroom. Next time, slow down a little at the end of each verb, and listen for the small s.',
  ),
  said('note', 'Listen: there is one reason. There are two reasons.'),
];
