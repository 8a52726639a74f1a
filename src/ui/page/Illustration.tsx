import type { Scene as SceneName } from '../../content/site';

interface Props {
  name: SceneName;
  /** Alternative text; empty when the words beside the picture say it all. */
  alt?: string;
  /** On the first screen: fetched at once. */
  eager?: boolean;
}

/** One of the site's pictures (docs/scenes.md). */
export function Illustration({ name, alt = '', eager = false }: Props) {
  return (
    <img
      src={`/scenes/${name}.svg`}
      alt={alt}
      width={1600}
      height={1000}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
    />
  );
}
