import styles from './ExampleFigure.module.css';
import type { Example } from './examples/example';

interface Props {
  id: string;
  example: Example;
}

/** One example with its title below a frame. `data-example` marks what the accessibility tests check. */
export const ExampleFigure = ({ id, example: { title, element, frame = 'plain' } }: Props) => (
  <figure className={styles.figure}>
    <figcaption>{title}</figcaption>
    <div id={id} data-example={title} className={`${styles.frame} ${styles[frame]}`}>
      {element}
    </div>
  </figure>
);
