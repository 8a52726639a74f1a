import {
  type Editor,
  Node,
  type NodeViewProps,
  NodeViewWrapper,
  ReactNodeViewRenderer,
} from '@tiptap/react';
import { Trash2 } from 'lucide-react';
import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/actions/Button';
import { Thumbnail } from '../files/Thumbnail';
import { imageReference } from '../kinds/news/images';
import styles from './TextEditor.module.css';
import { insertBlock } from './tables';
import { TextImagesContext } from './textControl';

const KEY = /^[a-z0-9-]{1,40}$/;

/** An image between two paragraphs, which refers to an image of the article (decision 0037). */
export const articleImage = Node.create({
  name: 'articleImage',
  group: 'block',
  atom: true,
  addAttributes: () => ({
    key: {
      default: null,
      parseHTML: (element) => element.getAttribute('data-image'),
      renderHTML: ({ key }) => ({ 'data-image': key }),
    },
  }),
  parseHTML: () => [
    {
      tag: 'figure[data-image]',
      // Pasted HTML may come from another site.
      getAttrs: (element) => KEY.test(element.getAttribute('data-image') ?? '') && null,
    },
  ],
  renderHTML: ({ HTMLAttributes }) => ['figure', HTMLAttributes],
  addNodeView: () => ReactNodeViewRenderer(ArticleImageView),
});

/** Inserts an image after the current block, with the cursor in the paragraph below it. */
export const insertImage = (editor: Editor, key: string): void =>
  insertBlock(editor, { type: 'articleImage', attrs: { key } }, 2);

/**
 * Renders an image between two paragraphs. An image that the article does not have is marked as
 * missing, because visitors see nothing of it.
 */
function ArticleImageView({ node, selected, deleteNode }: NodeViewProps) {
  const { t } = useTranslation(['editor', 'uploads']);
  const { images, language } = useContext(TextImagesContext);
  const index = images.findIndex((image) => imageReference(image) === node.attrs.key);
  const image = images[index];
  const name = t('uploads:image.name', { number: index + 1 });
  return (
    <NodeViewWrapper
      as="figure"
      className={`stack gap-2 box ${styles.figure}`}
      data-selected={selected || undefined}
      contentEditable={false}
    >
      {image ? (
        <>
          <Thumbnail url={image.url} />
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
