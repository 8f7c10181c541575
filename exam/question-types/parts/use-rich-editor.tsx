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
  /** Id of the error element; absent where there is none. */
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
  /** Transformation that the owner applies before storing, so that its echo is recognized. */
  settle: ((html: string) => string) | undefined;
  /** Called on a change, before `onChange`. */
  onUpdate(): void;
  onSelectionUpdate(): void;
}

/** The editor of a controlled text, and a way to edit it as source. */
export const useRichEditor = (parts: RichEditorParts): { editor: Editor; writeSource: (html: string) => void } => {
  const { lang, labelId, errorId, placeholder, value, onChange, settle, onUpdate, onSelectionUpdate } = parts;
  const lastValue = useRef(value);
  const editorProps = useMemo(
    () => ({ attributes: buildAttributes({ lang, labelId, errorId, placeholder }) }),
    [lang, labelId, errorId, placeholder],
  );
  const editor = useEditor({
    extensions,
    content: value,
    injectCSS: false,
    editorProps,
    onUpdate: ({ editor: current }) => {
      const html = normalizeEmpty(current.getHTML());
      lastValue.current = settle ? settle(html) : html;
      onUpdate();
      onChange(html, false);
    },
    onSelectionUpdate,
  });

  // Replaces the editor's own text when the value changes from outside.
  useEffect(() => {
    if (value === lastValue.current) return;
    lastValue.current = value;
    editor.commands.setContent(value, { emitUpdate: false });
  }, [editor, value]);

  const writeSource = (html: string) => {
    lastValue.current = settle ? settle(html) : html;
    editor.commands.setContent(html, { emitUpdate: false });
    onChange(html, true);
  };
  return { editor, writeSource };
};
