import { useTranslation } from 'react-i18next';
import {
  type GuideSection as GuideSectionName,
  guideImage,
  guideImageSize,
  type IllustratedSection,
  illustrated,
} from '../../content/guide';
import { textAt, valueAt } from '../../lib/i18n/dynamicKey';
import { useLanguage } from '../../lib/i18n/useLanguage';
import { Panel } from '../../ui/layout/Panel';
import styles from './GuideSection.module.css';

const isIllustrated = (section: GuideSectionName): section is IllustratedSection =>
  illustrated.some((name) => name === section);

export function GuideSection({ section }: { section: GuideSectionName }) {
  const { t, i18n } = useTranslation('guide');
  const language = useLanguage();
  const steps = valueAt(t, `${section}.steps`, { returnObjects: true }) as string[];
  return (
    <Panel className={styles.section} aria-labelledby={section}>
      <h2 id={section} tabIndex={-1}>
        {t(`${section}.title`)}
      </h2>
      {i18n.exists(`guide:${section}.lead`) && <p>{textAt(t, `${section}.lead`)}</p>}
      <ol>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      {isIllustrated(section) && (
        <img
          {...guideImageSize}
          src={guideImage(section, language)}
          alt={t(`${section}.alt`)}
          loading="lazy"
          decoding="async"
        />
      )}
    </Panel>
  );
}
