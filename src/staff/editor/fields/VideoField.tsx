import { Play } from 'lucide-react';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { youtubeId } from '../../../lib/urls/youtube';
import { Button } from '../../../ui/actions/Button';
import { ExternalLink } from '../../../ui/navigation/ExternalLink';
import { MutedText } from '../../../ui/text/MutedText';
import { useItemFormState } from '../form/useItemForm';
import type { FieldProps } from './fieldProps';
import { UrlField } from './UrlField';
import styles from './VideoField.module.css';

/**
 * The link of a YouTube video, and below it the video from YouTube's no-cookie host. Requests
 * nothing from YouTube before a click (design 8).
 */
export function VideoField({ entry }: FieldProps) {
  const { t } = useTranslation('admin');
  const { form } = useItemFormState();
  const id = youtubeId(String(useWatch({ control: form.control, name: entry.name })));
  const [playing, setPlaying] = useState<string | null>(null);
  return (
    <>
      <UrlField entry={entry} />
      {id && (
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
          <ExternalLink href={`https://www.youtube.com/watch?v=${id}`}>
            {t('video.open')}
          </ExternalLink>
        </section>
      )}
    </>
  );
}
