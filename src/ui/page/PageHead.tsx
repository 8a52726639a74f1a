interface Props {
  /** The title of the document, which includes the name of the site. */
  title: string;
  /** One sentence about the page; without it no description is rendered. */
  description?: string;
}

/**
 * Renders title and description into the head of the document, for browsers and search engines and, as Open
 * Graph, for shared links.
 */
export const PageHead = ({ title, description }: Props) => (
  <>
    <title>{title}</title>
    <meta property="og:title" content={title} />
    {description && (
      <>
        <meta name="description" content={description} />
        <meta property="og:description" content={description} />
      </>
    )}
  </>
);
