import { useTranslation } from 'react-i18next';
import { heroGreetings, heroScenes } from '../../../content/home/hero';
import { useMotion } from '../../../lib/hooks/useMotion';
import { useSteps } from '../../../lib/hooks/useRotation';
import { useLanguage } from '../../../lib/i18n/useLanguage';
import { Button, buttonClass } from '../../../ui/actions/Button';
import { RotatorControls } from '../../../ui/actions/RotatorControls';
import { AppLink } from '../../../ui/navigation/AppLink';
import styles from './Hero.module.css';
import { HeroScenes } from './HeroScenes';

/** Spec 9, Paging and display. */
const SCENE_MS = 3_000;
const LINE_MS = 10_000;

const scrollToBottom = () => {
  const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  window.scrollTo({ top: document.body.scrollHeight, behavior: calm ? 'auto' : 'smooth' });
};

/** The first screen (spec 2): three scenes, a greeting in three languages, two actions. */
export function Hero() {
  const { t } = useTranslation('home');
  const language = useLanguage();
  const motion = useMotion();
  const own = heroGreetings.findIndex(({ lang }) => lang === language);
  const scenes = useSteps(heroScenes.length, SCENE_MS, motion.running);
  const lines = useSteps(heroGreetings.length, LINE_MS, motion.running, own);
  const line = heroGreetings[lines.index] ?? heroGreetings[0];

  return (
    <section className={styles.hero} {...motion.hold} aria-label={t('hero.name')}>
      <HeroScenes index={scenes.index} />
      <div className={`container ${styles.words}`}>
        <h1 tabIndex={-1}>{t('hero.name')}</h1>
        <div lang={line.lang} className={styles.line}>
          <p className={styles.title}>{line.title}</p>
          <p className={styles.text}>{line.text}</p>
        </div>
        <div className={styles.actions}>
          <AppLink to="/consular" className={buttonClass('primary')}>
            {t('hero.learnMore')}
            <span className="visually-hidden"> {t('hero.learnMoreOf')}</span>
          </AppLink>
          <Button variant="light" onClick={scrollToBottom}>
            {t('hero.contactUs')}
          </Button>
          <RotatorControls motion={motion} what={t('hero.pictures')} />
        </div>
      </div>
    </section>
  );
}
