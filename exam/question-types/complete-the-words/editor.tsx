import type { Editor as RichEditor } from '@tiptap/react';
import { useTranslation } from '@inkstone/ui';
import styles from '../parts/editor.module.css';
import { GappedText } from '../parts/gapped-text.tsx';
import { useProblems } from '../parts/use-problems.tsx';
import { RichField } from '../parts/rich-field.tsx';
import type { EditorProps } from '../views-contract.ts';
import own from './cells.module.css';
import { messages } from './messages.ts';
import { cutEverySecondWord, fromNotation, getHalfLength, toNotation } from './notation.ts';
import type { Key, Prompt } from './type.ts';

const settle = (html: string): string => {
  const { prompt, key } = fromNotation(html);
  return toNotation(prompt, key);
};

const lettersBefore = /[\p{L}\p{M}'’-]+$/u;
const lettersAfter = /^[\p{L}\p{M}'’-]+/u;

/** Brackets the selected letters, or the second half of the word at the cursor. */
const bracketLetters = (editor: RichEditor) => {
  const { from, to, $from } = editor.state.selection;
  if (from !== to) {
    editor.chain().focus().insertContentAt(to, ']').insertContentAt(from, '[').run();
    return;
  }
  const { parent, parentOffset } = $from;
  const before = lettersBefore.exec(parent.textBetween(0, parentOffset, undefined, '\uFFFC'))?.[0] ?? '';
  const after =
    lettersAfter.exec(parent.textBetween(parentOffset, parent.content.size, undefined, '\uFFFC'))?.[0] ?? '';
  if ([...(before + after)].length < 2) return;
  const start = from - before.length;
  const half = [...(before + after)].slice(0, getHalfLength(before + after)).join('').length;
  const end = start + before.length + after.length;
  editor
    .chain()
    .focus()
    .insertContentAt(end, ']')
    .insertContentAt(start + half, '[')
    .run();
};

/** Editor for a text with the missing letters in brackets, and a preview as students see it. */
export const Editor = ({ prompt, key_, onChange, problems }: EditorProps<Prompt, Key>) => {
  const t = useTranslation(messages);
  const problemAt = useProblems(problems);
  const seen = (number: number) => {
    const { prefix = '', missing = 0 } = prompt.gaps[number - 1] ?? {};
    return (
      <span>
        {prefix}
        <span className={own.hidden}>{'_'.repeat(missing)}</span>
      </span>
    );
  };
  return (
    <div className={styles.form}>
      <RichField
        label={t('text')}
        hasPictures={false}
        value={toNotation(prompt, key_)}
        onChange={(html) => onChange(fromNotation(html))}
        settle={settle}
        error={problemAt('prompt.text') ?? problemAt('prompt.gaps', true) ?? problemAt('key', true)}
        more={(editor) => (
          <>
            <button type="button" title={t('cutHow')} onClick={() => bracketLetters(editor)}>
              {t('cut')}
            </button>
            <button
              type="button"
              title={t('cutAllHow')}
              onClick={() => editor.commands.setContent(cutEverySecondWord(editor.getHTML()), { emitUpdate: true })}
            >
              {t('cutAll')}
            </button>
          </>
        )}
      />
      <p className="meta">{t('how')}</p>
      {prompt.gaps.length > 0 && (
        <div className={own.seen} role="group" aria-label={t('seen')}>
          <p className="small strong">{t('seen')}</p>
          <div className={own.read} lang="en">
            <GappedText html={prompt.text} gap={seen} />
          </div>
        </div>
      )}
    </div>
  );
};
