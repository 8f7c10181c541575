import type { Editor } from '@tiptap/react';
import { useEditorState } from '@tiptap/react';
import type { ReactNode } from 'react';
import { useTranslation } from '@inkstone/ui';
import { richFieldMessages } from './messages.ts';
import styles from './rich-field.module.css';

interface RichToolsProps {
  editor: Editor;
  label: string;
  isSource: boolean;
  onFormula(): void;
  /** Inserts a table; absent for single-line text. */
  onTable?: (() => void) | undefined;
  onSource(): void;
  /** Inserts a picture or edits the selected one; absent where pictures are not allowed. */
  picture?: ReactNode;
  /** Absent where words cannot be explained. */
  onExplain?: (() => void) | undefined;
  /**
   * An additional tool of the question type, such as inserting a gap; comes first, so that it is visible on a phone.
   */
  more?: ReactNode;
}

const marks = [
  { name: 'bold', Tag: 'b', sign: 'B' },
  { name: 'italic', Tag: 'i', sign: 'I' },
  { name: 'sub', Tag: 'span', sign: 'x₂' },
  { name: 'sup', Tag: 'span', sign: 'x²' },
  { name: 'strike', Tag: 's', sign: 'S' },
] as const;

/** Formatting tools of a rich text field. */
export const RichTools = ({
  editor,
  label,
  isSource,
  onFormula,
  onTable,
  onSource,
  picture,
  onExplain,
  more,
}: RichToolsProps) => {
  const t = useTranslation(richFieldMessages);
  const on = useActiveMarks(editor);
  return (
    <div className={styles.tools} role="toolbar" aria-label={t('tools', { label })}>
      {!isSource && more}
      {!isSource &&
        marks.map(({ name, Tag, sign }) => (
          <button
            key={name}
            type="button"
            aria-label={t(name)}
            aria-pressed={on[name]}
            onClick={() => editor.chain().focus().toggleMark(name).run()}
          >
            <Tag>{sign}</Tag>
          </button>
        ))}
      {!isSource && (
        <button type="button" aria-pressed={on.list} onClick={() => editor.chain().focus().toggleBulletList().run()}>
          {t('list')}
        </button>
      )}
      {!isSource && onTable && (
        <button type="button" onClick={onTable}>
          {t('table')}
        </button>
      )}
      {!isSource && (
        <button type="button" onClick={onFormula}>
          {t('formula')}
        </button>
      )}
      {!isSource && picture}
      {!isSource && onExplain && (
        <button type="button" aria-pressed={on.gloss} onClick={onExplain}>
          {t('explain')}
        </button>
      )}
      <button type="button" aria-pressed={isSource} onClick={onSource}>
        {t('source')}
      </button>
    </div>
  );
};

/** Which emphases apply at the cursor. */
const useActiveMarks = (editor: Editor) =>
  useEditorState({
    editor,
    selector: ({ editor: current }) => ({
      bold: current.isActive('bold'),
      italic: current.isActive('italic'),
      sub: current.isActive('sub'),
      sup: current.isActive('sup'),
      strike: current.isActive('strike'),
      list: current.isActive('bulletList'),
      gloss: current.isActive('gloss'),
    }),
  });
