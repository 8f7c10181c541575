import { useLayoutEffect, useRef } from 'react';
import type { Note, SignedFile } from '../../contract.ts';
import { VoiceButton } from './voice-button.tsx';
import { VoiceNote } from './voice-note.tsx';
import styles from './voice.module.css';

interface VoiceSlotProps {
  voice: SignedFile | null;
  /** The note to record; null for the general comment. */
  note: Note | null;
  hotkey: string;
  onRemove(): void;
}

/** Records or plays a voice note; the focus stays here when one replaces the other. */
export const VoiceSlot = ({ voice, note, hotkey, onRemove }: VoiceSlotProps) => {
  const place = useRef<HTMLDivElement>(null);
  const hasFocus = useRef(false);
  const isThere = voice !== null;
  // Restores the focus, which is lost with the removed button.
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
