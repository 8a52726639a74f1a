import { Play } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from '../../../lib/i18n/languages';
import { Button } from '../../../ui/actions/Button';
import { ExternalLink } from '../../../ui/navigation/ExternalLink';
import styles from './Video.module.css';

interface Props {
  /** The id of the video at YouTube. */
  id: string;
  title: string;
  language: Language;
}

/** Requests nothing from YouTube before the click, and then from its host without cookies (design 8). */
export function Video({ id, title, language }: Props) {
  const { t } = useTranslation('news');
  const [playing, setPlaying] = useState(false);
  return (
    <section aria-labelledby="video" className={styles.video}>
      <h2 id="video">{t('video.title')}</h2>
      {playing ? (
        <iframe
          src={`https://www.youtube-nocookie.com/embed/${id}?autoplay=1`}
          title={title}
          lang={language}
          allow="autoplay; encrypted-media; picture-in-picture"
          allowFullScreen
          className={styles.frame}
        />
      ) : (
        <div className={styles.poster} data-screen-only>
          <Button onClick={() => setPlaying(true)}>
            <Play aria-hidden="true" size="1.1em" />
            {t('video.play')}
          </Button>
          <p>{t('video.hint')}</p>
        </div>
      )}
      <ExternalLink href={`https://www.youtube.com/watch?v=${id}`}>{t('video.link')}</ExternalLink>
    </section>
  );
}
