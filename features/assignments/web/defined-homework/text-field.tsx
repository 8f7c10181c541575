import { escapeHtml } from '@inkstone/base';
import {
  startTransition,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
  type ComponentType,
  type FocusEvent,
} from 'react';
import { RichText } from '@inkstone/ui';
import styles from './text-field.module.css';

interface TextFieldProps {
  label: string;
  value: string;
  onChange(html: string): void;
  error?: string | undefined;
}

const fetchEditor = async (): Promise<ComponentType<TextFieldProps>> =>
  (await import('@inkstone/exam/rich-field')).RichField;

const toParagraphs = (text: string): string =>
  text.trim() === ''
    ? ''
    : text
        .split('\n')
        .map((line) => `<p>${escapeHtml(line)}</p>`)
        .join('');

/** Appends typed text to rich text; its first line continues the last paragraph. */
const appendText = (base: string, written: string): string => {
  if (written.trim() === '') return base;
  if (!base.endsWith('</p>')) return base + toParagraphs(written);
  const [first = '', ...rest] = written.split('\n');
  return `${base.slice(0, -'</p>'.length)}${escapeHtml(first)}</p>${toParagraphs(rest.join('\n'))}`;
};

/** Moves the caret to the end of the text. */
const moveCaretToEnd = (place: HTMLElement | null): void => {
  const box = place?.querySelector<HTMLElement>('[role="textbox"], textarea');
  box?.focus();
  if (!box?.isContentEditable) return;
  getSelection()?.selectAllChildren(box);
  getSelection()?.collapseToEnd();
};

/** A rich text field whose editor is loaded on first focus; text typed meanwhile is kept. */
export const TextField = (props: TextFieldProps) => {
  const place = useRef<HTMLDivElement>(null);
  const [Editor, setEditor] = useState<ComponentType<TextFieldProps> | null>(null);
  const [isComposing, setComposing] = useState(false);
  const isShown = Editor !== null && !isComposing;
  // Moves the focus from the plain field into the editor, unless the user has left the field.
  useEffect(() => {
    if (isShown && document.activeElement === document.body) moveCaretToEnd(place.current);
  }, [isShown]);
  // The plain field stays until the editor is loaded, and without a network until the next focus.
  const ahead = () => void fetchEditor().catch(() => undefined);
  const open = () =>
    void fetchEditor().then(
      (fetched) => startTransition(() => setEditor(() => fetched)),
      () => undefined,
    );
  return (
    <div
      ref={place}
      onPointerEnter={ahead}
      onCompositionStart={isShown ? undefined : () => setComposing(true)}
      onCompositionEnd={isShown ? undefined : () => startTransition(() => setComposing(false))}
    >
      {isShown ? <Editor {...props} /> : <PlainField {...props} onOpen={open} />}
    </div>
  );
};

const PlainField = ({ label, value, onChange, error, onOpen }: TextFieldProps & { onOpen(): void }) => {
  const [labelId, errorId] = [useId(), useId()];
  const end = useRef<HTMLDivElement>(null);
  const [{ base, known, came }, setText] = useState({ base: value, known: value, came: 0 });
  if (value !== known) setText({ base: value, known: value, came: came + 1 });
  const write = () => {
    const html = appendText(base, end.current?.innerText ?? '');
    setText({ base, known: html, came });
    onChange(html);
  };
  const arrived = useEffectEvent(() => {
    if (end.current?.textContent && base !== '') write();
    else end.current?.replaceChildren();
  });
  // Text typed so far is appended when another text arrives, and removed when the text is cleared.
  useEffect(() => arrived(), [came]);
  const box = {
    role: 'textbox',
    'aria-multiline': true,
    'aria-labelledby': labelId,
    ...(error && { 'aria-invalid': true, 'aria-describedby': errorId }),
  } as const;
  const goToEnd = ({ target, currentTarget }: FocusEvent<HTMLElement>) => {
    onOpen();
    if (target === currentTarget) end.current?.focus();
  };
  return (
    <div className={styles.field}>
      <div className={styles.head}>
        <span id={labelId}>{label}</span>
      </div>
      <div
        className={styles.box}
        data-invalid={error ? '' : undefined}
        tabIndex={-1}
        onFocus={goToEnd}
        {...(base !== '' && box)}
      >
        {base !== '' && <RichText html={base} />}
        <div
          ref={end}
          className={styles.end}
          contentEditable="plaintext-only"
          suppressContentEditableWarning
          onInput={write}
          {...(base === '' && box)}
        />
      </div>
      {error && (
        <p id={errorId} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
};
