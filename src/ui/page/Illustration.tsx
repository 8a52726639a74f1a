import type { Scene as SceneName } from '../../content/site';

interface Props {
  name: SceneName;
  /** The alternative text; empty for an illustration that adds nothing to the text beside it. */
  alt?: string;
  /**
   * Whether it loads immediately, because it is on the first screen; otherwise when it comes near the
   * viewport.
   */
  eager?: boolean;
}

/** Renders an illustration of `public/scenes` by its name, without the ending (docs/scenes.md). */
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
