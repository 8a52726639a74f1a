import { Play } from 'lucide-react';
import { useState } from 'react';
import { type Control, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { youtubeId } from '../../../lib/urls/youtube';
import { Button } from '../../../ui/actions/Button';
import { ExternalLink } from '../../../ui/navigation/ExternalLink';
import { MutedText } from '../../../ui/text/MutedText';
import type { NewsValues } from '../news/newsSchema';
import styles from './VideoPreview.module.css';

/**
 * Plays the YouTube video of the form from YouTube's no-cookie host. Requests nothing from YouTube
 * before a click (design 8).
 */
export function VideoPreview({ control }: { control: Control<NewsValues> }) {
  const { t } = useTranslation('admin');
  const id = youtubeId(useWatch({ control, name: 'youtubeUrl' }));
  const [playing, setPlaying] = useState<string | null>(null);
  if (!id) return null;
  return (
    <section aria-label={t('video.title')} className={styles.video}>
      {playing === id ? (
        <iframe
          src={`https://www.youtube-nocookie.com/embed/${id}`}
          title={t('video.frame')}
          allow="encrypted-media; picture-in-picture"
          allowFullScreen
        />
      ) : (
        <>
          <Button variant="secondary" onClick={() => setPlaying(id)}>
            <Play aria-hidden="true" size="1.1em" />
            {t('video.play')}
          </Button>
          <MutedText>{t('video.hint')}</MutedText>
        </>
      )}
      <ExternalLink href={`https://www.youtube.com/watch?v=${id}`}>{t('video.open')}</ExternalLink>
    </section>
  );
}
