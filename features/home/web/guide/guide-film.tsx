import { useEffect, useRef } from 'react';
import type { Language } from '@inkstone/base';
import { useLanguage, useTranslation } from '@inkstone/ui';
import { guideMessages } from '../../messages.ts';
import { getPictureUrl } from './pages.ts';
import type { usePlayedTime } from './played-time.ts';
import styles from './guide.module.css';

const films = {
  en: new URL('./film/guide.en.webm', import.meta.url),
  zh: new URL('./film/guide.zh.webm', import.meta.url),
};
const captions = {
  en: new URL('./film/captions.en.vtt', import.meta.url),
  zh: new URL('./film/captions.zh.vtt', import.meta.url),
};
const languageTags = { en: 'en', zh: 'zh-Hans' } as const;

interface GuideFilmProps {
  /** Opened by itself: it plays without sound, since nobody asked for it. */
  isAutomatic: boolean;
  played: ReturnType<typeof usePlayedTime>;
  onError(): void;
}

/** The film of the guide in the reader's language, with captions, theirs first. */
export const GuideFilm = ({ isAutomatic, played, onError }: GuideFilmProps) => {
  const t = useTranslation(guideMessages);
  const language = useLanguage();
  const otherLanguage = language === 'zh' ? 'en' : 'zh';
  const video = useRef<HTMLVideoElement>(null);
  // Begins to play; a browser that does not let it leaves the film standing with its play button.
  useEffect(() => {
    void video.current?.play().catch(() => undefined);
  }, [language]);
  const getLabel = (captionLanguage: Language) => t(captionLanguage === 'zh' ? 'captionsZh' : 'captionsEn');
  return (
    <div className={styles.film}>
      <video
        key={language}
        ref={video}
        className={styles.video}
        src={films[language].href}
        poster={getPictureUrl('find', language)}
        controls
        playsInline
        muted={isAutomatic}
        preload="auto"
        controlsList="nodownload noremoteplayback"
        aria-label={t('film')}
        onError={onError}
        {...played.handlers}
      >
        <track
          kind="captions"
          srcLang={languageTags[language]}
          label={getLabel(language)}
          src={captions[language].href}
          default
        />
        <track
          kind="captions"
          srcLang={languageTags[otherLanguage]}
          label={getLabel(otherLanguage)}
          src={captions[otherLanguage].href}
        />
      </video>
      <p className="meta">{t('sound')}</p>
    </div>
  );
};
