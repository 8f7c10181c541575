import { Suspense } from 'react';
import { GlossedText, lazyWithRetry, RichText } from '@inkstone/ui';
import type { Scene, StimulusLook } from './looks.ts';

const LookedText = lazyWithRetry(async () => (await import('./looked-text.tsx')).LookedText);

/** Loads what draws texts as what they are, for work that goes on without a network. */
export const preloadLooks = LookedText.preload;

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
      <LookedText html={html} look={look} scene={scene} onRender={onRender} Text={Text} />
    </Suspense>
  );
};
