import { useTranslation } from 'react-i18next';
import { mediaUrl, nameOfUrl } from '../../../lib/urls/media';
import { isFileUrl } from '../../../lib/urls/urls';
import { Badge } from '../../../ui/feedback/Badge';
import type { VersionImage } from '../../kinds/values';
import styles from './ImageDifferences.module.css';
import { type SideNames, TextDifference } from './TextDifference';
import type { DiffWords } from './useWordDiff';

interface Props {
  older: VersionImage[];
  newer: VersionImage[];
  names: SideNames;
  diffWords: DiffWords | undefined;
}

/**
 * The images of the newer version, then those that only the older one has; marks what has moved and
 * which texts differ.
 */
export function ImageDifferences({ older, newer, names, diffWords }: Props) {
  const removed = older.filter(({ url }) => !newer.some((image) => image.url === url));
  return (
    <ul className={`plain-list stack gap-3 ${styles.images}`}>
      {[...newer, ...removed].map((image) => (
        <ImageDifference
          key={image.url}
          image={image}
          places={{ older: placeIn(older, image), newer: placeIn(newer, image) }}
          before={older.find(({ url }) => url === image.url)}
          names={names}
          diffWords={diffWords}
        />
      ))}
    </ul>
  );
}

/** Counts from 1; 0 if the version does not have it. */
const placeIn = (images: VersionImage[], { url }: VersionImage): number =>
  images.findIndex((image) => image.url === url) + 1;

interface ImageDifferenceProps extends Pick<Props, 'names' | 'diffWords'> {
  image: VersionImage;
  places: { older: number; newer: number };
  /** Undefined if the older version does not have it. */
  before: VersionImage | undefined;
}

function ImageDifference({ image, places, before, names, diffWords }: ImageDifferenceProps) {
  const { t } = useTranslation('history');
  const isInBoth = places.older > 0 && places.newer > 0;
  const changed = image.texts.flatMap(({ label, text }, index) => {
    const previous = before?.texts[index]?.text ?? '';
    return isInBoth && previous !== text ? [{ label, older: previous, newer: text }] : [];
  });
  return (
    <li>
      {/* The name of the file follows. */}
      {isFileUrl(image.url) && <img src={mediaUrl(image.url)} alt="" loading="lazy" />}
      <div>
        <p>{nameOfUrl(image.url)}</p>
        <p>
          {places.newer === 0 && (
            <Badge tone="plain">{t('diff.only', { name: names.older })}</Badge>
          )}
          {places.older === 0 && (
            <Badge tone="green">{t('diff.only', { name: names.newer })}</Badge>
          )}
          {isInBoth && places.older !== places.newer && (
            <Badge tone="ochre">{t('diff.moved', { from: places.older, to: places.newer })}</Badge>
          )}
        </p>
        {changed.map(({ label, ...texts }) => (
          <div key={label}>
            <p>{label}</p>
            <TextDifference {...texts} names={names} diffWords={diffWords} />
          </div>
        ))}
      </div>
    </li>
  );
}
