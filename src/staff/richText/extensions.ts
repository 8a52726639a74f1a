import StarterKit from '@tiptap/starter-kit';
import { isArticleLink } from '../../lib/urls/urls';
import { tableExtensions } from './tables';

/**
 * The extensions for exactly the elements that Markdown can represent and the public page renders
 * (decision 0007), with history and shortcuts.
 */
export const extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3] },
    code: false,
    codeBlock: false,
    horizontalRule: false,
    strike: false,
    underline: false,
    // Disabled, because it appends an empty paragraph that the stored text does not have.
    trailingNode: false,
    link: {
      openOnClick: false,
      defaultProtocol: 'https',
      isAllowedUri: (url) => isArticleLink(url),
      HTMLAttributes: { target: null, rel: null },
    },
  }),
  ...tableExtensions,
];
