import styles from './ExampleFigure.module.css';
import type { Example } from './examples/example';

interface Props {
  /** Name of the component and number of the example from 1, `Button-2`. */
  id: string;
  example: Example;
}

/**
 * Renders one example in a frame, with its title. `data-example` marks the elements that the accessibility
 * tests check.
 */
export const ExampleFigure = ({ id, example: { title, element, frame = 'plain' } }: Props) => (
  <figure className={styles.figure}>
    <figcaption>{title}</figcaption>
    <div id={id} data-example={title} className={`${styles.frame} ${styles[frame]}`}>
      {element}
    </div>
  </figure>
);
