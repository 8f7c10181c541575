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
import { useGlossEditing, type GlossEditing } from './use-gloss-editing.tsx';
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

/** A tool that edits the selected formula, or a new one, in a line below the text. */
const useFormulaLine = (editor: Editor) => {
  const [formula, setFormula] = useState<string | null>(null);
  const save = (latex: string) => {
    setFormula(null);
    editor.chain().focus().insertContent({ type: 'math', attrs: { latex } }).run();
  };
  return {
    open: () => setFormula(editor.isActive('math') ? String(editor.getAttributes('math').latex) : ''),
    line: formula !== null && <FormulaLine latex={formula} onPut={save} onLeave={() => setFormula(null)} />,
  };
};

interface SourceFieldProps {
  labelId: string;
  value: string;
  onChange(html: string): void;
}

/** The text as source. */
const SourceField = ({ labelId, value, onChange }: SourceFieldProps) => (
  <textarea
    className={styles.source}
    aria-labelledby={labelId}
    value={value}
    spellCheck={false}
    onChange={(event) => onChange(event.currentTarget.value)}
  />
);

interface EditedTextProps {
  editor: Editor;
  meaning: GlossEditing;
  pictures: ReturnType<typeof useRichPictures> | null;
  onPasteCapture: ReturnType<typeof useRichPaste>['onPasteCapture'];
}

/** The text as it looks, with the lines in which the meaning of words, pictures and tables are edited. */
const EditedText = ({ editor, meaning, pictures, onPasteCapture }: EditedTextProps) => (
  <>
    {meaning.editing && (
      <GlossLine
        key={meaning.editing.target?.from}
        target={meaning.editing.target}
        onWrite={meaning.begin}
        onPut={(words) => meaning.save(editor, words)}
        onLeave={() => meaning.leave(editor)}
      />
    )}
    <EditorContent
      editor={editor}
      onPasteCapture={(event) => {
        onPasteCapture(event);
        if (!event.isDefaultPrevented()) pictures?.onPasteCapture(event);
      }}
      onDropCapture={pictures?.onDropCapture}
    />
    {pictures?.line}
    <TableLine editor={editor} />
  </>
);

/** Why a text is shown as source, where it has to be. */
const SourceReason = ({ value, editor }: { value: string; editor: Editor }) => {
  const t = useTranslation(richFieldMessages);
  return survivesEditor(value, editor.getHTML()) ? null : <p className="meta">{t('shownAsSource')}</p>;
};

const FieldError = ({ id, error }: { id: string; error: RichFieldProps['error'] }) =>
  error ? (
    <p id={id} className={styles.error}>
      {error}
    </p>
  ) : null;

/** A labelled rich text field: emphasis, lists, formulas, pictures; text with other elements is edited as source. */
export const RichField = (props: RichFieldProps) => {
  const { label, value, onChange, error, lang = 'en', compact = false, hasPictures = true, more, settle } = props;
  const t = useTranslation(richFieldMessages);
  const [labelId, errorId] = [useId(), useId()];
  // A single line has no room for it, and its tools appear on focus.
  const placeholder = compact ? undefined : t('howFormula');
  const meaning = useGlossEditing();
  const { editor, writeSource } = useRichEditor({
    ...{ lang, labelId, errorId: error ? errorId : undefined, placeholder, value, onChange, settle },
    // The range of the words is valid only for the unchanged text.
    onUpdate: meaning.drop,
    onSelectionUpdate: meaning.retarget,
  });
  const [isSource, setIsSource] = useState(() => !survivesEditor(value, editor.getHTML()));
  const formula = useFormulaLine(editor);
  const desk = useRichPictures(editor, compact ? 'small' : 'middle');
  const pictures = hasPictures ? desk : null;
  const paste = useRichPaste(editor, props.onPasted);
  const compactMark = compact ? '' : undefined;

  return (
    <div className={styles.field} data-compact={compactMark}>
      <div className={styles.head}>
        <span id={labelId} className={styles.label}>
          {label}
        </span>
        <RichTools
          editor={editor}
          label={label}
          isSource={isSource}
          onFormula={formula.open}
          onTable={compact ? undefined : () => insertTable(editor)}
          onSource={() => setIsSource(!isSource)}
          onExplain={props.hasGlossary ? () => meaning.open(editor) : undefined}
          picture={pictures?.tool}
          more={more?.(editor)}
        />
      </div>
      <div
        className={styles.box}
        data-compact={compactMark}
        data-invalid={error ? '' : undefined}
        data-empty={value === '' ? '' : undefined}
      >
        {isSource ? (
          <SourceField labelId={labelId} value={value} onChange={writeSource} />
        ) : (
          <EditedText {...{ editor, meaning, pictures }} onPasteCapture={paste.onPasteCapture} />
        )}
        {formula.line}
      </div>
      {isSource ? <SourceReason value={value} editor={editor} /> : paste.news}
      {!isSource && <DollarLine editor={editor} />}
      <FieldError id={errorId} error={error} />
    </div>
  );
};
