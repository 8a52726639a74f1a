import type { HelpText } from '../../content/text';
import styles from './Phrase.module.css';

/** Renders a phrase to say, which is Russian on the pages of both languages. */
export const Phrase = ({ phrase }: { phrase: HelpText['phrase'] }) => (
  <div>
    <p>{phrase.label}</p>
    <p lang="ru" className={styles.phrase}>
      {phrase.text}
    </p>
  </div>
);
