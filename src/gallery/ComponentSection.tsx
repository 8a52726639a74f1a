import styles from './ComponentSection.module.css';
import type { CatalogueComponent } from './catalogue';
import { ExampleFigure } from './ExampleFigure';
import type { Texts } from './texts/texts';

interface Props {
  component: CatalogueComponent;
  texts: Texts;
}

/**
 * Renders a component of the gallery under its heading: source file, docstring and examples; a sentence
 * instead of these where it has none.
 */
export function ComponentSection({ component, texts }: Props) {
  const { name, file, description, examples } = component;
  const fileName = file.slice(file.lastIndexOf('/') + 1);
  return (
    <article id={name} className={styles.section} aria-labelledby={`${name}-heading`}>
      <h2 id={`${name}-heading`} translate="no">
        <a href={`#${name}`}>{name}</a>
      </h2>
      <code translate="no">
        {file.slice(0, -fileName.length)}
        <wbr />
        {fileName}
      </code>
      <p lang="en" className={styles.description}>
        {description}
      </p>
      {examples ? (
        examples(texts).map((example, index) => (
          <ExampleFigure key={example.title} id={`${name}-${index + 1}`} example={example} />
        ))
      ) : (
        <p>{texts.gallery.missing}</p>
      )}
    </article>
  );
}
