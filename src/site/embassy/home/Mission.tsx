import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { coreValues } from '../../../content/coreValues';
import { Pairs } from '../../../ui/layout/Pairs';

/**
 * Renders vision, mission and core values (R1.14).
 * @param people who leads the Embassy, on a page that does not introduce them
 */
export function Mission({ people }: { people?: ReactNode }) {
  const { t } = useTranslation('home');
  const values = (
    <ul className="plain-list auto-grid">
      {coreValues.map((value) => (
        <li key={value}>{t(`values.${value}`)}</li>
      ))}
    </ul>
  );
  return (
    <section className="stack gap-5">
      <h2 id="mission" tabIndex={-1}>
        {t('mission.title')}
      </h2>
      <Pairs
        pairs={[
          ...(people ? [{ key: 'people', label: t('mission.people'), value: people }] : []),
          { key: 'vision', label: t('mission.vision'), value: t('mission.visionText') },
          { key: 'mission', label: t('mission.mission'), value: t('mission.missionText') },
          { key: 'values', label: t('mission.values'), value: values },
        ]}
      />
    </section>
  );
}
