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
  /** Puts in a table; absent where a text is one line. */
  onTable?: (() => void) | undefined;
  onSource(): void;
  /** Puts in a picture, or changes the one that is selected; absent where none may be put in. */
  picture?: ReactNode;
  /** Absent where nothing is explained. */
  onExplain?: (() => void) | undefined;
  /** A tool of the type's own, such as putting in a gap; it stands first, where a phone shows it. */
  more?: ReactNode;
}

const marks = [
  { name: 'bold', Tag: 'b', sign: 'B' },
  { name: 'italic', Tag: 'i', sign: 'I' },
  { name: 'sub', Tag: 'span', sign: 'x₂' },
  { name: 'sup', Tag: 'span', sign: 'x²' },
  { name: 'strike', Tag: 's', sign: 'S' },
] as const;

/** The few things that a question's words can be. */
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
  const on = useEditorState({
    editor,
    selector: ({ editor: it }) => ({
      bold: it.isActive('bold'),
      italic: it.isActive('italic'),
      sub: it.isActive('sub'),
      sup: it.isActive('sup'),
      strike: it.isActive('strike'),
      list: it.isActive('bulletList'),
      gloss: it.isActive('gloss'),
    }),
  });
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
