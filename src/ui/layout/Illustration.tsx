import type { Scene as SceneName } from '../../content/site';
import type { Picture } from '../../lib/facts/facts';
import { useLanguage } from '../../lib/i18n/useLanguage';
import { mediaUrl } from '../../lib/urls/media';
import styles from './Illustration.module.css';

interface Props {
  /** The file name in `public/scenes` without `.svg`. */
  name: SceneName;
  /** Loads immediately, for the first screen; otherwise near the viewport. */
  eager?: boolean;
  /** Photograph of staff in its place, which is described and credited. */
  picture?: Picture | undefined;
}

/**
 * Renders a decorative drawing (docs/scenes.md), or a photograph of staff with its credit; 1600 ×
 * 1000 pixels unless styles change it.
 */
export function Illustration({ name, eager = false, picture }: Props) {
  const language = useLanguage();
  const image = (
    <img
      src={picture ? mediaUrl(picture.url) : `/scenes/${name}.svg`}
      alt={picture?.alt[language] ?? ''}
      className="cover"
      width={1600}
      height={1000}
      loading={eager ? 'eager' : 'lazy'}
    />
  );
  if (!picture) return image;
  return (
    <figure className={styles.photograph}>
      {image}
      <figcaption>{picture.credit}</figcaption>
    </figure>
  );
}
