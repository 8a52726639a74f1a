import type { Scene as SceneName } from '../../content/site';

interface Props {
  name: SceneName;
  /** The alternative text; empty for an illustration that adds nothing to the text beside it. */
  alt?: string;
  /** Loads it immediately, because it is on the first screen. */
  eager?: boolean;
}

/** An illustration of `public/scenes` (docs/scenes.md). */
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
