import { Extension } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { isArticleLink } from '../../lib/urls/urls';
import { articleImage } from './articleImage';
import { tableExtensions } from './tables';

/**
 * Returns the extensions for exactly the elements that Markdown can represent and the public page
 * renders (decision 0007), with history and shortcuts.
 * @param onLink called by Ctrl+K (⌘K on a Mac), to open the link dialog
 */
export const extensions = (onLink: () => void) => [
  StarterKit.configure({
    heading: { levels: [2, 3] },
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
  articleImage,
  ...tableExtensions,
  Extension.create({
    name: 'linkShortcut',
    addKeyboardShortcuts: () => ({
      'Mod-k': () => {
        onLink();
        return true;
      },
    }),
  }),
];
