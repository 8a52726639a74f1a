import Markdown, { type Components } from 'react-markdown';
import { pages } from '../../../content/site';
import { withShortWordsBound } from '../../../lib/text/noBreaks';
import { languageOfText } from '../../../lib/text/text';
import { isArticleLink } from '../../../lib/urls/urls';
import { AppLink } from '../../../ui/navigation/AppLink';
import styles from './ArticleText.module.css';

/** Whether a link leads to a page of the site without a language prefix, and not to a file. */
function isOwnPage(href: string): boolean {
  const [path = ''] = href.split(/[?#]/);
  return pages.some((page) => page.path === path) || path.startsWith('/news/');
}

/** The page has one `h1` already, so a heading in the text begins at the second level. */
const components: Components = {
  h1: ({ children }) => <h2>{children}</h2>,
  h4: ({ children }) => <h3>{children}</h3>,
  h5: ({ children }) => <h3>{children}</h3>,
  h6: ({ children }) => <h3>{children}</h3>,
  a: ({ href, children }) => {
    // A link with a URL that is not allowed becomes plain text.
    if (!href) return <span>{children}</span>;
    if (isOwnPage(href)) return <AppLink to={href}>{children}</AppLink>;
    return (
      <a href={href} rel="noopener">
        {children}
      </a>
    );
  },
};

/** An article's Markdown. Raw HTML is shown as nothing; links lead to web, mail or telephone only. */
export function ArticleText({ markdown }: { markdown: string }) {
  return (
    <div className={styles.text} lang={languageOfText(markdown)}>
      <Markdown
        skipHtml
        disallowedElements={['img']}
        components={components}
        urlTransform={(url) => (isArticleLink(url) ? url : '')}
      >
        {withShortWordsBound(markdown)}
      </Markdown>
    </div>
  );
}
