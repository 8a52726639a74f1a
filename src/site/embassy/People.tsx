import * as builtIn from '../../content/leadership';
import { useFacts } from '../../lib/facts/currentFacts';
import { useLanguage } from '../../lib/i18n/useLanguage';
import { typeset } from '../../lib/text/typeset';
import { mediaUrl } from '../../lib/urls/media';
import { AppLink } from '../../ui/navigation/AppLink';
import styles from './People.module.css';

/**
 * Returns the Ambassador and the Deputy, each with `office` and the fields of a Leader, as staff
 * have introduced them or else as built in.
 */
export function useLeaders() {
  const leadership = { ...builtIn.leadership, ...useFacts().leadership };
  return (['ambassador', 'deputy'] as const).map((office) => ({ office, ...leadership[office] }));
}

/** Renders a portrait; the name beside it describes it. */
export const Portrait = ({ photo }: { photo: string }) => (
  <img
    src={mediaUrl(photo)}
    alt=""
    width={400}
    height={500}
    loading="lazy"
    className={styles.portrait}
  />
);

/** Names the people who lead the Embassy (R1.13), as far as their names are confirmed. */
export function PeopleBand() {
  const language = useLanguage();
  return (
    <div className={`stack gap-3 ${styles.band}`}>
      {useLeaders().map(
        ({ office, name, title, photo }) =>
          name && (
            <div key={office} className={styles.person}>
              {photo && <Portrait photo={photo} />}
              <div>
                <h3 className={styles.name}>
                  <AppLink to="/embassy#leadership">{typeset(name[language])}</AppLink>
                </h3>
                <p className="small-print">{typeset(title[language])}</p>
              </div>
            </div>
          ),
      )}
    </div>
  );
}
