interface Props {
  /** The title of the document, which includes the name of the site. */
  title: string;
  description?: string;
}

/**
 * Renders title and description in the head of the document, for search engines and shared links (Open
 * Graph).
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
