import { Textarea } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '@inkstone/ui';
import { panelMessages } from '../../messages.ts';
import { FloatingPanel } from './floating-panel.tsx';
import type { Tools } from './use-tools.ts';

/** A notes panel beside the question; reading, listening and answering go on while it is open. */
export const NotesPad = ({ state }: { state: Tools }) => {
  const tPanels = useTranslation(panelMessages);
  const [draft, setDraft] = useState(state.pad);
  // Focuses the field when the student opened it, not when a page is restored with it open.
  const [isPressed] = useState(() => document.activeElement !== document.body);
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (isPressed) field.current?.focus();
  }, [isPressed]);
  const write = (next: string) => {
    setDraft(next);
    state.writePad(next);
  };
  return (
    <FloatingPanel
      title={tPanels('notesPad')}
      place={state.storageKeyFor('notes')}
      onClose={() => state.toggleTool('notes')}
    >
      <Textarea
        aria-label={tPanels('notesPad')}
        description={tPanels('notesHint')}
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
