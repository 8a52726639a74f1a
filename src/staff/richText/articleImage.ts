import { type Editor, Node, ReactNodeViewRenderer } from '@tiptap/react';
import { ArticleImageView } from './ArticleImageView';
import { insertBlock } from './insertBlock';

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
