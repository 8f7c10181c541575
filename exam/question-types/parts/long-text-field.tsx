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
  /** The stored text with its formatting marks. */
  value: string;
  onChange(text: string): void;
  readOnly: boolean;
  clipboard: Clipboard;
}

// Only the formatting that the text marks can express; pasted text loses the rest.
const extensions = [
  StarterKit.configure({
    ...{ code: false, codeBlock: false, hardBreak: false, horizontalRule: false },
    ...{ link: false, strike: false, underline: false, trailingNode: false },
    heading: { levels: [2] },
  }),
];

/** A large editor for a long text, with headings, lists, quotations and emphasis. */
export const LongTextField = ({ label, value, onChange, readOnly, clipboard }: LongTextFieldProps) => {
  const lastValue = useRef(value);
  const editorProps = useMemo(
    () => ({
      attributes: {
        ...{ role: 'textbox', 'aria-multiline': 'true', 'aria-label': label, lang: 'en', class: styles.text ?? '' },
        ...(readOnly && { 'aria-readonly': 'true' }),
        ...{ spellcheck: 'false', autocorrect: 'off', autocapitalize: 'none' },
      },
      // Where the section disables the clipboard, nothing is pasted or dropped.
      handlePaste: () => clipboard === 'off',
      handleDrop: () => clipboard === 'off',
    }),
    [label, readOnly, clipboard],
  );
  // A new object at each render would make the editor reset all its options.
  const [content] = useState(() => toDocument(value));
  const editor = useEditor({
    extensions,
    content,
    injectCSS: false,
    editable: !readOnly,
    editorProps,
    onUpdate: ({ editor: current }) => {
      const text = serializeDocument(current.getJSON());
      // Text beyond the maximum length is rejected: the field returns to the stored text.
      if (text.length > maxTextLength) return void current.commands.undo();
      lastValue.current = text;
      onChange(text);
    },
  });
  // Replaces the editor's own text when the value changes from outside.
  useEffect(() => {
    if (value === lastValue.current) return;
    lastValue.current = value;
    editor.commands.setContent(toDocument(value), { emitUpdate: false });
  }, [editor, value]);
  useEffect(() => editor.setEditable(!readOnly, false), [editor, readOnly]);
  return (
    <div className={styles.field}>
      {!readOnly && <Tools editor={editor} />}
      <EditorContent editor={editor} />
    </div>
  );
};

/** Keeps the focus in the text when a tool is pressed, so that typing continues there. */
const preventFocusLoss = (event: MouseEvent) => event.preventDefault();

const Tools = ({ editor }: { editor: Editor }) => {
  const t = useTranslation(longTextMessages);
  const is = useEditorState({
    editor,
    selector: ({ editor: current }) => ({
      heading: current.isActive('heading'),
      bold: current.isActive('bold'),
      italic: current.isActive('italic'),
      bullets: current.isActive('bulletList'),
      numbers: current.isActive('orderedList'),
      quotation: current.isActive('blockquote'),
      mayUndo: current.can().undo(),
      mayRedo: current.can().redo(),
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
