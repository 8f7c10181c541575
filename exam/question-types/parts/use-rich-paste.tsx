import { useState, type ClipboardEvent, type ReactNode } from 'react';
import type { Editor } from '@tiptap/react';
import { useLanguage, useTranslation } from '@inkstone/ui';
import { richFieldMessages } from './messages.ts';
import { convertPaste, listPictureData, type ResolveImageUrl, type PasteLoss } from './paste/convert-paste.tsx';
import { usePictureUpload, type UploadPicture } from './picture-desk.tsx';
import styles from './rich-field.module.css';

interface RichPaste {
  onPasteCapture(event: ClipboardEvent): void;
  /** Message about content that could not be kept, until dismissed; null for none. */
  news: ReactNode;
}

const storedFileUrl = /^\/api\/file\?id=\d+/;

const resolveImageUrl: ResolveImageUrl = (source) => {
  const local = source.startsWith(location.origin) ? source.slice(location.origin.length) : source;
  return storedFileUrl.test(local) ? local : null;
};

/** Uploads pictures included in a paste; returns the URL of each accepted one. */
const uploadPictures = async (
  sources: readonly string[],
  take: UploadPicture,
): Promise<ReadonlyMap<string, string>> => {
  const uploads = new Map<string, string>();
  for (const source of sources) {
    const bytes = await fetchData(source);
    const address = bytes && (await take(bytes));
    if (address) uploads.set(source, address);
  }
  return uploads;
};

/**
 * The file of a data URL; null for any other. Decoded here, since the content security policy allows no fetch of data
 * URLs.
 */
const fetchData = async (source: string): Promise<File | null> => {
  const [, mime = '', encoded = ''] = /^data:(image\/[a-z+.-]+);base64,([\sA-Za-z0-9+/=]*)$/.exec(source) ?? [];
  if (encoded === '') return null;
  const bytes = Uint8Array.from(atob(encoded.replaceAll(/\s/g, '')), (sign) => sign.codePointAt(0) ?? 0);
  return new File([bytes], `pasted.${mime.split('/')[1]?.replace('jpeg', 'jpg') ?? 'png'}`, { type: mime });
};

const hasWords = (html: string): boolean =>
  (new DOMParser().parseFromString(html, 'text/html').body.textContent ?? '').trim() !== '';

/** The HTML of a paste from another program that contains text; null where the editor or another tool handles it. */
export const getForeignHtml = ({ clipboardData }: ClipboardEvent): string | null => {
  const html = clipboardData.getData('text/html');
  return html !== '' && !html.includes('data-pm-slice') && hasWords(html) ? html : null;
};

/** Handles pastes from other programs: converts what the editor supports and reports the rest. */
export const useRichPaste = (editor: Editor, onPasted: ((html: string) => void) | undefined): RichPaste => {
  const t = useTranslation(richFieldMessages);
  const language = useLanguage();
  const take = usePictureUpload();
  const [losses, setLosses] = useState<readonly PasteLoss[]>([]);
  const [isSending, setSending] = useState(false);

  const insertPaste = (html: string, addresses: ReadonlyMap<string, string>, event: globalThis.ClipboardEvent) => {
    const converted = convertPaste(html, (source) => addresses.get(source) ?? resolveImageUrl(source));
    setLosses(converted.losses);
    editor.view.pasteHTML(converted.html, event);
    onPasted?.(converted.html);
  };
  const onPasteCapture = (event: ClipboardEvent) => {
    const html = getForeignHtml(event);
    if (html === null || isSending || editor.isActive('codeBlock')) return;
    const { nativeEvent } = event;
    event.preventDefault();
    event.stopPropagation();
    const sources = take ? listPictureData(html) : [];
    if (!take || sources.length === 0) return insertPaste(html, new Map(), nativeEvent);
    setSending(true);
    void uploadPictures(sources, take)
      .then((addresses) => insertPaste(html, addresses, nativeEvent))
      .finally(() => setSending(false));
  };

  const describeLoss = ({ kind, name }: PasteLoss): string =>
    name === '' ? t(kind === 'picture' ? 'pictureLost' : kind) : t(`${kind}Named`, { name });
  const list = new Intl.ListFormat(language === 'zh' ? 'zh-CN' : 'en', { type: 'conjunction' });
  const news = isSending ? (
    <p className="meta" role="status">
      {t('pictureSending')}
    </p>
  ) : (
    losses.length > 0 && (
      <p className={styles.losses} role="alert">
        {t('pasteLost', { list: list.format(losses.map(describeLoss)) })}
        <button type="button" onClick={() => setLosses([])}>
          {t('understood')}
        </button>
      </p>
    )
  );
  return { onPasteCapture, news: news || null };
};
