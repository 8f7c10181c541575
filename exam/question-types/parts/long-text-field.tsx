import { useEffect, useMemo, useRef, useState, type MouseEvent } from 'react';
import { EditorContent, useEditor, useEditorState, type Editor } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { useTranslation } from '@inkstone/ui';
import type { Clipboard } from '../views-contract.ts';
import { toDocument, serializeDocument } from './long-text.ts';
import styles from './long-text-field.module.css';
import { longTextMessages } from './messages.ts';
import { maxTextLength } from './written-answer.ts';

interface LongTextFieldProps {
  label: string;
  /** The text as it is stored, with the marks of its formatting. */
  value: string;
  onChange(text: string): void;
  readOnly: boolean;
  clipboard: Clipboard;
}

// What plain text can say by its marks, and nothing else: what is pasted loses the rest.
const extensions = [
  StarterKit.configure({
    ...{ code: false, codeBlock: false, hardBreak: false, horizontalRule: false },
    ...{ link: false, strike: false, underline: false, trailingNode: false },
    heading: { levels: [2] },
  }),
];

/** A wide field to write a long text in, with headings, lists, quotations and emphasis. */
export const LongTextField = ({ label, value, onChange, readOnly, clipboard }: LongTextFieldProps) => {
  const given = useRef(value);
  const editorProps = useMemo(
    () => ({
      attributes: {
        ...{ role: 'textbox', 'aria-multiline': 'true', 'aria-label': label, lang: 'en', class: styles.text ?? '' },
        ...(readOnly && { 'aria-readonly': 'true' }),
        ...{ spellcheck: 'false', autocorrect: 'off', autocapitalize: 'none' },
      },
      // Where the section takes no clipboard, nothing is pasted or dropped.
      handlePaste: () => clipboard === 'off',
      handleDrop: () => clipboard === 'off',
    }),
    [label, readOnly, clipboard],
  );
  // What is another object at each render makes the editor take all its options anew.
  const [content] = useState(() => toDocument(value));
  const editor = useEditor({
    extensions,
    content,
    injectCSS: false,
    editable: !readOnly,
    editorProps,
    onUpdate: ({ editor: it }) => {
      const text = serializeDocument(it.getJSON());
      // What is longer than an answer may be is not taken: the field goes back to what is kept.
      if (text.length > maxTextLength) return void it.commands.undo();
      given.current = text;
      onChange(text);
    },
  });
  // Meets the editor, which keeps a text of its own: one that came from elsewhere replaces it.
  useEffect(() => {
    if (value === given.current) return;
    given.current = value;
    editor.commands.setContent(toDocument(value), { emitUpdate: false });
  }, [editor, value]);
  // Meets the editor as well.
  useEffect(() => editor.setEditable(!readOnly, false), [editor, readOnly]);
  return (
    <div className={styles.field}>
      {!readOnly && <Tools editor={editor} />}
      <EditorContent editor={editor} />
    </div>
  );
};

/** A press takes no focus from the text: what is typed right after it belongs there. */
const preventFocusLoss = (event: MouseEvent) => event.preventDefault();

const Tools = ({ editor }: { editor: Editor }) => {
  const t = useTranslation(longTextMessages);
  const is = useEditorState({
    editor,
    selector: ({ editor: it }) => ({
      heading: it.isActive('heading'),
      bold: it.isActive('bold'),
      italic: it.isActive('italic'),
      bullets: it.isActive('bulletList'),
      numbers: it.isActive('orderedList'),
      quotation: it.isActive('blockquote'),
      mayUndo: it.can().undo(),
      mayRedo: it.can().redo(),
    }),
  });
  const chain = () => editor.chain().focus();
  const tools = [
    { name: 'heading', sign: 'H', act: () => chain().toggleHeading({ level: 2 }).run() },
    { name: 'bold', sign: 'B', act: () => chain().toggleBold().run() },
    { name: 'italic', sign: 'I', act: () => chain().toggleItalic().run() },
    { name: 'bullets', sign: '•', act: () => chain().toggleBulletList().run() },
    { name: 'numbers', sign: '1.', act: () => chain().toggleOrderedList().run() },
    { name: 'quotation', sign: '“', act: () => chain().toggleBlockquote().run() },
  ] as const;
  return (
    <div className={styles.tools} role="toolbar" aria-label={t('tools')}>
      {tools.map(({ name, sign, act }) => (
        <button
          key={name}
          type="button"
          onMouseDown={preventFocusLoss}
          title={t(name)}
          aria-label={t(name)}
          aria-pressed={is[name]}
          onClick={act}
        >
          <span aria-hidden="true" data-sign={name}>
            {sign}
          </span>
        </button>
      ))}
      <span className={styles.gap} />
      <button type="button" onMouseDown={preventFocusLoss} disabled={!is.mayUndo} onClick={() => chain().undo().run()}>
        {t('undo')}
      </button>
      <button type="button" onMouseDown={preventFocusLoss} disabled={!is.mayRedo} onClick={() => chain().redo().run()}>
        {t('redo')}
      </button>
    </div>
  );
};
