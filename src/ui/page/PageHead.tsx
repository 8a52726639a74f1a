interface Props {
  /** The title of the document, which includes the name of the site. */
  title: string;
  description?: string;
}

/** Returns a text without the word joiners of the typography, because tabs and search engines show it in one line. */
const plain = (text: string): string => text.replaceAll('\u2060', '');

/** Renders title and description, which React moves into the head of the document, and as Open Graph for shared links. */
export const PageHead = ({ title, description }: Props) => (
  <>
    <title>{plain(title)}</title>
    <meta property="og:title" content={plain(title)} />
    {description && (
      <>
        <meta name="description" content={plain(description)} />
        <meta property="og:description" content={plain(description)} />
      </>
    )}
  </>
);
