import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { heroGreetings, heroScenes } from '../../../../content/home/hero';
import { FOOTER_CONTACTS } from '../../../../content/site';
import { useFacts } from '../../../../lib/facts/currentFacts';
import { useMotion } from '../../../../lib/hooks/useMotion';
import { useSteps } from '../../../../lib/hooks/useRotation';
import { useLanguage } from '../../../../lib/i18n/useLanguage';
import { typeset } from '../../../../lib/text/typeset';
import { Button, buttonClass } from '../../../../ui/actions/Button';
import { RotatorControls } from '../../../../ui/actions/RotatorControls';
import { Illustration } from '../../../../ui/layout/Illustration';
import { AppLink } from '../../../../ui/navigation/AppLink';
import styles from '../homeSections.module.css';

/**
 * Renders the scenes (R2.12), each mounted when its index first comes up; a photograph of staff
 * replaces all scenes. `children` are the controls.
 */
function HeroScenes({ index, children }: { index: number; children: ReactNode }) {
  const picture = useFacts().pictures?.home;
  const [seen, setSeen] = useState<ReadonlySet<number>>(new Set([index]));
  if (!seen.has(index)) setSeen(new Set([...seen, index]));
  return (
    <div className={styles.scenes}>
      {heroScenes.map(
        (scene, position) =>
          (picture ? position === 0 : seen.has(position)) && (
            <div
              key={scene}
              className={styles.scene}
              data-active={Boolean(picture) || position === index}
            >
              <Illustration name={scene} eager picture={picture} />
            </div>
          ),
      )}
      <div className={styles.player}>{children}</div>
    </div>
  );
}

/** Milliseconds for which an illustration and a greeting are shown (R9.31). */
const SCENE_MS = 3_000;
const GREETING_MS = 10_000;

/** Scrolls to the end and focuses the contacts, because otherwise the next Tab leads elsewhere. */
const scrollToBottom = () => {
  document.getElementById(FOOTER_CONTACTS)?.focus({ preventScroll: true });
  const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  window.scrollTo({ top: document.body.scrollHeight, behavior: calm ? 'auto' : 'smooth' });
};

/**
 * Renders home's head with changing scenes and greetings (R2.11 to R2.13), the page's language
 * first. Stops while paused, hovered or focused, and with reduced motion (R9.31).
 */
export function Hero() {
  const { t } = useTranslation('home');
  const language = useLanguage();
  const motion = useMotion();
  const first = heroGreetings.findIndex(({ lang }) => lang === language);
  const scenes = useSteps(heroScenes.length, SCENE_MS, motion.running);
  const greetings = useSteps(heroGreetings.length, GREETING_MS, motion.running, first);
  const greeting = heroGreetings[greetings.index] ?? heroGreetings[0];

  return (
    <section className={styles.hero} {...motion.hold} aria-label={t('hero.name')}>
      <HeroScenes index={scenes.index}>
        <RotatorControls motion={motion} what={t('hero.scenes')} />
      </HeroScenes>
      <div className={`container ${styles.content}`}>
        <div className={styles.greeting}>
          {/* Screen readers have one heading in the language of the page, whatever is shown. */}
          <h1 tabIndex={-1}>{t('hero.name')}</h1>
          <p
            key={`${greeting.lang} title`}
            lang={greeting.lang}
            aria-hidden="true"
            className={styles.title}
          >
            {typeset(greeting.title)}
          </p>
          <p key={greeting.lang} lang={greeting.lang} className={styles.text}>
            {typeset(greeting.text)}
          </p>
        </div>
        <div className="cluster gap-2">
          <AppLink to="/consular" className={buttonClass()}>
            {t('hero.learnMore')}
            <span className="visually-hidden"> {t('hero.learnMoreOf')}</span>
          </AppLink>
          <Button variant="onDark" onClick={scrollToBottom}>
            {t('hero.contactUs')}
          </Button>
        </div>
      </div>
    </section>
  );
}
