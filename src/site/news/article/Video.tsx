import { Play } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from '../../../lib/i18n/languages';
import { Button } from '../../../ui/actions/Button';
import { ExternalLink } from '../../../ui/navigation/ExternalLink';
import type { Video as VideoLinks } from '../../data/news/video';
import styles from './article.module.css';

interface Props {
  video: VideoLinks;
  title: string;
  language: Language;
}

const focusPlayer = (player: HTMLIFrameElement | null) => player?.focus();

/**
 * Renders a button that replaces itself by the player of a video, which takes the focus, and a link
 * to the page of the video. Requests nothing from its service before (design 8).
 */
export function Video({ video: { service, player, page }, title, language }: Props) {
  const { t } = useTranslation('news');
  const [playing, setPlaying] = useState(false);
  return (
    <section className={`stack gap-3 ${styles.video}`}>
      <h2 className="size-h3">{t('video.title')}</h2>
      {playing ? (
        <iframe
          // The button that had the focus is no longer there.
          ref={focusPlayer}
          src={player}
          title={title}
          lang={language}
          allow="autoplay; encrypted-media; picture-in-picture"
          allowFullScreen
          className={styles.frame}
        />
      ) : (
        <div className={`stack gap-3 ${styles.poster}`} data-screen-only>
          <Button onClick={() => setPlaying(true)}>
            <Play size="1.1em" />
            {t('video.play', { service })}
          </Button>
          <p>{t('video.hint', { service })}</p>
        </div>
      )}
      <ExternalLink href={page}>{t('video.link', { service })}</ExternalLink>
    </section>
  );
}
