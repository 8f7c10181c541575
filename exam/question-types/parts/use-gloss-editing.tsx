import { useRef, useState } from 'react';
import type { Editor } from '@tiptap/react';
import { setGloss, findGlossTarget, type GlossTarget } from './gloss-mark.tsx';

/** The explaining of words of a passage, in a line over it. */
export interface GlossEditing {
  /** Null while nothing is explained; `explained` is null where no words are chosen. */
  editing: { target: GlossTarget | null } | null;
  open(editor: Editor): void;
  /** Something of the meaning was written. */
  begin(): void;
  /** Other words were chosen. */
  retarget(): void;
  drop(): void;
  leave(editor: Editor): void;
  save(editor: Editor, meaning: string): void;
}

/** Opens and closes the line in which words are explained. */
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
    // Who goes on to other words means those; what was begun to be written is not thrown away.
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
