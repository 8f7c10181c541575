import { useRef, useState } from 'react';
import type { Editor } from '@tiptap/react';
import { explain, explainedAt, type Explained } from './gloss-mark.tsx';

/** The explaining of words of a passage, in a line over it. */
export interface Meaning {
  /** Null while nothing is explained; `explained` is null where no words are chosen. */
  explaining: { explained: Explained | null } | null;
  open(editor: Editor): void;
  /** Something of the meaning was written. */
  begin(): void;
  /** Other words were chosen. */
  goOn(): void;
  drop(): void;
  leave(editor: Editor): void;
  put(editor: Editor, meaning: string): void;
}

/** Opens and closes the line in which words are explained. */
export const useMeaning = (): Meaning => {
  const [explaining, setExplaining] = useState<Meaning['explaining']>(null);
  const isBegun = useRef(false);
  const drop = () => setExplaining(null);
  return {
    explaining,
    drop,
    open: (editor) => {
      isBegun.current = false;
      setExplaining({ explained: explainedAt(editor) });
    },
    begin: () => {
      isBegun.current = true;
    },
    // Who goes on to other words means those; what was begun to be written is not thrown away.
    goOn: () => {
      if (!isBegun.current) drop();
    },
    leave: (editor) => {
      drop();
      editor.commands.focus();
    },
    put: (editor, meaning) => {
      const explained = explaining?.explained;
      if (!explained) return;
      drop();
      explain(editor, explained, meaning);
    },
  };
};
