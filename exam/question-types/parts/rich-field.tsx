import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { EditorContent } from '@tiptap/react';
import type { Editor } from '@tiptap/react';
import { useTranslation } from '@inkstone/ui';
import { DollarLine } from './dollar-line.tsx';
import { FormulaLine } from './formula-line.tsx';
import { GlossLine } from './gloss-line.tsx';
import { richFieldMessages } from './messages.ts';
import { useRichPictures } from './rich-pictures.tsx';
import { survivesEditor } from './rich-source.tsx';
import { RichTools } from './rich-tools.tsx';
import { insertTable } from './rich-tables.tsx';
import { TableLine } from './table-line.tsx';
import { useRichPaste } from './use-rich-paste.tsx';
import { useGlossEditing } from './use-gloss-editing.tsx';
import { useRichEditor } from './use-rich-editor.tsx';
import styles from './rich-field.module.css';

interface RichFieldProps {
  label: string;
  value: string;
  /** `isSource` where it was edited as source, whose markers are numbered as in `value`. */
  onChange(html: string, isSource: boolean): void;
  error?: string | undefined;
  /** Language of the text; default English. */
  lang?: 'en' | 'zh-CN';
  /** One line high, for options. */
  compact?: boolean;
  /** True for a passage whose words may be explained. */
  hasGlossary?: boolean;
  /** False for a key, which contains only text. */
  hasPictures?: boolean;
  /** An additional tool of the question type. */
  more?: ((editor: Editor) => ReactNode) | undefined;
  /** Called with pasted content after conversion. */
  onPasted?: ((html: string) => void) | undefined;
  /** Transformation that the owner applies before storing, so that its echo is recognized. */
  settle?: ((html: string) => string) | undefined;
}

/** A labelled rich text field: emphasis, lists, formulas, pictures; text with other elements is edited as source. */
export const RichField = ({
  label,
  value,
  onChange,
  error,
  lang = 'en',
  compact = false,
  hasGlossary = false,
  hasPictures = true,
  more,
  onPasted,
  settle,
}: RichFieldProps) => {
  const t = useTranslation(richFieldMessages);
  const [labelId, errorId] = [useId(), useId()];
  // A single line has no room for it, and its tools appear on focus.
  const placeholder = compact ? undefined : t('howFormula');
  const meaning = useGlossEditing();
  const { editing } = meaning;
  const { editor, writeSource } = useRichEditor({
    ...{ lang, labelId, errorId: error ? errorId : undefined, placeholder, value, onChange, settle },
    // The range of the words is valid only for the unchanged text.
    onUpdate: meaning.drop,
    onSelectionUpdate: meaning.retarget,
  });
  const [isSource, setIsSource] = useState(() => !survivesEditor(value, editor.getHTML()));
  const [formula, setFormula] = useState<string | null>(null);
  const desk = useRichPictures(editor, compact ? 'small' : 'middle');
  const pictures = hasPictures ? desk : null;
  const paste = useRichPaste(editor, onPasted);

  const openFormula = () => setFormula(editor.isActive('math') ? String(editor.getAttributes('math').latex) : '');
  const putFormula = (latex: string) => {
    setFormula(null);
    editor.chain().focus().insertContent({ type: 'math', attrs: { latex } }).run();
  };

  return (
    <div className={styles.field} data-compact={compact ? '' : undefined}>
      <div className={styles.head}>
        <span id={labelId} className={styles.label}>
          {label}
        </span>
        <RichTools
          editor={editor}
          label={label}
          isSource={isSource}
          onFormula={openFormula}
          onTable={compact ? undefined : () => insertTable(editor)}
          onSource={() => setIsSource(!isSource)}
          onExplain={hasGlossary ? () => meaning.open(editor) : undefined}
          picture={pictures?.tool}
          more={more?.(editor)}
        />
      </div>
      <div
        className={styles.box}
        data-compact={compact ? '' : undefined}
        data-invalid={error ? '' : undefined}
        data-empty={value === '' ? '' : undefined}
      >
        {editing && !isSource && (
          <GlossLine
            key={editing.target?.from}
            target={editing.target}
            onWrite={meaning.begin}
            onPut={(words) => meaning.save(editor, words)}
            onLeave={() => meaning.leave(editor)}
          />
        )}
        {isSource ? (
          <textarea
            className={styles.source}
            aria-labelledby={labelId}
            value={value}
            spellCheck={false}
            onChange={(event) => writeSource(event.currentTarget.value)}
          />
        ) : (
          <EditorContent
            editor={editor}
            onPasteCapture={(event) => {
              paste.onPasteCapture(event);
              if (!event.isDefaultPrevented()) pictures?.onPasteCapture(event);
            }}
            onDropCapture={pictures?.onDropCapture}
          />
        )}
        {!isSource && pictures?.line}
        {!isSource && <TableLine editor={editor} />}
        {formula !== null && <FormulaLine latex={formula} onPut={putFormula} onLeave={() => setFormula(null)} />}
      </div>
      {!isSource && paste.news}
      {!isSource && <DollarLine editor={editor} />}
      {isSource && !survivesEditor(value, editor.getHTML()) && <p className="meta">{t('shownAsSource')}</p>}
      {error && (
        <p id={errorId} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
};
