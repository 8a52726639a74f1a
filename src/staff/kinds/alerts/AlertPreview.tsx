import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fromMoscowInput } from '../../../lib/dates/moscowTime';
import { type Language, languages, withOther } from '../../../lib/i18n/languages';
import { useLanguage } from '../../../lib/i18n/useLanguage';
import { isHttpUrl } from '../../../lib/urls/urls';
import { AlertBanner } from '../../../site/alerts/AlertBanner';
import { preventNavigation, usePreviewTexts } from '../../editor/preview/PreviewButton';
import type { AlertValues } from './schema';

interface Props {
  values: AlertValues;
}

const TITLES = { en: 'kinds:alerts.form.previewEn', ru: 'kinds:alerts.form.previewRu' } as const;

/** Renders the banner of an alert in both languages; nothing until their texts are loaded. */
export function AlertPreview({ values }: Props) {
  const { t } = useTranslation(['admin', 'kinds']);
  const shown = useLanguage();
  // The labels of the banner, also in the language that the staff area does not show.
  const { isSuccess, isError } = usePreviewTexts(languages, []);
  if (isError) return <p>{t('kinds:alerts.form.previewMissing')}</p>;
  if (!isSuccess) return null;
  return withOther(shown).map((language) => (
    <figure key={language} className="stack gap-2" onClickCapture={preventNavigation}>
      <figcaption className="small-print">{t(TITLES[language])}</figcaption>
      <Preview values={values} language={language} />
    </figure>
  ));
}

function Preview({ values, language }: Props & { language: Language }) {
  const [folded, setFolded] = useState(false);
  const link = values.link.trim();
  const alert = {
    level: values.level,
    text: { en: values.text_en.trim(), ru: values.text_ru.trim() },
    link: isHttpUrl(link) ? link : null,
    until: fromMoscowInput(values.ends_at)?.getTime() ?? null,
    startsAt: (fromMoscowInput(values.starts_at) ?? new Date()).getTime(),
  };
  return <AlertBanner alerts={[alert]} language={language} folded={folded} onFold={setFolded} />;
}
