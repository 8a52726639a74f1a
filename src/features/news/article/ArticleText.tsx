import { type ComponentType, lazy, Suspense, useState } from 'react';
// Linked with the page, because prerendered texts have tables and images.
import '../../../ui/text/Table.module.css';
import './TextImage.module.css';
import styles from './ArticleText.module.css';
import type { ArticleTextProps } from './MarkdownText';
import { prerenderedText, textKey } from './prerenderedText';

let markdownText: ComponentType<ArticleTextProps> | undefined;

/**
 * Loads what renders Markdown, which a prerendered article does not need. Rejects if its chunk cannot be fetched.
 */
export async function loadMarkdownText(): Promise<{ default: ComponentType<ArticleTextProps> }> {
  markdownText ??= (await import('./MarkdownText')).MarkdownText;
  return { default: markdownText };
}

const LazyMarkdownText = lazy(loadMarkdownText);

/**
 * Renders the text of an article: the prerendered one as it is in the document, another one from its Markdown. While
 * that is loaded, the text before it stays.
 */
export function ArticleText(props: ArticleTextProps) {
  const key = textKey(props);
  const [prerendered] = useState(() => ({ key, children: prerenderedText(key) }));
  const Loaded = markdownText;
  const isPrerendered = prerendered.children !== undefined && prerendered.key === key;
  return (
    <div className={styles.text} lang={props.language} data-text={key}>
      {isPrerendered && prerendered.children}
      {!isPrerendered && Loaded && <Loaded {...props} />}
      {!isPrerendered && !Loaded && (
        <Suspense fallback={prerendered.children}>
          <LazyMarkdownText {...props} />
        </Suspense>
      )}
    </div>
  );
}
