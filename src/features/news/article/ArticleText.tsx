import Markdown, { type Components } from 'react-markdown';
import { pages } from '../../../content/site';
import type { Language } from '../../../lib/i18n/languages';
import { withShortWordsBound } from '../../../lib/text/noBreaks';
import { isArticleLink } from '../../../lib/urls/urls';
import { AppLink } from '../../../ui/navigation/AppLink';
import { Table } from '../../../ui/text/Table';
import styles from './ArticleText.module.css';
import { remarkTables } from './remarkTables';

/** Whether a link leads to a page of the site, without a language prefix, and not to a file. */
function isSitePage(href: string): boolean {
  const [path = ''] = href.split(/[?#]/);
  return pages.some((page) => page.path === path) || path.startsWith('/news/');
}

/** Headings of the text become `h2` and `h3`, because the title of the article is the `h1` of the page. */
const components: Components = {
  h1: ({ children }) => <h2>{children}</h2>,
  h4: ({ children }) => <h3>{children}</h3>,
  h5: ({ children }) => <h3>{children}</h3>,
  h6: ({ children }) => <h3>{children}</h3>,
  table: ({ node: _, ...table }) => <Table cards={'data-cards' in table} {...table} />,
  a: ({ href, children }) => {
    // `urlTransform` below empties a URL that is not allowed; its link becomes plain text.
    if (!href) return <span>{children}</span>;
    if (isSitePage(href)) return <AppLink to={href}>{children}</AppLink>;
    return (
      <a href={href} rel="noopener">
        {children}
      </a>
    );
  },
};

interface Props {
  markdown: string;
  language: Language;
}

/**
 * Renders the Markdown of an article. Omits raw HTML and images, and renders a link as plain text unless it
 * leads to a web page, an e-mail address or a telephone number (design 8). Headings begin at `h2`, below the
 * article's title.
 */
export function ArticleText({ markdown, language }: Props) {
  return (
    <div className={styles.text} lang={language}>
      <Markdown
        skipHtml
        remarkPlugins={[remarkTables]}
        disallowedElements={['img']}
        components={components}
        urlTransform={(url) => (isArticleLink(url) ? url : '')}
      >
        {withShortWordsBound(markdown)}
      </Markdown>
    </div>
  );
}
