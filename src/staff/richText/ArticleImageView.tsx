import { type NodeViewProps, NodeViewWrapper } from '@tiptap/react';
import { Trash2 } from 'lucide-react';
import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/actions/Button';
import { ImageThumbnail } from '../files/cards/ImageThumbnail';
import { imageKeyOf } from '../kinds/files';
import styles from './ArticleImageView.module.css';
import { TextImagesContext } from './textControl';

/**
 * Renders an image between two paragraphs of the editor. One that is not among the images of the article is marked as missing,
 * because visitors see nothing of it.
 */
export function ArticleImageView({ node, selected, deleteNode }: NodeViewProps) {
  const { t } = useTranslation(['adminDesk', 'uploads']);
  const { images, language } = useContext(TextImagesContext);
  const index = images.findIndex((image) => imageKeyOf(image) === node.attrs.key);
  const image = images[index];
  const name = t('uploads:image.name', { number: index + 1 });
  return (
    <NodeViewWrapper
      as="figure"
      className={`stack gap-2 ${styles.figure}`}
      data-selected={selected || undefined}
      contentEditable={false}
    >
      {image ? (
        <>
          <ImageThumbnail image={image} />
          <figcaption>
            {name}
            {image.texts[language].alt && `: ${image.texts[language].alt}`}
          </figcaption>
        </>
      ) : (
        <figcaption>{t('textImage.missing')}</figcaption>
      )}
      <Button variant="tertiary" onClick={() => deleteNode()}>
        <Trash2 aria-hidden="true" size="1.1em" />
        {t('textImage.remove')}
        {image && <span className="visually-hidden">: {name}</span>}
      </Button>
    </NodeViewWrapper>
  );
}
