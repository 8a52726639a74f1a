interface Props {
  /** Title of the document, with the name of the site. */
  title: string;
  description?: string;
}

/** Title and description of a page in the document's head, for search engines and for shared links (Open Graph). */
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
