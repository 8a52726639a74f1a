import { useTranslation } from 'react-i18next';
import { env } from '../../lib/env';

/** Names the second host (docs/deployment.md), on paper too; nothing without one. */
export function MirrorLine({ className }: { className?: string }) {
  const { t } = useTranslation();
  return (
    env.mirrorUrl && (
      <p className={className}>
        {t('mirror')} <a href={env.mirrorUrl}>{new URL(env.mirrorUrl).host}</a>
      </p>
    )
  );
}
