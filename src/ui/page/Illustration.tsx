import type { Scene as SceneName } from '../../content/site';

interface Props {
  /** The file name in `public/scenes` without `.svg`. */
  name: SceneName;
  /** Whether it is on the first screen, and so loads immediately; otherwise it does when it comes near the viewport. */
  eager?: boolean;
}

/** Renders a drawing that adds nothing to the text beside it (docs/scenes.md), 1600 × 1000 pixels unless styles change it. */
export function Illustration({ name, eager = false }: Props) {
  return (
    <img
      src={`/scenes/${name}.svg`}
      alt=""
      className="cover"
      width={1600}
      height={1000}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
    />
  );
}
