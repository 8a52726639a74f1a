import { type ComponentProps, useState } from 'react';
import { useLanguage } from '../../../lib/i18n/useLanguage';
import { AlertBanner } from '../../../ui/feedback/AlertBanner';

type Alert = ComponentProps<typeof AlertBanner>['alerts'][number];

interface Props {
  levels: Alert['level'][];
  /** In the language of the page. */
  text: string;
  checkedAt?: number;
}

/** Renders alerts of the levels whose button folds them. */
export function FoldsAlerts({ levels, text, checkedAt }: Props) {
  const language = useLanguage();
  const [folded, setFolded] = useState(false);
  const alerts = levels.map((level) => ({
    level,
    text: { en: text, ru: text },
    link: 'https://mfa.go.ke',
    startsAt: Date.UTC(2026, 10, 22, 9),
  }));
  return (
    <AlertBanner
      alerts={alerts}
      language={language}
      folded={folded}
      onFold={setFolded}
      checkedAt={checkedAt}
    />
  );
}
