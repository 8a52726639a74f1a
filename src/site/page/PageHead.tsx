import { withoutJoiners } from '../../lib/text/typeset';

interface Props {
  /** The title of the document, which includes the name of the site. */
  title: string;
  description?: string | undefined;
}

/** Renders title and description, which React moves to the head, and Open Graph for sharing. */
export const PageHead = ({ title, description }: Props) => (
  <>
    <title>{withoutJoiners(title)}</title>
    <meta property="og:title" content={withoutJoiners(title)} />
    {description && (
      <>
        <meta name="description" content={withoutJoiners(description)} />
        <meta property="og:description" content={withoutJoiners(description)} />
      </>
    )}
  </>
);
