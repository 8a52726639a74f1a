import { useTranslation } from 'react-i18next';
import { env } from '../../lib/env';

/** Names the second host of the site (docs/deployment.md), on paper too; nothing if there is none. */
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
