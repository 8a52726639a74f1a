import { type ComponentProps, createContext, use } from 'react';
import Markdown, { type Components, type ExtraProps } from 'react-markdown';
import type { Language } from '../../../lib/i18n/languages';
import { imageKey, imageKeyIn } from '../../../lib/text/imageRefs';
import type { ImageTexts } from '../../../lib/text/imageTexts';
import { typeset } from '../../../lib/text/typeset';
import { pagePathOf } from '../../../lib/urls/pagePath';
import { isArticleLink } from '../../../lib/urls/urls';
import { AppLink } from '../../../ui/navigation/AppLink';
import { Table } from '../../../ui/text/Table';
import { ArticleImage } from './ArticleImage';
import { remarkTables } from './remarkTables';

/** Headings of the text become `h2` and `h3`, because the title of the article is the `h1` of the page. */
const components: Components = {
  h1: ({ children }) => <h2>{children}</h2>,
  h4: ({ children }) => <h3>{children}</h3>,
  h5: ({ children }) => <h3>{children}</h3>,
  h6: ({ children }) => <h3>{children}</h3>,
  // An image inside a paragraph; `p` below renders those that are a paragraph of their own.
  img: () => null,
  p: Paragraph,
  table: ({ node: _, ...table }) => <Table cards={'data-cards' in table} {...table} />,
  a: ({ href, children }) => {
    // `urlTransform` below empties a URL that is not allowed; its link becomes plain text.
    if (!href) return <span>{children}</span>;
    const path = pagePathOf(href);
    if (path) return <AppLink to={path}>{children}</AppLink>;
    return (
      <a href={href} rel="noopener">
        {children}
      </a>
    );
  },
};

interface ArticleImages {
  language: Language;
  urls: string[];
  imageTexts: ImageTexts;
}

/** A context, because `components` has to be the same object in each render: React remounts every paragraph otherwise. */
const ArticleImagesContext = createContext<ArticleImages | null>(null);

export interface ArticleTextProps extends ArticleImages {
  markdown: string;
}

/**
 * Renders the Markdown of an article. Omits raw HTML and every image that is not one of the article's own on a line of its own
 * (decision 0037); a link that leads to no web page, e-mail address or telephone number is plain text (design 8).
 */
export function MarkdownText({ markdown, ...images }: ArticleTextProps) {
  return (
    <ArticleImagesContext value={images}>
      <Markdown
        skipHtml
        remarkPlugins={[remarkTables]}
        components={components}
        urlTransform={(url, key) => {
          if (key === 'src') return imageKeyIn(url) === null ? '' : url;
          return isArticleLink(url) ? url : '';
        }}
      >
        {typeset(markdown)}
      </Markdown>
    </ArticleImagesContext>
  );
}

/** Renders a paragraph; one that is nothing but an image as that image, or as nothing if the article does not have it. */
function Paragraph({ node, children }: ComponentProps<'p'> & ExtraProps) {
  const images = use(ArticleImagesContext);
  const key = imageOf(node);
  if (key === null) return <p>{children}</p>;
  const url = images?.urls.find((one) => imageKey(one) === key);
  return url && images ? (
    <ArticleImage url={url} texts={images.imageTexts} language={images.language} lazy />
  ) : null;
}

/** Returns the key of the image that a paragraph consists of, '' for an image from elsewhere; null for any other paragraph. */
function imageOf(paragraph: ExtraProps['node']): string | null {
  const [child, ...others] = paragraph?.children ?? [];
  if (others.length > 0 || child?.type !== 'element' || child.tagName !== 'img') return null;
  return imageKeyIn(String(child.properties.src ?? '')) ?? '';
}
