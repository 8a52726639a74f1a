interface Props {
  /** The title of the document, which includes the name of the site. */
  title: string;
  description?: string;
}

/** Renders title and description, which React moves into the head of the document, and as Open Graph for shared links. */
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
