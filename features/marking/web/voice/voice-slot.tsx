import { useLayoutEffect, useRef } from 'react';
import type { Note, SignedFile } from '../../contract.ts';
import { VoiceButton } from './voice-button.tsx';
import { VoiceNote } from './voice-note.tsx';
import styles from './voice.module.css';

interface VoiceSlotProps {
  voice: SignedFile | null;
  /** What is spoken; null for the general comment. */
  note: Note | null;
  hotkey: string;
  onRemove(): void;
}

/** Where something is spoken, or heard once it was; the focus stays here when one takes the place of the other. */
export const VoiceSlot = ({ voice, note, hotkey, onRemove }: VoiceSlotProps) => {
  const place = useRef<HTMLDivElement>(null);
  const hasFocus = useRef(false);
  const isThere = voice !== null;
  // Meets the focus, which falls to the page with the button that had it.
  useLayoutEffect(() => {
    if (hasFocus.current && document.activeElement === document.body) place.current?.querySelector('button')?.focus();
  }, [isThere]);
  return (
    <div
      ref={place}
      className={styles.place}
      onFocus={() => {
        hasFocus.current = true;
      }}
      onBlur={() => {
        hasFocus.current = false;
      }}
    >
      {voice ? <VoiceNote voice={voice} onRemove={onRemove} /> : <VoiceButton note={note} hotkey={hotkey} />}
    </div>
  );
};
