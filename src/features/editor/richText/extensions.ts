import { Extension } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { isArticleLink } from '../../../lib/urls/urls';

/** What a text may hold: exactly what its Markdown can say and the public page shows. */
export const extensions = (onLink: () => void) => [
  StarterKit.configure({
    heading: { levels: [2, 3] },
    strike: false,
    underline: false,
    // Adds an empty paragraph at the end, which a stored text does not have.
    trailingNode: false,
    link: {
      openOnClick: false,
      defaultProtocol: 'https',
      isAllowedUri: (url) => isArticleLink(url),
      HTMLAttributes: { target: null, rel: null },
    },
  }),
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
