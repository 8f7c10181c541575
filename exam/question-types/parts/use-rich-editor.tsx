import { useEffect, useMemo, useRef } from 'react';
import { useEditor, type Editor } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { richNodes } from './rich-nodes.tsx';
import { tableNodes } from './rich-tables.tsx';
import { normalizeEmpty } from './rich-source.tsx';

const extensions = [StarterKit.configure({ link: false, heading: false }), ...richNodes, ...tableNodes];

interface Attributes {
  lang: string;
  labelId: string;
  /** What its error is said in; absent where there is none. */
  errorId: string | undefined;
  placeholder: string | undefined;
}

const buildAttributes = ({ lang, labelId, errorId, placeholder }: Attributes): Record<string, string> => ({
  role: 'textbox',
  'aria-multiline': 'true',
  'aria-labelledby': labelId,
  lang,
  ...(placeholder && { 'aria-placeholder': placeholder }),
  ...(errorId && { 'aria-invalid': 'true', 'aria-describedby': errorId }),
});

interface RichEditorParts extends Attributes {
  value: string;
  onChange(html: string, isSource: boolean): void;
  /** What the owner makes of a text before keeping it, so that its echo is known; absent: nothing. */
  settle: ((html: string) => string) | undefined;
  /** The text is another, before the owner hears of it. */
  onUpdate(): void;
  onSelectionUpdate(): void;
}

/** The editor of a text that its owner keeps, and the way to write the text as source. */
export const useRichEditor = (parts: RichEditorParts): { editor: Editor; writeSource: (html: string) => void } => {
  const { lang, labelId, errorId, placeholder, value, onChange, settle, onUpdate, onSelectionUpdate } = parts;
  const given = useRef(value);
  const editorProps = useMemo(
    () => ({ attributes: buildAttributes({ lang, labelId, errorId, placeholder }) }),
    [lang, labelId, errorId, placeholder],
  );
  const editor = useEditor({
    extensions,
    content: value,
    injectCSS: false,
    editorProps,
    onUpdate: ({ editor: it }) => {
      const html = normalizeEmpty(it.getHTML());
      given.current = settle ? settle(html) : html;
      onUpdate();
      onChange(html, false);
    },
    onSelectionUpdate,
  });

  // Meets the editor, which keeps a text of its own: one that came from elsewhere replaces it.
  useEffect(() => {
    if (value === given.current) return;
    given.current = value;
    editor.commands.setContent(value, { emitUpdate: false });
  }, [editor, value]);

  const writeSource = (html: string) => {
    given.current = settle ? settle(html) : html;
    editor.commands.setContent(html, { emitUpdate: false });
    onChange(html, true);
  };
  return { editor, writeSource };
};
