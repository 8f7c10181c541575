import { Suspense } from 'react';
import { GlossedText, lazyWithRetry, RichText } from '@inkstone/ui';
import type { Scene, StimulusLook } from './looks.ts';

const TextWithLook = lazyWithRetry(async () => (await import('./text-with-look.tsx')).TextWithLook);

/** Loads what draws texts as what they are, for work that continues without a network. */
export const preloadLooks = TextWithLook.preload;

export interface StimulusTextProps {
  html: string;
  /** What the text is; absent: a passage. */
  look?: StimulusLook | undefined;
  /** Who writes in it, in the order of their first words. */
  scene?: Scene | undefined;
  /** Whether explained words show their meaning. */
  hasGlossary?: boolean;
  /** Called with the text once it is drawn. */
  onRender?: ((element: HTMLElement) => void) | undefined;
}

/** The text of a stimulus: a passage, or a text of daily life drawn as what it is. The words stay the same text. */
export const StimulusText = ({ html, look, scene, hasGlossary = false, onRender }: StimulusTextProps) => {
  const Text = hasGlossary ? GlossedText : RichText;
  const plain = <Text html={html} serif {...(onRender && { onRender })} />;
  if (!look) return plain;
  return (
    <Suspense fallback={plain}>
      <TextWithLook html={html} look={look} scene={scene} onRender={onRender} Text={Text} />
    </Suspense>
  );
};
