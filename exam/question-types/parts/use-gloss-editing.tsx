import { useRef, useState } from 'react';
import type { Editor } from '@tiptap/react';
import { setGloss, findGlossTarget, type GlossTarget } from './gloss-mark.tsx';

/** State of the line in which words of a passage are explained. */
export interface GlossEditing {
  /** Null while the line is closed; `target` is null where no words are selected. */
  editing: { target: GlossTarget | null } | null;
  open(editor: Editor): void;
  /** The meaning was edited. */
  begin(): void;
  /** The selection changed. */
  retarget(): void;
  drop(): void;
  leave(editor: Editor): void;
  save(editor: Editor, meaning: string): void;
}

export const useGlossEditing = (): GlossEditing => {
  const [explaining, setExplaining] = useState<GlossEditing['editing']>(null);
  const isBegun = useRef(false);
  const drop = () => setExplaining(null);
  return {
    editing: explaining,
    drop,
    open: (editor) => {
      isBegun.current = false;
      setExplaining({ target: findGlossTarget(editor) });
    },
    begin: () => {
      isBegun.current = true;
    },
    // A new selection retargets the line, unless an edit has begun, which is not discarded.
    retarget: () => {
      if (!isBegun.current) drop();
    },
    leave: (editor) => {
      drop();
      editor.commands.focus();
    },
    save: (editor, meaning) => {
      const explained = explaining?.target;
      if (!explained) return;
      drop();
      setGloss(editor, explained, meaning);
    },
  };
};
