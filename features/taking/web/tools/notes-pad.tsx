import { Textarea } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '@inkstone/ui';
import { panelWords } from '../../messages.ts';
import { FloatingPanel } from './floating-panel.tsx';
import type { Tools } from './use-tools.ts';

/** Paper for notes that lies beside the question: one reads on, hears on and answers while it is open. */
export const NotesPad = ({ state }: { state: Tools }) => {
  const say = useTranslation(panelWords);
  const [draft, setDraft] = useState(state.pad);
  // One who has just opened it writes at once; a page that comes again with it open leaves the focus alone.
  const [isPressed] = useState(() => document.activeElement !== document.body);
  const field = useRef<HTMLTextAreaElement>(null);
  // Meets the focus, which the page has only once the field is there.
  useEffect(() => {
    if (isPressed) field.current?.focus();
  }, [isPressed]);
  const write = (next: string) => {
    setDraft(next);
    state.writePad(next);
  };
  return (
    <FloatingPanel title={say('notesPad')} place={state.placeOf('notes')} onClose={() => state.toggleOut('notes')}>
      <Textarea
        aria-label={say('notesPad')}
        description={say('notesHint')}
        inputWrapperOrder={['input', 'description']}
        descriptionProps={{ mt: 'sm' }}
        ref={field}
        value={draft}
        maxLength={20_000}
        rows={8}
        resize="vertical"
        onChange={(event) => write(event.currentTarget.value)}
      />
    </FloatingPanel>
  );
};
